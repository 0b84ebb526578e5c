import { test } from 'vitest';
import { checkAnyInput, checkLongInput } from '../../packages/core/src/expression/testing/anyInput.property.ts';

test('100,000 texts of random bytes and pieces are programs, or have findings within their bounds', () => {
  checkAnyInput({ seed: 2, numRuns: 100_000 });
});

test('10,000 long and deep texts are programs, or have findings within their bounds', () => {
  checkLongInput({ seed: 2, numRuns: 10_000 });
});
