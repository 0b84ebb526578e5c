import type { Rect } from '../geometry/rect.ts';

/** RGBA with straight alpha, 4 bytes a pixel, rows from the top; fits `ImageData`. */
export type PixelBytes = Uint8ClampedArray<ArrayBuffer>;

/** A rectangle of pixels in one piece, in px. Invisible pixels are 0 in every channel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: PixelBytes;
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** The pixels as one number each, in the same memory: equal numbers are equal colors. */
export function wordsOf(data: PixelBytes): Uint32Array<ArrayBuffer> {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
}

/** A copy of the rectangle; transparent where it leaves the raster. */
export function cropRaster(source: Raster, rect: Rect): Raster {
  const copy = createRaster(Math.max(0, rect.width), Math.max(0, rect.height));
  blit(source, copy, -rect.x, -rect.y);
  return copy;
}

/** Replaces pixels of `target` by those of `source`, whose top left corner is put at (x, y). */
export function blit(source: Raster, target: Raster, x: number, y: number): void {
  const from = wordsOf(source.data);
  const to = wordsOf(target.data);
  const left = Math.max(0, -x);
  const right = Math.min(source.width, target.width - x);
  if (right <= left) return;
  for (let row = Math.max(0, -y); row < Math.min(source.height, target.height - y); row++) {
    const start = row * source.width;
    to.set(from.subarray(start + left, start + right), (row + y) * target.width + x + left);
  }
}

/** Sets invisible pixels to 0, in place, so that equal pictures have equal bytes. */
export function clearInvisible(data: PixelBytes): void {
  const words = wordsOf(data);
  for (let index = 0; index < words.length; index++) {
    if (data[index * 4 + 3] === 0) words[index] = 0;
  }
}

/** The smallest rectangle with all pixels that are not transparent; empty if there are none. */
export function contentOf(raster: Raster): Rect {
  const { width, height, data } = raster;
  let [left, top, right, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  return bottom < 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
