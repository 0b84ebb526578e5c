import { readFileSync } from 'node:fs';
import { readProject } from '@playhouse/core';
import { type Game, parseInputScript } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { expectGhosts, type PausedGame, randomTries } from '../experiments/ghostPaths.ts';
import { root } from '../root.ts';

/** Frames that are played in the first scene after the title before the first question. */
const playedFrames = 90;
const [numbers, places] = [4, 2];

function pausedGame(name: string, goneBack: number): PausedGame {
  const read = readProject(readProjectFiles(folderOf(name)));
  const file = name === 'pip-and-the-lanterns' ? 'pip' : name;
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/${file}-walkthrough.json`, 'utf8')));
  if (!read.ok || !script.ok) throw new Error(`${name} cannot be read.`);
  const byFrame = Map.groupBy(script.value, ({ frame }) => frame);
  const isReached = ({ currentScene }: Game) => currentScene.name !== 'Title';
  return {
    project: read.value.contents.project,
    inputs: (frame) => byFrame.get(frame) ?? [],
    isReached,
    playedFrames,
    goneBack,
  };
}

describe.each(games.map(({ name }) => name))('the predicted paths after an edit of %s', (name) => {
  it.each([
    ['where it was paused', 0],
    ['after rewinding', 60],
  ])('are those that its actors actually take, %s', async (_words, goneBack) => {
    const paused = pausedGame(name, goneBack);
    const tries = await randomTries(paused, numbers, places);
    expect(tries).toHaveLength(numbers + places);
    const different: string[] = [];
    for (const one of tries) if (await expectGhosts(paused, one)) different.push(one.words);
    expect(different).not.toEqual([]);
  });
});
