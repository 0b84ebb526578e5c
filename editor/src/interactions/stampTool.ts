import type { Point, Size } from '@playhouse/core';

/** A stroke of the stamp places at most this many actors. */
export const mostStamps = 1000;

/** How many columns and rows a stroke has; negative ones grow to the left and downward. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The middles of the actors that a stroke places: a row, a column or an area of whole steps from the first actor to
 * the pointer, the first one included. Long strokes end at the limit, with complete rows.
 */
export function stampPoints(first: Point, to: Point, step: Size): readonly Point[] {
  const { columns, rows } = limited({
    columns: steps(to.x - first.x, step.width),
    rows: steps(to.y - first.y, step.height),
  });
  const [right, up] = [columns < 0 ? -1 : 1, rows < 0 ? -1 : 1];
  return Array.from({ length: (Math.abs(rows) + 1) * (Math.abs(columns) + 1) }, (_, index) => {
    const column = index % (Math.abs(columns) + 1);
    const row = Math.floor(index / (Math.abs(columns) + 1));
    return { x: first.x + column * right * step.width, y: first.y + row * up * step.height };
  });
}

/** The points at which there is no such actor yet. */
export function freePoints(points: readonly Point[], taken: readonly Point[]): readonly Point[] {
  const known = new Set(taken.map(keyOf));
  return points.filter((point) => !known.has(keyOf(point)));
}

/** Positions that differ by less than a pixel count as the same. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function steps(distance: number, step: number): number {
  return step > 0 ? Math.round(distance / step) : 0;
}

function limited({ columns, rows }: Cells): Cells {
  const wide = Math.sign(columns) * Math.min(Math.abs(columns), mostStamps - 1);
  const most = Math.floor(mostStamps / (Math.abs(wide) + 1)) - 1;
  return { columns: wide, rows: Math.sign(rows) * Math.min(Math.abs(rows), most) };
}
