import { type Point, turned } from '@playhouse/core';
import { type Frame, type Handle, handlePoint } from './frame.ts';

/** The result of dragging a handle; the data of the resize edit. */
export interface ResizeResult {
  readonly anchor: Point;
  readonly scale: Point;
  readonly rotation: number;
}

export interface ResizeModifiers {
  /** Keeps the ratio of the sides. */
  readonly keepsAspect: boolean;
  /** Resizes around the center. */
  readonly fromMiddle: boolean;
}

/** The new size of a frame whose handle was dragged by a distance in the scene. Sides are whole pixels, at least 1. */
export function resizeDrag(frame: Frame, handle: Handle, by: Point, modifiers: ResizeModifiers): ResizeResult {
  const { position, size, rotation } = frame;
  const anchor = modifiers.fromMiddle ? position : handlePoint(frame, oppositeOf(handle));
  const local = turned(by, { x: 0, y: 0 }, -rotation);
  const reach = modifiers.fromMiddle ? 2 : 1;
  const wanted = {
    width: size.width + handle.x * local.x * reach,
    height: size.height + handle.y * local.y * reach,
  };
  const scale = {
    x: handle.x === 0 ? 1 : scaleTo(wanted.width, size.width),
    y: handle.y === 0 ? 1 : scaleTo(wanted.height, size.height),
  };
  if (!modifiers.keepsAspect) return { anchor, scale, rotation };
  const even = handle.x === 0 ? scale.y : handle.y === 0 ? scale.x : Math.max(scale.x, scale.y);
  return { anchor, scale: { x: even, y: even }, rotation };
}

function oppositeOf({ x, y }: Handle): Handle {
  return { x: x === 0 ? 0 : x === 1 ? -1 : 1, y: y === 0 ? 0 : y === 1 ? -1 : 1 };
}

function scaleTo(wanted: number, before: number): number {
  const now = Math.max(1, Math.round(wanted));
  return before > 0 ? now / before : 1;
}
