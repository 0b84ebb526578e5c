import { areasIn, type Cel, offsetIn, type TileArea, tileSize } from '../document/cel.ts';
import type { Rect } from '../geometry/rect.ts';

/** How much a stroke covers each pixel so far, in tiles that exist where it has been. */
export interface Coverage {
  /** The numbers of an area's tile; a pixel is at `offsetIn(area, x, y) / 4`. */
  tile(area: TileArea): Float32Array;
  /** Calls back for every tile of the rectangle. */
  each(rect: Rect, visit: (values: Float32Array, area: TileArea) => void): void;
}

export function createCoverage(size: Pick<Cel, 'width' | 'height'>): Coverage {
  const tiles = new Map<number, Float32Array>();
  const tile = (area: TileArea): Float32Array => {
    const known = tiles.get(area.index);
    if (known) return known;
    const fresh = new Float32Array(tileSize * tileSize);
    tiles.set(area.index, fresh);
    return fresh;
  };
  return {
    tile,
    each(rect, visit) {
      for (const area of areasIn(size, rect)) visit(tile(area), area);
    },
  };
}

export function indexIn(area: TileArea, x: number, y: number): number {
  return offsetIn(area, x, y) / 4;
}
