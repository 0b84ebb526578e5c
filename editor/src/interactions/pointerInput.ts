import type { Point } from '@playhouse/core';

/** One pointer event on the stage, in both spaces. */
export interface PointerInput {
  /** Pixels from the stage's upper left corner. */
  readonly screen: Point;
  readonly scene: Point;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  /** Touch is less precise than a mouse. */
  readonly isTouch: boolean;
}

/** A drag starts after this many pixels. docs/editor-design.md#drag-and-drop. */
const dragThreshold = 4;

/** How long a finger holds something before it lifts, in ms, and how far it may slip meanwhile, in pixels. */
export const holdBeforeLift = 350;
export const holdSlip = 10;

/** True when the pointer moved far enough from the press to start a drag. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= dragThreshold;
}
