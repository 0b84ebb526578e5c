import { describe, expect, it } from 'vitest';
import { plantedFaults } from './faults.ts';
import { simulate } from './world.ts';

const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

describe('devices and a server that fail in any way', () => {
  it('lose no edit, come to the same project, and name what was refused, with 50 seeds', async () => {
    const sums = { edits: 0, merges: 0, crashes: 0 };
    for (const seed of seeds) {
      const { problems, edits, merges, crashes } = await simulate(seed);
      expect(problems.map((text) => `seed ${seed}: ${text}`)).toEqual([]);
      sums.edits += edits;
      sums.merges += merges;
      sums.crashes += crashes;
    }
    expect(sums.edits).toBeGreaterThan(1000);
    expect(sums.merges).toBeGreaterThan(100);
    expect(sums.crashes).toBeGreaterThan(100);
  });

  it('do exactly the same again with the same seed', async () => {
    const [first, second] = [await simulate(7), await simulate(7)];
    expect(second).toEqual(first);
  });

  it.each(plantedFaults)('are found out: %s', async (planted) => {
    let found = 0;
    for (const seed of seeds) {
      found = (await simulate(seed, planted)).problems.length;
      if (found > 0) break;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('leave versions side by side rather than lose one, when nobody has their base any more', async () => {
    const results = await Promise.all(
      seeds.slice(0, 20).map((seed) => simulate(seed, 'bodies discarded by the server')),
    );
    const problems = results.flatMap((each) => each.problems);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((text) => !/has \d open leaves$/.test(text))).toEqual([]);
  });
});
