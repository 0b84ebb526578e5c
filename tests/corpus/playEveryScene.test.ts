import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importLegacy, type Project } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Fault, type Game } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { corpusProjects, readProjectFiles } from './corpus.ts';
import { frames, inputFor } from './randomInput.ts';

/** The codes of faults that the reference explains. */
const documented = new Set(
  [...readFileSync(path.join(root, 'docs/reference/faults.md'), 'utf8').matchAll(/^\| `([\w.]+)`/gm)].map(
    ([, code]) => code,
  ),
);

function projectOf(name: string): Project {
  const imported = importLegacy(readProjectFiles(name));
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return imported.value.contents.project;
}

async function play(project: Project, sceneId: string, seed: number): Promise<Game> {
  const game = await createGame(project, createHeadlessPorts(project), { seed, sceneId });
  const input = inputFor(project, seed);
  for (let frame = 1; frame <= frames; frame++) game.step(input.get(frame) ?? []);
  return game;
}

/** The maximum number of games started to play a scene: some scenes change after a second. */
const mostStarts = 40;

/** Plays a scene for this many frames in total, and restarts it whenever it changes to another one. */
async function playScene(
  project: Project,
  sceneId: string,
): Promise<{ played: number; starts: number; faults: Fault[] }> {
  let [played, starts] = [0, 0];
  const faults: Fault[] = [];
  while (played < frames && starts < mostStarts) {
    starts++;
    const game = await createGame(project, createHeadlessPorts(project), { seed: starts, sceneId });
    const input = inputFor(project, starts);
    while (played < frames && game.currentScene.id === sceneId) {
      game.step(input.get(game.frame + 1) ?? []);
      played++;
    }
    faults.push(...game.faults);
    game.destroy();
  }
  return { played, starts, faults };
}

function listed({ code, path: place }: Fault): string {
  return `${code} at ${place.join('/')}`;
}

describe.each(corpusProjects())('the legacy project %s', (name) => {
  const project = projectOf(name);

  it.each([...project.scenes].map(([id, { attributes }]) => [attributes.name, id] as const))(
    'plays a minute of random input starting at the scene %s',
    async (_, sceneId) => {
      const game = await play(project, sceneId, 1);
      const faults = game.faults.map(listed);
      expect(game.faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
      expect(faults.filter((_text, index) => !documented.has(game.faults[index]?.code))).toEqual([]);
      expect(new Set(faults).size).toBe(faults.length);
      expect(game.frame).toBe(frames);
      for (const { position, size, rotation } of game.actorList()) {
        expect(Number.isFinite(position.x + position.y + size.width + size.height + rotation)).toBe(true);
      }
      if (faults.length > 0) console.log(`${name}: ${faults.join(', ')}`);
      game.destroy();
    },
  );

  it.each([...project.scenes].map(([id, { attributes }]) => [attributes.name, id] as const))(
    'plays a minute of the scene %s itself, restarted whenever it leads to another scene',
    async (sceneName, sceneId) => {
      const { played, starts, faults } = await playScene(project, sceneId);
      expect(faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
      expect(played === frames || starts === mostStarts).toBe(true);
      if (starts > 1) console.log(`${name}: ${sceneName} was played for ${played} frames in ${starts} starts`);
    },
  );
});
