import { type Color, colorAt } from '../document/color.ts';
import { type Raster, wordsOf } from '../document/raster.ts';

export interface PaletteColor {
  readonly color: Color;
  /** Pixels of this color. */
  readonly count: number;
}

/** Translucent colors in a smaller part of the visible pixels are taken for smooth edges, which nobody wants to pick. */
const edgePart = 1 / 16;

/** The most frequent visible colors, the most frequent first. */
export function paletteOf(rasters: readonly Raster[], max = 64): PaletteColor[] {
  const words = new Uint32Array(rasters.reduce((sum, { width, height }) => sum + width * height, 0));
  let end = 0;
  for (const { data } of rasters) {
    words.set(wordsOf(data), end);
    end += data.length / 4;
  }
  // Sorted, equal colors are neighbors; a map of a photo's colors would take seconds.
  words.sort();
  const visible = words.length - (words.lastIndexOf(0) + 1);
  const top: { word: number; count: number }[] = [];
  for (let from = 0; from < words.length; ) {
    const word = words[from] as number;
    let to = from + 1;
    while (to < words.length && words[to] === word) to++;
    const count = to - from;
    from = to;
    const isEdge = word >>> 24 < 255 && count < visible * edgePart;
    if (word === 0 || isEdge || (top.length >= max && count <= (top.at(-1)?.count ?? 0))) continue;
    top.splice(top.findLastIndex((other) => other.count >= count) + 1, 0, { word, count });
    if (top.length > max) top.pop();
  }
  return top.map(({ word, count }) => {
    const bytes = new Uint8ClampedArray(Uint32Array.of(word).buffer);
    return { color: colorAt(bytes, 0), count };
  });
}
