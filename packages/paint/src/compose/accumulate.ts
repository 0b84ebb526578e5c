import { offsetIn, type Tile, type TileArea } from '../document/cel.ts';

/** Premultiplied channels, 0 to 255, of the pixels of a tile. */
export type Sums = Float32Array<ArrayBuffer>;

export function clearSums(sums: Sums, area: TileArea): void {
  for (let y = area.top; y < area.bottom; y++)
    sums.fill(0, offsetIn(area, area.left, y), offsetIn(area, area.right, y));
}

/** Lays the pixels of a tile over the sums. */
export function accumulate(sums: Sums, tile: Tile, opacity: number, area: TileArea): void {
  const scale = opacity / 255;
  for (let y = area.top; y < area.bottom; y++) {
    const end = offsetIn(area, area.right, y);
    for (let at = offsetIn(area, area.left, y); at < end; at += 4) {
      const alpha = (tile[at + 3] as number) * scale;
      if (alpha === 0) continue;
      const rest = 1 - alpha;
      sums[at] = (tile[at] as number) * alpha + (sums[at] as number) * rest;
      sums[at + 1] = (tile[at + 1] as number) * alpha + (sums[at + 1] as number) * rest;
      sums[at + 2] = (tile[at + 2] as number) * alpha + (sums[at + 2] as number) * rest;
      sums[at + 3] = 255 * alpha + (sums[at + 3] as number) * rest;
    }
  }
}

/** Lays premultiplied sums over others. */
export function accumulateSums(sums: Sums, above: Sums, area: TileArea): void {
  for (let y = area.top; y < area.bottom; y++) {
    const end = offsetIn(area, area.right, y);
    for (let at = offsetIn(area, area.left, y); at < end; at += 4) {
      const alpha = above[at + 3] as number;
      if (alpha === 0) continue;
      const rest = 1 - alpha / 255;
      sums[at] = (above[at] as number) + (sums[at] as number) * rest;
      sums[at + 1] = (above[at + 1] as number) + (sums[at + 1] as number) * rest;
      sums[at + 2] = (above[at + 2] as number) + (sums[at + 2] as number) * rest;
      sums[at + 3] = alpha + (sums[at + 3] as number) * rest;
    }
  }
}

/** Writes straight alpha into a target whose rows have `stride` pixels and which begins at (x, y). */
export function resolve(
  sums: Sums,
  area: TileArea,
  target: Uint8ClampedArray,
  origin: { readonly x: number; readonly y: number; readonly width: number },
): void {
  for (let y = area.top; y < area.bottom; y++) {
    let to = ((y - origin.y) * origin.width + area.left - origin.x) * 4;
    const end = offsetIn(area, area.right, y);
    for (let at = offsetIn(area, area.left, y); at < end; at += 4, to += 4) {
      const alpha = sums[at + 3] as number;
      // Below half a step the pixel is invisible, and its color is 0 as everywhere.
      const scale = alpha >= 0.5 ? 255 / alpha : 0;
      target[to] = (sums[at] as number) * scale;
      target[to + 1] = (sums[at + 1] as number) * scale;
      target[to + 2] = (sums[at + 2] as number) * scale;
      target[to + 3] = alpha;
    }
  }
}
