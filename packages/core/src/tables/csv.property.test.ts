import { it } from 'vitest';
import { checkAnyInput, checkRoundTrip } from './test/csvProperties.ts';

it('every table that is written reads as the same table', () => {
  checkRoundTrip({ seed: 1, numRuns: 4000 });
});

it('any text and any bytes give a table or one sentence', () => {
  checkAnyInput({ seed: 1, numRuns: 8000 });
});
