import type { Point, Size } from '@playhouse/core';
import { distanceToLine } from './simplifyOutline.ts';

/** A stored corner: from -0.5 to 0.5 of the actor's size, y upward. docs/format.md#collision-polygons. */
export type Corner = readonly [x: number, y: number];

export type Corners = readonly Corner[];

/** The limits of stored polygons. */
export const cornerLimits = { least: 3, most: 64 } as const;

/** Corners are kept to this part of the actor's size. */
const precision = 10_000;

/** The four corners of the actor. */
export const wholeBox: Corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

/** A stored polygon as corners; empty when it is none. */
export function readCorners(value: unknown): Corners {
  if (!Array.isArray(value)) return [];
  return value.flatMap((corner: unknown): Corner[] => {
    if (!Array.isArray(corner)) return [];
    const [x, y]: unknown[] = corner;
    return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
  });
}

/** A point in pixels from the actor's middle, y upward, as a corner inside the actor. */
export function cornerAt({ x, y }: Point, size: Size): Corner {
  return [fit(x / size.width), fit(y / size.height)];
}

/** The pixels of a corner from the actor's middle, y upward. */
export function pointOf([x, y]: Corner, size: Size): Point {
  return { x: x * size.width, y: y * size.height };
}

function fit(part: number): number {
  return Math.min(0.5, Math.max(-0.5, Math.round(part * precision) / precision)) + 0;
}

/** The corners with one moved by pixels. */
export function moveCorner(corners: Corners, index: number, by: Point, size: Size): Corners {
  const corner = corners[index];
  if (!corner) return corners;
  const { x, y } = pointOf(corner, size);
  return corners.with(index, cornerAt({ x: x + by.x, y: y + by.y }, size));
}

/** The corners with a new one behind `index`; unchanged where there are as many as allowed. */
export function insertCorner(corners: Corners, index: number, corner: Corner): Corners {
  return corners.length >= cornerLimits.most ? corners : corners.toSpliced(index + 1, 0, corner);
}

/** The middle of the side behind a corner. */
export function middleOfSide(corners: Corners, index: number): Corner | undefined {
  const [a, b] = [corners[index], corners[(index + 1) % corners.length]];
  return a && b && [fit((a[0] + b[0]) / 2), fit((a[1] + b[1]) / 2)];
}

/** The corners without one; unchanged where there are as few as allowed. */
export function removeCorner(corners: Corners, index: number): Corners {
  return corners.length <= cornerLimits.least ? corners : corners.toSpliced(index, 1);
}

/** The side that is nearest to a point, by its first corner, with the distance in pixels. */
export function nearestSide(
  corners: Corners,
  point: Point,
  size: Size,
): { readonly index: number; readonly gap: number } {
  const points = corners.map((corner) => pointOf(corner, size));
  const gaps = points.map((a, at) => distanceToLine(point, a, points[(at + 1) % points.length] ?? a));
  const gap = Math.min(...gaps);
  return { index: gaps.indexOf(gap), gap };
}

/** Pixels of a picture from its upper left corner as corners of the actor, counter-clockwise. */
export function cornersFromPixels(outline: readonly Point[], picture: Size): Corners {
  return outline.map(({ x, y }): Corner => [fit(x / picture.width - 0.5), fit(0.5 - y / picture.height)]).toReversed();
}

/** True when two sides cross. */
export function crossesItself(corners: Corners): boolean {
  const side = (at: number) => [corners[at], corners[(at + 1) % corners.length]] as const;
  return corners.some((_, i) =>
    corners.some((__, j) => {
      if (j <= i + 1 || (i === 0 && j === corners.length - 1)) return false;
      const [[a, b], [c, d]] = [side(i), side(j)];
      return a !== undefined && b !== undefined && c !== undefined && d !== undefined && doCross(a, b, c, d);
    }),
  );
}

function doCross(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn(a: Corner, b: Corner, c: Corner): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
