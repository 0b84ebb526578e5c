import { it } from 'vitest';
import { checkAnyInput, checkRoundTrip } from '../../packages/core/src/tables/test/csvProperties.ts';

it('every table that is written as a file reads as the same table', () => {
  checkRoundTrip({ seed: 2, numRuns: 1_000_000 });
});

it('any text and any bytes give a table or one sentence', () => {
  checkAnyInput({ seed: 3, numRuns: 10_000_000 });
});
