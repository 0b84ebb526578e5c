import { expect, test } from 'vitest';
import type { ViewportFit } from '../api/player.ts';
import { fitPicture } from './fitting.ts';

const view = { width: 1024, height: 768 };

test.each<[ViewportFit, number, number, number[]]>([
  ['letterbox', 1024, 768, [0, 0, 1024, 768]],
  ['letterbox', 2048, 768, [512, 0, 1024, 768]],
  ['letterbox', 512, 768, [0, 192, 512, 384]],
  ['overscan', 2048, 768, [0, -384, 2048, 1536]],
  ['fill', 500, 300, [0, 0, 500, 300]],
  ['center', 2000, 1000, [488, 116, 1024, 768]],
  ['none', 2000, 1000, [0, 0, 1024, 768]],
  ['letterbox', 0, 0, [0, 0, 1, 1]],
])('%s in %d x %d', (fit, width, height, expected) => {
  const { left, top, width: w, height: h } = fitPicture(view, { width, height }, fit);
  expect([left, top, w, h].map((value) => value + 0)).toEqual(expected);
});
