import type { Point } from '@playhouse/core';

/** A line over the scene at a place on one axis. */
export interface GuideLine {
  readonly id: string;
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** The guide that is nearest to a scene point, within a distance in scene pixels. */
export function guideAt<Line extends GuideLine>(lines: readonly Line[], point: Point, reach: number): Line | undefined {
  let best: { readonly line: Line; readonly gap: number } | undefined;
  for (const line of lines) {
    const gap = Math.abs(point[line.axis] - line.at);
    if (gap <= reach && (!best || gap < best.gap)) best = { line, gap };
  }
  return best?.line;
}

/** The axis of the guide that a ruler gives at a point of the stage; undefined beside the rulers and in their corner. */
export function rulerAxisAt({ x, y }: Point, breadth: number): 'x' | 'y' | undefined {
  if (x < breadth === y < breadth) return undefined;
  return y < breadth ? 'y' : 'x';
}

/** True when a guide is let go on the ruler that it came from, which removes it. */
export function isOnItsRuler(axis: 'x' | 'y', { x, y }: Point, breadth: number): boolean {
  return (axis === 'x' ? x : y) < breadth;
}

/** The guides after one was moved, or added at the end. */
export function placeGuide<Line extends GuideLine>(lines: readonly Line[], line: Line): readonly Line[] {
  const at = lines.findIndex(({ id }) => id === line.id);
  return at < 0 ? [...lines, line] : lines.with(at, line);
}
