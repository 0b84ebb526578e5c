import { type Point, turned } from '@playhouse/core';
import { boxOf } from './box.ts';
import { type Frame, type Handle, handlePoint } from './frame.ts';
import { type Hints, noHints, type Snapped, type SnapRules, snapSides } from './snapping.ts';

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

/**
 * What the dragged sides of an upright frame settle on; the correction belongs to the distance of the drag. Frames that
 * are rotated, or keep their aspect, do not snap.
 */
export function snapResize(
  frame: Frame,
  handle: Handle,
  by: Point,
  modifiers: ResizeModifiers,
  rules: SnapRules | undefined,
  held: Hints,
): Snapped {
  const free = { adjust: { x: 0, y: 0 }, words: undefined, ...noHints };
  if (!rules || modifiers.keepsAspect || frame.rotation !== 0) return free;
  const box = boxOf(frame);
  const reach = modifiers.fromMiddle ? 2 : 1;
  const width = box.width + handle.x * by.x * reach;
  const height = box.height + handle.y * by.y * reach;
  if (width < 1 || height < 1) return free;
  const movesLow = (side: -1 | 0 | 1) => modifiers.fromMiddle || side === -1;
  const dragged = {
    x: movesLow(handle.x) ? box.x - handle.x * by.x : box.x,
    y: movesLow(handle.y) ? box.y - handle.y * by.y : box.y,
    width,
    height,
  };
  return snapSides(dragged, handle, rules, held);
}

function oppositeOf({ x, y }: Handle): Handle {
  return { x: x === 0 ? 0 : x === 1 ? -1 : 1, y: y === 0 ? 0 : y === 1 ? -1 : 1 };
}

function scaleTo(wanted: number, before: number): number {
  const now = Math.max(1, Math.round(wanted));
  return before > 0 ? now / before : 1;
}
