import { atan2, type Point } from '@playhouse/core';

/** Degrees by which a frame turns when the knob goes from one point to another; whole degrees, or steps of 15. */
export function rotateDrag(rotation: number, pivot: Point, from: Point, to: Point, isStepped: boolean): number {
  const turnedBy = angleTo(pivot, to) - angleTo(pivot, from);
  const step = isStepped ? 15 : 1;
  return Math.round((rotation + turnedBy) / step) * step - rotation;
}

function angleTo(pivot: Point, point: Point): number {
  return atan2(point.y - pivot.y, point.x - pivot.x);
}
