import type { Point } from '@playhouse/core';
import type { StageItem } from './stageItem.ts';

/** A path grows by points that are at least this far apart, in pixels of the screen. */
const leastStep = 3;

/** The path with one more point, or the same path when the point is too near. */
export function extendLasso(path: readonly Point[], point: Point, zoom: number): readonly Point[] {
  const last = path.at(-1);
  if (last && Math.hypot(point.x - last.x, point.y - last.y) * zoom < leastStep) return path;
  return [...path, point];
}

/** The actors whose middle is inside the closed path, in their order. */
export function itemsInLasso(items: readonly StageItem[], path: readonly Point[]): string[] {
  return items.filter(({ placement }) => isEnclosed(path, placement.position)).map(({ id }) => id);
}

/** True when a point is inside a closed path; where it crosses itself, inside and outside alternate. */
export function isEnclosed(path: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (const [index, a] of path.entries()) {
    const b = path[(index + 1) % path.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn;
  }
  return isIn;
}
