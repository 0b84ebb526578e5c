import type { Point } from '@playhouse/core';

/**
 * A closed outline with fewer corners: every dropped one is within the tolerance of the line that replaces it. The
 * tolerance grows until at most `most` corners are left.
 */
export function simplifyOutline(outline: readonly Point[], tolerance: number, most: number): readonly Point[] {
  if (outline.length <= 3) return outline;
  const far = farthestFrom(outline, 0);
  const [front, back] = [outline.slice(0, far + 1), [...outline.slice(far), outline[0] ?? { x: 0, y: 0 }]];
  for (let allowed = tolerance; ; allowed *= 1.25) {
    const corners = [...simplifyLine(front, allowed), ...simplifyLine(back, allowed)];
    if (corners.length <= most) return corners.length >= 3 ? corners : widest(outline, far);
  }
}

/** Ramer, Douglas, Peucker; without the last point, with which the next line begins. */
function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  let split = 0;
  let largest = tolerance;
  for (let at = 1; at < line.length - 1; at += 1) {
    const gap = distanceToLine(line[at] ?? first, first, last);
    if (gap > largest) [split, largest] = [at, gap];
  }
  if (split === 0) return [first];
  return [...simplifyLine(line.slice(0, split + 1), tolerance), ...simplifyLine(line.slice(split), tolerance)];
}

/** The distance of a point from the piece between two others. */
export function distanceToLine(point: Point, a: Point, b: Point): number {
  const { x, y } = nearestOnLine(point, a, b);
  return Math.hypot(point.x - x, point.y - y);
}

/** The point between two others that is nearest to a point. */
function nearestOnLine(point: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const within = Math.min(1, Math.max(0, part));
  return { x: a.x + dx * within, y: a.y + dy * within };
}

/** A triangle, where a tolerance would leave only a line. */
function widest(outline: readonly Point[], far: number): readonly Point[] {
  const [a, b] = [outline[0], outline[far]];
  if (!a || !b) return outline;
  const gaps = outline.map((point) => distanceToLine(point, a, b));
  const third = outline[gaps.indexOf(Math.max(...gaps))] ?? a;
  return outline.filter((point) => point === a || point === b || point === third);
}

function farthestFrom(outline: readonly Point[], from: number): number {
  const origin = outline[from] ?? { x: 0, y: 0 };
  const gaps = outline.map(({ x, y }) => Math.hypot(x - origin.x, y - origin.y));
  return gaps.indexOf(Math.max(...gaps));
}
