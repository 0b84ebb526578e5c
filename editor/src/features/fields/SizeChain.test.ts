import { expect, test } from 'vitest';
import { chained } from './SizeChain.tsx';

test.each([
  ['the width takes the height along', [90, 30], 0, 60, [60, 20]],
  ['the height takes the width along', [90, 30], 1, 60, [180, 60]],
  ['to a hundredth', [30, 10], 0, 20, [20, 6.67]],
  ['never below the least side', [100, 2], 0, 10, [10, 1]],
  ['not without proportions', [0, 30], 0, 60, undefined],
  ['not where the sides differ', [undefined, 30], 1, 60, undefined],
] as const)('%s', (_, before, part, value, after) => {
  expect(chained(before, part, value, 1)).toEqual(after);
});
