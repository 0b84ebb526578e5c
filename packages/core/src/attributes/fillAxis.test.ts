import { expect, test } from 'vitest';
import { fillAxis } from './fillAxis.ts';

test.each<[string, [number, number, number, number], [number, number, number, number]]>([
  ['stretched', [0, 1, 100, 30], [0, 100, 0, 100]],
  ['repeated from the left', [2, 0, 100, 30], [0, 100, 0, 30]],
  ['repeated from the middle', [2, 1, 100, 30], [0, 100, 35, 30]],
  ['repeated from the right', [2, 2, 100, 30], [0, 100, 70, 30]],
  ['once at the left', [1, 0, 100, 30], [0, 30, 0, 30]],
  ['once in the middle', [1, 1, 100, 30], [35, 30, 0, 30]],
  ['once at the right', [1, 2, 100, 30], [70, 30, 0, 30]],
  ['once and larger, from the left', [1, 0, 100, 160], [0, 100, 0, 160]],
  ['once and larger, from the middle', [1, 1, 100, 160], [0, 100, -30, 160]],
  ['once and larger, from the right', [1, 2, 100, 160], [0, 100, -60, 160]],
  ['without an image', [2, 0, 100, 0], [0, 100, 0, 100]],
])('%s', (_name, [mode, anchor, size, tile], [start, length, tileStart, shownTile]) => {
  expect(fillAxis({ mode, anchor, size, tile })).toEqual({ start, length, tileStart, tile: shownTile });
});
