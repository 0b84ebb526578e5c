import { expect, it } from 'vitest';
import { checkGame } from '../../packages/runtime/src/test/gameProperties.ts';

/** The numbers of the first games of forty parts, so that progress is seen and one game hides no others. */
const parts = Array.from({ length: 40 }, (_, part) => 1 + part * 25);

it.each(parts)(
  'generated games from %d on repeat for 2,000 frames from their record, back and forward, and from snapshots',
  async (first) => {
    const problems: string[] = [];
    for (let number = first; number < first + 25; number++) problems.push(...(await checkGame(number, 2000)).problems);
    expect(problems).toEqual([]);
  },
);
