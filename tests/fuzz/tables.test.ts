import { expect, it } from 'vitest';
import { checkAnyInput, checkManyInputs, checkRoundTrip } from '../../packages/core/src/tables/test/csvProperties.ts';

it('200,000 tables survive being written to files and read', () => {
  checkRoundTrip({ seed: 2, numRuns: 200_000 });
});

it('1,000,000 texts and byte strings are read as tables or rejected in one sentence, and tables survive a round trip', () => {
  checkAnyInput({ seed: 3, numRuns: 1_000_000 });
});

it.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('1,000,000 more, without shrinking, from seed %i', (seed) => {
  expect(checkManyInputs({ seed, numRuns: 1_000_000 })).toBeGreaterThan(200_000);
});
