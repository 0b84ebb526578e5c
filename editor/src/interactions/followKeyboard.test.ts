import { expect, test } from 'vitest';
import { coveredHeight } from './followKeyboard.ts';

test.each([
  ['nothing', 844, 1, 0],
  ['the bars of a browser', 760, 1, 0],
  ['a keyboard', 508, 1, 336],
  ['the edges of a magnified page', 422, 2, 0],
])('%s covers the page', (_, height, scale, covered) => {
  expect(coveredHeight(844, { height, scale })).toBe(covered);
});
