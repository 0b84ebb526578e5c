import { describe, expect, it } from 'vitest';
import { plantedFaults } from './faults.ts';
import { simulate } from './world.ts';

const seedsFrom = (first: number) => Array.from({ length: 10 }, (_, index) => first + index);

describe('devices and a server that fail in any way', () => {
  it.each([1, 11, 21, 31, 41])(
    'lose no edit, come to the same project, and name what was refused, with 10 seeds from %i',
    async (first) => {
      const sums = { edits: 0, merges: 0, crashes: 0 };
      for (const seed of seedsFrom(first)) {
        const { problems, edits, merges, crashes } = await simulate(seed);
        expect(problems.map((text) => `seed ${seed}: ${text}`)).toEqual([]);
        sums.edits += edits;
        sums.merges += merges;
        sums.crashes += crashes;
      }
      expect(sums.edits).toBeGreaterThan(200);
      expect(sums.merges).toBeGreaterThan(50);
      expect(sums.crashes).toBeGreaterThan(20);
    },
  );

  it('do exactly the same again with the same seed', async () => {
    const [first, second] = [await simulate(7), await simulate(7)];
    expect(second).toEqual(first);
  });

  it.each(plantedFaults)('are found out: %s', async (planted) => {
    let found = 0;
    for (const seed of [1, 11, 21, 31, 41].flatMap(seedsFrom)) {
      found = (await simulate(seed, planted)).problems.length;
      if (found > 0) break;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('leave versions side by side rather than lose one, when nobody has their base any more', async () => {
    const problems: string[] = [];
    for (const seed of seedsFrom(20)) {
      problems.push(...(await simulate(seed, 'bodies discarded by the server')).problems);
    }
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((text) => !/has \d+ open leaves$/.test(text))).toEqual([]);
  });
});
