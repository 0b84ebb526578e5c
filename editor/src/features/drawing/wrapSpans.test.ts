import { expect, it } from 'vitest';
import { wrapSpans } from './wrapSpans.ts';

it.each([
  ['stretched over the whole length', [100, 30, 0, 1, 8], [[0, 100]]],
  ['once from the low side', [100, 30, 1, 0, 0], [[0, 30]]],
  ['once in the middle', [100, 30, 1, 1, 0], [[35, 30]]],
  ['once at the high side, in the size of a tile', [100, 30, 1, 2, 10], [[90, 10]]],
  ['larger than the actor, in the middle', [100, 300, 1, 1, 0], [[-100, 300]]],
  [
    'repeated from the low side',
    [70, 30, 2, 0, 0],
    [
      [0, 30],
      [30, 30],
      [60, 30],
    ],
  ],
  [
    'repeated with one copy in the middle',
    [70, 30, 2, 1, 0],
    [
      [-10, 30],
      [20, 30],
      [50, 30],
    ],
  ],
  [
    'repeated up to the high side',
    [70, 30, 2, 2, 0],
    [
      [-20, 30],
      [10, 30],
      [40, 30],
    ],
  ],
  ['not at all without a picture', [70, 0, 2, 0, 0], []],
] as const)('a picture is drawn %s', (_title, [length, picture, wrap, anchor, tile], wanted) => {
  const spans = wrapSpans(length, picture, wrap, anchor, tile);
  expect(spans.map(({ start, length: size }) => [start, size])).toEqual(wanted);
});

it('a tile too small to be seen is drawn as one', () => {
  expect(wrapSpans(5000, 1, 2, 0, 0)).toEqual([{ start: 0, length: 5000 }]);
});
