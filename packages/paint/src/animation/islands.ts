import type { Raster } from '../document/raster.ts';
import { type Rect, uniteRects } from '../geometry/rect.ts';

export interface IslandOptions {
  /** Pixels with an opacity above this belong to a figure, 0 to 254. */
  readonly threshold?: number;
  /** Figures whose boxes are at most this far apart are one, in px; 0 joins those that touch. */
  readonly gap?: number;
  /** Figures with fewer pixels are left out. */
  readonly minPixels?: number;
}

interface Island {
  readonly rect: Rect;
  readonly pixels: number;
}

/**
 * The boxes of the figures on a sheet, separated by transparent pixels, in reading order: row by row, each from the
 * left. Pixels that touch by a corner belong together.
 */
export function findIslands(sheet: Raster, options: IslandOptions = {}): Rect[] {
  const { threshold = 0, gap = 0, minPixels = 1 } = options;
  const merged = mergeNear(components(sheet, threshold), gap);
  return inReadingOrder(merged.filter(({ pixels }) => pixels >= minPixels).map(({ rect }) => rect));
}

/** Connected pixels, found row by row: runs join the sets of the runs above that they touch. */
function components({ width, height, data }: Raster, threshold: number): Island[] {
  const parents: number[] = [];
  const found: Island[] = [];
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] as number;
    for (let each = at; each !== root; ) {
      const next = parents[each] as number;
      parents[each] = root;
      each = next;
    }
    return root;
  };
  let above: { from: number; to: number; set: number }[] = [];
  for (let y = 0; y < height; y++) {
    const runs: typeof above = [];
    let first = 0;
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) <= threshold) continue;
      const from = x;
      while (x < width && (data[(y * width + x) * 4 + 3] as number) > threshold) x++;
      const set = parents.length;
      parents.push(set);
      found.push({ rect: { x: from, y, width: x - from, height: 1 }, pixels: x - from });
      while (first < above.length && (above[first]?.to ?? 0) < from) first++;
      for (let at = first; at < above.length && (above[at]?.from ?? width) <= x; at++) {
        parents[rootOf(above[at]?.set ?? set)] = rootOf(set);
      }
      runs.push({ from, to: x, set });
    }
    above = runs;
  }
  const sums = new Map<number, Island>();
  for (const [set, island] of found.entries()) {
    const root = rootOf(set);
    const sum = sums.get(root);
    sums.set(root, sum ? join(sum, island) : island);
  }
  return [...sums.values()];
}

/** Joins islands until no two boxes are near each other. */
function mergeNear(islands: readonly Island[], gap: number): Island[] {
  const done: Island[] = [];
  for (const island of islands.toSorted((a, b) => a.rect.y - b.rect.y)) {
    let grown = island;
    for (let at = 0; at < done.length; ) {
      const other = done[at];
      if (other && areNear(other.rect, grown.rect, gap)) {
        grown = join(grown, other);
        done.splice(at, 1);
        at = 0;
      } else at++;
    }
    done.push(grown);
  }
  return done;
}

function areNear(a: Rect, b: Rect, gap: number): boolean {
  return (
    a.x <= b.x + b.width + gap &&
    b.x <= a.x + a.width + gap &&
    a.y <= b.y + b.height + gap &&
    b.y <= a.y + a.height + gap
  );
}

function join(a: Island, b: Island): Island {
  return { rect: uniteRects(a.rect, b.rect), pixels: a.pixels + b.pixels };
}

/** A box belongs to a row if its middle is not below the lower edge of the row's first box. */
function inReadingOrder(rects: readonly Rect[]): Rect[] {
  const rows: Rect[][] = [];
  for (const rect of rects.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && rect.y + rect.height / 2 <= first.y + first.height) row.push(rect);
    else rows.push([rect]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}
