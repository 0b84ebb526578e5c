import { expect, it } from 'vitest';
import { wrapSpans } from './wrapSpans.ts';

it.each([
  ['stretched over the whole length', [100, 8, 0, 1], [[0, 100]]],
  ['once from the low side', [100, 30, 1, 0], [[0, 30]]],
  ['once in the middle', [100, 30, 1, 1], [[35, 30]]],
  ['once at the high side', [100, 10, 1, 2], [[90, 10]]],
  ['larger than the actor, in the middle', [100, 300, 1, 1], [[-100, 300]]],
  [
    'larger than the actor and of fractional size, up to the high side',
    [94.18034109334346, 437.98502823393227, 1, 2],
    [[94.18034109334346 - 437.98502823393227, 437.98502823393227]],
  ],
  [
    'repeated from the low side',
    [70, 30, 2, 0],
    [
      [0, 30],
      [30, 30],
      [60, 30],
    ],
  ],
  [
    'repeated with one copy in the middle',
    [70, 30, 2, 1],
    [
      [-10, 30],
      [20, 30],
      [50, 30],
    ],
  ],
  [
    'repeated up to the high side',
    [70, 30, 2, 2],
    [
      [-20, 30],
      [10, 30],
      [40, 30],
    ],
  ],
] as const)('a picture is drawn %s', (_title, [size, tile, mode, anchor], wanted) => {
  const spans = wrapSpans({ mode, anchor, size, tile });
  expect(spans.map(({ start, length }) => [start, length])).toEqual(wanted);
});

it('draws a single copy when tiles are too small to be seen', () => {
  expect(wrapSpans({ mode: 2, anchor: 0, size: 5000, tile: 1 })).toEqual([{ start: 0, length: 5000 }]);
});
