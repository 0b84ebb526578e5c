/** A connected part of a picture that differs, in pixels of the picture with y down. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** This region's share of the whole picture's difference, 0 to 1. */
  readonly share: number;
  /** Colors in the middle of the part that differs most: ours and the picture's, in hexadecimal. */
  readonly ours: string;
  readonly theirs: string;
}

const cell = 16;
const threshold = 6;

/** Groups differences into regions of adjacent cells that differ by a similar amount, most important first. */
export function findRegions(
  apart: Uint8ClampedArray,
  width: number,
  height: number,
  colorsAt: (x: number, y: number) => readonly [string, string],
): Region[] {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const sums = new Float64Array(columns * rows);
  const peaks = new Int32Array(columns * rows).fill(-1);
  let total = 0;
  for (let pixel = 0; pixel < apart.length; pixel++) {
    const value = apart[pixel] ?? 0;
    if (value <= threshold) continue;
    const at = Math.floor(Math.floor(pixel / width) / cell) * columns + Math.floor((pixel % width) / cell);
    sums[at] = (sums[at] ?? 0) + value;
    const peak = peaks[at] ?? -1;
    if (peak < 0 || value > (apart[peak] ?? 0)) peaks[at] = pixel;
    total += value;
  }
  const groups = groupCells(sums, columns, rows);
  return groups
    .map((cells) => regionOf(cells, { sums, peaks, columns, width, height, total }, colorsAt))
    .sort((a, b) => b.share - a.share);
}

function groupCells(sums: Float64Array, columns: number, rows: number): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let start = 0; start < sums.length; start++) {
    if (sums[start] === 0 || seen.has(start)) continue;
    const group: number[] = [];
    const open = [start];
    seen.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      group.push(at);
      for (const next of neighbors(at, columns, rows)) {
        if (sums[next] === 0 || seen.has(next) || levelOf(sums, next) !== levelOf(sums, at)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** How much a cell differs, in steps by a factor of four, to distinguish a tint from a missing thing. */
function levelOf(sums: Float64Array, at: number): number {
  return Math.floor(Math.log2(sums[at] ?? 1) / 2);
}

function neighbors(at: number, columns: number, rows: number): number[] {
  const x = at % columns;
  const y = Math.floor(at / columns);
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
      found.push(row * columns + column);
  }
  return found;
}

interface Facts {
  readonly sums: Float64Array;
  readonly peaks: Int32Array;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly total: number;
}

function regionOf(
  cells: readonly number[],
  facts: Facts,
  colorsAt: (x: number, y: number) => readonly [string, string],
): Region {
  const xs = cells.map((at) => at % facts.columns);
  const ys = cells.map((at) => Math.floor(at / facts.columns));
  const strongest = cells.reduce((best, at) => ((facts.sums[at] ?? 0) > (facts.sums[best] ?? 0) ? at : best));
  const pixel = Math.max(0, facts.peaks[strongest] ?? 0);
  const [ours, theirs] = colorsAt(pixel % facts.width, Math.floor(pixel / facts.width));
  return {
    left: Math.min(...xs) * cell,
    top: Math.min(...ys) * cell,
    right: Math.min(facts.width, (Math.max(...xs) + 1) * cell),
    bottom: Math.min(facts.height, (Math.max(...ys) + 1) * cell),
    share: cells.reduce((sum, at) => sum + (facts.sums[at] ?? 0), 0) / facts.total,
    ours,
    theirs,
  };
}
