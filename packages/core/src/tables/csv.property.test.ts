import { expect, it } from 'vitest';
import { checkAnyInput, checkManyInputs, checkRoundTrip } from './test/csvProperties.ts';

it('every written table is read back unchanged', () => {
  checkRoundTrip({ seed: 1, numRuns: 2000 });
});

it('any text and any bytes result in a table or one sentence', () => {
  checkAnyInput({ seed: 1, numRuns: 4000 });
});

it('so do 20,000 of them', () => {
  expect(checkManyInputs({ seed: 1, numRuns: 20_000 })).toBeGreaterThan(4_000);
});
