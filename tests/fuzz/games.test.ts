import { expect, it } from 'vitest';
import { checkGame } from '../../packages/runtime/src/test/gameProperties.ts';

it('1,000 generated games of 2,000 frames repeat from their record, back and forward, and from snapshots', async () => {
  for (let number = 1; number <= 1000; number++) {
    const { problems } = await checkGame(number, 2000);
    expect(problems).toEqual([]);
  }
}, 7_200_000);
