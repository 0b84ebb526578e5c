import type { Raster } from '../document/raster.ts';
import type { Color } from './color.ts';

export interface PaletteColor {
  readonly color: Color;
  /** Pixels of this color. */
  readonly count: number;
}

/** The most frequent visible colors, the most frequent first; of equal ones, the first seen. */
export function paletteOf(rasters: readonly Raster[], max = 64): PaletteColor[] {
  const counts = new Map<number, number>();
  for (const { data } of rasters) {
    for (let at = 0; at < data.length; at += 4) {
      const a = data[at + 3] as number;
      if (a === 0) continue;
      const r = data[at] as number;
      const key = ((r << 24) | ((data[at + 1] as number) << 16) | ((data[at + 2] as number) << 8) | a) >>> 0;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([key, count]) => ({
      color: { r: key >>> 24, g: (key >>> 16) & 255, b: (key >>> 8) & 255, a: key & 255 },
      count,
    }));
}
