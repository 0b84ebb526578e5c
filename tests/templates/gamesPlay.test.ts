import { readFileSync } from 'node:fs';
import { readProject, validateProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf, type SampleGame } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { root } from '../root.ts';

const played = games.filter(({ createPlayer }) => createPlayer !== undefined);

function load({ name }: SampleGame) {
  const read = readProject(readProjectFiles(folderOf(name)));
  if (!read.ok) throw new Error(`${name} cannot be read.`);
  return read.value.contents;
}

function find(name: string): SampleGame {
  const game = games.find((other) => other.name === name);
  if (!game) throw new Error(`There is no ${name}.`);
  return game;
}

function walkthrough({ name }: SampleGame): readonly ScriptedEvent[] {
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/${name}-walkthrough.json`, 'utf8')));
  if (!script.ok) throw new Error(script.message);
  return script.value;
}

/** Plays until a scene is reached or the frames run out, from the first or the given scene. */
async function play(
  sample: SampleGame,
  options: { frames: number; until?: string; scene?: string; events?: readonly ScriptedEvent[] },
) {
  const { project } = load(sample);
  const saved = new Map<string, string>();
  const ports = createHeadlessPorts(project);
  const storage = {
    get: (key: string) => saved.get(key),
    set: (key: string, value: string) => void saved.set(key, value),
  };
  const sceneId = project.object.scenes.find((id) => project.scenes.get(id)?.attributes.name === options.scene);
  const game = await createGame(project, { ...ports, storage }, { seed: 1, ...(sceneId !== undefined && { sceneId }) });
  const byFrame = Map.groupBy(options.events ?? [], ({ frame }) => frame);
  while (game.frame < options.frames && game.currentScene.name !== options.until)
    game.step(byFrame.get(game.frame + 1) ?? []);
  return { game, saved };
}

describe.each(played.map((game) => [game.name, game] as const))('%s', (_name, sample) => {
  it('has no findings', () => {
    const { project, files } = load(sample);
    expect(validateProject(project, files).issues).toEqual([]);
  });

  it('is won by its walkthrough without faults', async () => {
    const events = walkthrough(sample);
    const { game } = await play(sample, { frames: 60 * 150, until: sample.ending, events });
    expect(game.currentScene.name).toBe(sample.ending);
    expect(game.faults).toEqual([]);
  });

  it('stays on the title until the player starts', async () => {
    const { game } = await play(sample, { frames: 120 });
    expect(game.currentScene.name).toBe('Title');
  });
});

describe('The Cheese Tower', () => {
  it('stays upright while nobody shoots', async () => {
    const { game } = await play(find('the-cheese-tower'), { frames: 300, scene: 'Yard' });
    expect(game.attributes()).toMatchObject({ 'game.Cheeses': 0, 'game.Tries': 6 });
  });

  it('rebuilds the towers on R', async () => {
    const events: ScriptedEvent[] = [
      { frame: 10, type: 'pointerDown', x: 190, y: 250 },
      { frame: 12, type: 'pointerMove', x: 60, y: 210 },
      { frame: 20, type: 'pointerUp', x: 60, y: 210 },
      { frame: 100, type: 'keyDown', key: 'r' },
    ];
    const sample = find('the-cheese-tower');
    const before = await play(sample, { frames: 95, scene: 'Yard', events });
    expect(before.game.attributes()).toMatchObject({ 'game.Tries': 5 });
    const after = await play(sample, { frames: 120, scene: 'Yard', events });
    expect(after.game.attributes()).toMatchObject({ 'game.Tries': 6 });
  });
});

describe('Thistle in the Maze', () => {
  it('is lost at dusk', async () => {
    const { game } = await play(find('thistle-in-the-maze'), { frames: 60 * 100, scene: 'Maze', until: 'Dusk' });
    expect(game.currentScene.name).toBe('Dusk');
  });

  it('keeps the hedges solid', async () => {
    const events: ScriptedEvent[] = [{ frame: 1, type: 'keyDown', key: 'up' }];
    const { game } = await play(find('thistle-in-the-maze'), { frames: 120, scene: 'Maze', events });
    const thistle = game.actorList().find(({ name }) => name === 'Thistle');
    expect(thistle?.position.y).toBeLessThan(18 * 64);
  });
});

describe('Professor Hoot', () => {
  it('counts correct answers and saves the best score', async () => {
    const sample = find('professor-hoot');
    const { game, saved } = await play(sample, { frames: 60 * 60, until: 'Report', events: walkthrough(sample) });
    expect(game.attributes()).toMatchObject({ 'game.Right': 7, 'game.Best': 7 });
    expect([...saved.keys()].join()).toContain('best score');
    for (let frame = 0; frame < 30; frame++) game.step([]);
    const lines = game.actorList().filter(({ name }) => name === 'Line of the report');
    expect(lines.map(({ attributes }) => attributes.Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const marks = game.actorList().filter(({ name }) => name === 'Mark in the report');
    expect(marks.filter(({ attributes }) => attributes.image === 'dot-right')).toHaveLength(7);
  });
});

describe('Pebble on the Ice', () => {
  it('ends with a bump for a player who never jumps', async () => {
    const { game } = await play(find('pebble-on-the-ice'), { frames: 900, scene: 'Run', until: 'Fallen' });
    expect(game.currentScene.name).toBe('Fallen');
  });

  it('gets faster every second', async () => {
    const sample = find('pebble-on-the-ice');
    const speedAfter = async (frames: number) => {
      const { game } = await play(sample, { frames, events: walkthrough(sample) });
      return Number(game.attributes()['game.Speed']);
    };
    expect(await speedAfter(1800)).toBeGreaterThan((await speedAfter(300)) + 100);
  });
});
