import { type Result, succeed } from '../../model/issue.ts';
import { refusal } from '../defineEdit.ts';

/** Code of the collision shape that uses a polygon. docs/product-rules.md#codes. */
export const customShape = 2;

const least = 3;
const most = 64;

type Corner = readonly [x: number, y: number];

/**
 * A collision polygon in stored form: empty, or 3 to 64 corners from -0.5 to 0.5 of the actor's size,
 * counter-clockwise. Clockwise corners are reversed. docs/format.md#collision-polygons.
 */
export function fitPolygon(value: unknown): Result<readonly Corner[]> {
  if (!Array.isArray(value)) return refusal('A collision shape is a list of corners.');
  if (value.length === 0) return succeed([]);
  const corners = value.flatMap((corner: unknown) => cornerOf(corner) ?? []);
  if (corners.length !== value.length) return refusal('Each corner must be inside the actor.');
  if (corners.length < least || corners.length > most) {
    return refusal(`A collision shape has ${least} to ${most} corners.`);
  }
  const area = doubleArea(corners);
  if (area === 0) return refusal('The corners of a collision shape cannot all be on one line.');
  return succeed(area > 0 ? corners : corners.toReversed());
}

function cornerOf(value: unknown): [Corner] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y]: unknown[] = value;
  return isInside(x) && isInside(y) ? [[x, y]] : undefined;
}

function isInside(value: unknown): value is number {
  return typeof value === 'number' && value >= -0.5 && value <= 0.5;
}

/** Twice the area, above 0 for a counter-clockwise polygon. */
function doubleArea(corners: readonly Corner[]): number {
  let sum = 0;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum;
}
