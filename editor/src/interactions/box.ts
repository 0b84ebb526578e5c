import { type Placement, type Point, turned } from '@playhouse/core';

/** An axis-aligned rectangle in the scene; x and y are its lower left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest axis-aligned box around something that may be rotated. */
export function boxOf({ position, size, rotation }: Placement): Box {
  if (rotation % 180 === 0) return around(position, Math.abs(size.width), Math.abs(size.height));
  const origin = { x: 0, y: 0 };
  const across = turned({ x: size.width, y: 0 }, origin, rotation);
  const along = turned({ x: 0, y: size.height }, origin, rotation);
  return around(position, Math.abs(across.x) + Math.abs(along.x), Math.abs(across.y) + Math.abs(along.y));
}

/** The smallest box around all items, or undefined for none. */
export function unionOf(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  return rest.reduce((sum, box) => {
    const x = Math.min(sum.x, box.x);
    const y = Math.min(sum.y, box.y);
    return {
      x,
      y,
      width: Math.max(sum.x + sum.width, box.x + box.width) - x,
      height: Math.max(sum.y + sum.height, box.y + box.height) - y,
    };
  }, first);
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function intersects(left: Box, right: Box): boolean {
  return (
    left.x < right.x + right.width &&
    right.x < left.x + left.width &&
    left.y < right.y + right.height &&
    right.y < left.y + left.height
  );
}

/** The box between two corners, in any order. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** True when the point is inside the rotated rectangle, or at most `slack` outside. */
export function isInside(point: Point, { position, size, rotation }: Placement, slack = 0): boolean {
  const local = rotation === 0 ? point : turned(point, position, -rotation);
  return (
    Math.abs(local.x - position.x) <= Math.abs(size.width) / 2 + slack &&
    Math.abs(local.y - position.y) <= Math.abs(size.height) / 2 + slack
  );
}

function around(middle: Point, width: number, height: number): Box {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}
