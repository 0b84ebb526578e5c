import { type Color, colorAt, colorDistance } from '../document/color.ts';
import type { Raster } from '../document/raster.ts';
import { hasPoint } from '../geometry/rect.ts';
import { contentOfMask, createMask, type Mask } from './mask.ts';

export interface FloodOptions {
  /** The largest `colorDistance` that still belongs to the area, 0 to 255. */
  readonly tolerance: number;
  /** Only pixels connected by their sides; otherwise all in the picture. */
  readonly isContiguous: boolean;
}

/**
 * The area of similar color around a pixel, cut to the rectangle that it fills: what a fill paints and a magic wand
 * selects. Empty if the pixel is outside the raster.
 */
export function floodArea(raster: Raster, x: number, y: number, options: FloodOptions): Mask {
  const { width, height, data } = raster;
  if (!hasPoint({ x: 0, y: 0, width, height }, x, y)) return createMask({ x: 0, y: 0, width: 0, height: 0 });
  const seed = colorAt(data, (y * width + x) * 4);
  const isSimilar = similarity(raster, seed, options.tolerance);
  const area = createMask({ x: 0, y: 0, width, height });
  if (options.isContiguous) floodFrom(area, x, y, isSimilar);
  else for (let at = 0; at < area.data.length; at++) area.data[at] = isSimilar(at) ? 255 : 0;
  return cropMask(area);
}

/** Marks the connected pixels that pass; those marked already count as passed. */
export function floodFrom(area: Mask, x: number, y: number, passes: (index: number) => boolean): void {
  const { width, height, data } = area;
  const isOpen = (index: number): boolean => data[index] === 0 && passes(index);
  if (!isOpen(y * width + x)) return;
  const stack = [y * width + x];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (data[at] !== 0) continue;
    const row = at - (at % width);
    let left = at;
    while (left > row && isOpen(left - 1)) left--;
    let right = at;
    while (right < row + width - 1 && isOpen(right + 1)) right++;
    data.fill(255, left, right + 1);
    if (row > 0) pushRuns(stack, left - width, right - width, isOpen);
    if (row < (height - 1) * width) pushRuns(stack, left + width, right + width, isOpen);
  }
}

function pushRuns(stack: number[], from: number, to: number, isOpen: (index: number) => boolean): void {
  let isInRun = false;
  for (let at = from; at <= to; at++) {
    const open = isOpen(at);
    if (open && !isInRun) stack.push(at);
    isInRun = open;
  }
}

function similarity({ data }: Raster, seed: Color, tolerance: number): (index: number) => boolean {
  return (index) => colorDistance(data, index * 4, seed) <= tolerance;
}

function cropMask(mask: Mask): Mask {
  const rect = contentOfMask(mask);
  const cropped = createMask(rect);
  for (let row = 0; row < rect.height; row++) {
    const from = (rect.y - mask.y + row) * mask.width + rect.x - mask.x;
    cropped.data.set(mask.data.subarray(from, from + rect.width), row * rect.width);
  }
  return cropped;
}
