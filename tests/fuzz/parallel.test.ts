import { expect, test } from 'vitest';
import { playInParallel } from '../cli/playInParallel.ts';

/** The number of writes per writer, over all rounds together. */
const rounds = Number(process.env.PLAYHOUSE_ROUNDS ?? 2000);

const matches = [false, true].flatMap((isArchive) =>
  [2, 4].map((writers) => ({ isArchive, writers, readers: 2, rounds: Math.ceil(rounds / 4) })),
);

test.each(matches)(
  '$writers writers, 2 readers, $rounds rounds (archive: $isArchive): 0 lost, 0 mixed',
  async (match) => {
    const { acknowledged, last, looks, leftOver } = await playInParallel(match);
    const lost = acknowledged.length - new Set(acknowledged).size;
    console.log(`${acknowledged.length} writes, ${lost} lost, ${looks} looks, 0 mixed`);
    expect(acknowledged.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: match.writers * match.rounds }, (_, at) => at + 1),
    );
    expect(last).toBe(acknowledged.length);
    expect(leftOver).toEqual([]);
  },
);

test.each([false, true])('writers that are repeatedly killed (archive: %s)', async (isArchive) => {
  const match = { isArchive, writers: 4, readers: 2, rounds: Math.ceil(rounds / 40), killAfter: 3 };
  const { acknowledged, kills, last, looks } = await playInParallel(match);
  console.log(`${kills} kills, ${acknowledged.length} writes told, ${last} made, ${looks} looks, 0 mixed`);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(kills).toBeGreaterThan(0);
  expect(last).toBeGreaterThanOrEqual(acknowledged.length);
  expect(last).toBeLessThanOrEqual(acknowledged.length + kills);
});
