import { readFileSync } from 'node:fs';
import { readProject, validateProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { root } from '../root.ts';

const stored = readProjectFiles(`${root}/fixtures/templates/pip-and-the-lanterns`);
stored.delete('screenshot.png');
const read = readProject(stored);
if (!read.ok) throw new Error('The sample game cannot be read.');
const { contents, notes } = read.value;
const { project, files } = contents;

function walkthrough(): readonly ScriptedEvent[] {
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/pip-walkthrough.json`, 'utf8')));
  if (!script.ok) throw new Error(script.message);
  return script.value;
}

async function play(sceneName: string, frames: number, events: readonly ScriptedEvent[]) {
  const sceneId = project.object.scenes.find((id) => project.scenes.get(id)?.attributes.name === sceneName) ?? '';
  const game = await createGame(project, createHeadlessPorts(project), { seed: 1, sceneId });
  for (let frame = 1; frame <= frames; frame++) game.step(events.filter((event) => event.frame === frame));
  return game;
}

describe('Pip and the Lanterns', () => {
  it('reads without notes and has no findings', () => {
    expect(notes).toEqual([]);
    expect(validateProject(project, files).issues).toEqual([]);
  });

  it('starts with the meadow when space is pressed', async () => {
    const game = await play('Title', 30, [{ frame: 10, type: 'keyDown', key: 'space' }]);
    expect(game.currentScene.name).toBe('Lantern Meadow');
  });

  it('ends when all seven lanterns are lit and Pip is home', async () => {
    const game = await play('Lantern Meadow', 780, walkthrough());
    expect(game.currentScene.name).toBe('Home');
    expect(game.attributes()).toMatchObject({ 'game.Lanterns': 7 });
    expect(game.faults).toEqual([]);
  });

  it('keeps the door shut while a lantern is dark', async () => {
    const events = walkthrough().filter(({ frame }) => frame > 200);
    const game = await play('Lantern Meadow', 780, events);
    expect(game.currentScene.name).toBe('Lantern Meadow');
  });

  it('takes a heart when Pip falls into the water, and puts Pip back', async () => {
    const game = await play('Lantern Meadow', 420, [
      { frame: 2, type: 'keyDown', key: 'right' },
      { frame: 400, type: 'keyUp', key: 'right' },
    ]);
    expect(Number(game.attributes()['game.Hearts'])).toBeLessThan(3);
  });
});
