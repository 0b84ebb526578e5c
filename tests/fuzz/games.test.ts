import { expect, it } from 'vitest';
import { checkGame } from '../../packages/runtime/src/test/gameProperties.ts';

/** The first numbers of forty groups of games, so that progress is visible and no failure hides others. */
const parts = Array.from({ length: 40 }, (_, part) => 1 + part * 25);

it.each(parts)(
  '2,000 frames of generated games from %d on repeat from recordings, backward and forward, and from snapshots',
  async (first) => {
    const problems: string[] = [];
    for (let number = first; number < first + 25; number++) problems.push(...(await checkGame(number, 2000)).problems);
    expect(problems).toEqual([]);
  },
);
