import { importLegacy, type Project } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../experiments/askPlanted.ts';
import { expectGhosts, type PausedGame, randomTries } from '../experiments/ghostPaths.ts';
import { earlier } from '../experiments/plantedCase.ts';
import { plantedCases } from '../experiments/plantedCases.ts';
import { findHost, type Host, type PlayedGame } from '../experiments/plantedGame.ts';
import { corpusProjects, readProjectFiles } from './corpus.ts';
import { inputFor } from './randomInput.ts';

const [numbers, places] = [6, 3];

function projectOf(name: string): Project {
  const imported = importLegacy(readProjectFiles(name));
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return imported.value.contents.project;
}

/** The scene with the most actors in which something can be planted. */
async function hostIn(project: Project): Promise<{ game: PlayedGame; host: Host }> {
  const size = (id: string) => project.scenes.get(id)?.layers.reduce((sum, { actors }) => sum + actors.length, 0) ?? 0;
  for (const firstScene of project.object.scenes.toSorted((one, other) => size(other) - size(one))) {
    const game = { project, firstScene, events: [] };
    const host = await findHost(game, earlier);
    if (host) return { game, host };
  }
  throw new Error(`${project.object.title} has no actor to plant in.`);
}

describe.each(corpusProjects())('the legacy project %s', (name) => {
  const project = projectOf(name);
  const found = hostIn(project);

  it.each(plantedCases)('is explained by %s: %s', async (_cause, _name, one) => {
    const { game, host } = await found;
    await expectAnswer(game, host, one);
  });

  it.each([
    ['where it was paused', 0],
    ['after rewinding', 60],
  ])('follows the predicted paths of edits, %s', async (_words, goneBack) => {
    const { game } = await found;
    const events = inputFor(project, 1);
    const inputs = (frame: number) => events.get(frame) ?? [];
    const paused: PausedGame = { ...game, inputs, isReached: () => true, playedFrames: 60, goneBack };
    const tries = await randomTries(paused, numbers, places);
    expect(tries.length).toBeGreaterThanOrEqual(places);
    const different: string[] = [];
    for (const one of tries) if (await expectGhosts(paused, one)) different.push(one.words);
    expect(different).not.toEqual([]);
  });
});
