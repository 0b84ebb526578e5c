import { cos, sin } from '../../expression/trigonometry.ts';
import type { Point } from '../../generated/entities.ts';

/** The point rotated around `pivot` by degrees, counter-clockwise. Bit-identical on every machine. */
export function turned(point: Point, pivot: Point, degrees: number): Point {
  const x = point.x - pivot.x;
  const y = point.y - pivot.y;
  const cosine = cos(degrees);
  const sine = sin(degrees);
  return { x: pivot.x + x * cosine - y * sine, y: pivot.y + x * sine + y * cosine };
}
