import { expect, it } from 'vitest';
import { gapOf, imagesIn, reorder } from './stripOrder.ts';

it('reads the stored text of a strip', () => {
  expect(['', 'a', 'a\tb\ta', 'a\t\tb'].map(imagesIn)).toEqual([[], ['a'], ['a', 'b', 'a'], ['a', 'b']]);
});

it.each([
  [[0], 2, 'bacd'],
  [[3], 0, 'dabc'],
  [[1, 3], 0, 'bdac'],
  [[0, 1], 4, 'cdab'],
  [[1], 1, 'abcd'],
  [[1], 2, 'abcd'],
])('moves %j into the gap %d', (moved, gap, wanted) => {
  expect(reorder([...'abcd'], moved, gap).join('')).toBe(wanted);
});

it.each([
  [{ key: 0, isAfter: false }, 0],
  [{ key: 0, isAfter: true }, 1],
  [{ key: 2, isAfter: true }, 3],
  [{ key: 9, isAfter: true }, 3],
  [undefined, 3],
])('a drop at %j goes into the gap %d of three', (target, gap) => {
  expect(gapOf(target, 3)).toBe(gap);
});
