import { type Color, colorAt, colorDistance } from '../document/color.ts';
import type { Raster } from '../document/raster.ts';
import { floodFrom } from '../select/flood.ts';
import { createMask, type Mask } from '../select/mask.ts';

export interface BackgroundOptions {
  /** The largest `colorDistance` from the color of a corner that is removed, 0 to 255. */
  readonly tolerance: number;
  /** Pixels at the edge that exceed the tolerance by less become partly transparent, 0 to 255; 0 keeps a hard edge. */
  readonly softness: number;
}

/** px that a soft edge reaches into what is kept. */
const softReach = 2;

/** Removes the areas that are connected with a corner and have its color. */
export function removeBackground(source: Raster, options: BackgroundOptions): Raster {
  const { width, height } = source;
  const result: Raster = { width, height, data: source.data.slice() };
  const corners = new Set([0, width - 1, (height - 1) * width, height * width - 1]);
  for (const corner of corners) {
    const color = colorAt(source.data, corner * 4);
    // An area with several corners is removed once.
    if (result.data[corner * 4 + 3] === 0) continue;
    const area = createMask({ x: 0, y: 0, width, height });
    const distance = (index: number): number => colorDistance(source.data, index * 4, color);
    floodFrom(area, corner % width, Math.floor(corner / width), (index) => distance(index) <= options.tolerance);
    if (options.softness > 0) soften(result, area, color, distance, options);
    for (let index = 0; index < area.data.length; index++) {
      if (area.data[index] === 255) result.data.fill(0, index * 4, index * 4 + 4);
    }
  }
  return result;
}

/** Takes the color of the background out of the pixels near it. */
function soften(
  result: Raster,
  area: Mask,
  color: Color,
  distance: (index: number) => number,
  { tolerance, softness }: BackgroundOptions,
): void {
  let front: number[] = [];
  for (let index = 0; index < area.data.length; index++) if (area.data[index] === 255) front.push(index);
  for (let step = 0; step < softReach; step++) {
    const next: number[] = [];
    for (const index of front) {
      for (const near of sidesOf(area, index)) {
        if (area.data[near] !== 0) continue;
        const keep = (distance(near) - tolerance) / softness;
        if (keep >= 1) continue;
        area.data[near] = 1;
        next.push(near);
        unmix(result.data, near * 4, color, Math.max(0, keep));
      }
    }
    front = next;
  }
}

function unmix(data: Uint8ClampedArray, at: number, background: Color, keep: number): void {
  const alpha = (data[at + 3] as number) * keep;
  if (alpha < 0.5) {
    data.fill(0, at, at + 4);
    return;
  }
  data[at] = ((data[at] as number) - background.r * (1 - keep)) / keep;
  data[at + 1] = ((data[at + 1] as number) - background.g * (1 - keep)) / keep;
  data[at + 2] = ((data[at + 2] as number) - background.b * (1 - keep)) / keep;
  data[at + 3] = alpha;
}

function sidesOf({ width, height }: Mask, index: number): number[] {
  const x = index % width;
  const sides: number[] = [];
  if (x > 0) sides.push(index - 1);
  if (x < width - 1) sides.push(index + 1);
  if (index >= width) sides.push(index - width);
  if (index < (height - 1) * width) sides.push(index + width);
  return sides;
}
