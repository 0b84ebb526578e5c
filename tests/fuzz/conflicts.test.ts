import fc from 'fast-check';
import { expect, it } from 'vitest';
import { document, mergeHistory, playHistory } from '../../packages/sync/src/test/merging/mergeHistory.ts';
import { modelReplicas } from '../../packages/sync/src/test/merging/modelReplica.ts';

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

it.each(seeds)('1,000 histories of devices that merge lose no edit, from seed %i', async (seed) => {
  let merges = 0;
  await fc.assert(
    fc.asyncProperty(mergeHistory, async (history) => {
      const result = await playHistory(history, modelReplicas(document));
      merges += result.merges;
      expect(result.problems).toEqual([]);
    }),
    { seed, numRuns: 1000 },
  );
  expect(merges).toBeGreaterThan(2000);
});
