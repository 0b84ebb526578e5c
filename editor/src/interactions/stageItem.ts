import type { Placement, Point } from '@playhouse/core';

/** An instance as the tools see it. */
export interface StageItem {
  readonly id: string;
  readonly layer: string;
  readonly name: string;
  /** Its displayed position in the scene. */
  readonly placement: Placement;
  /** What is added to its stored position; the camera's corner on layers that do not scroll, else zero. */
  readonly offset: Point;
  /** Cannot be moved or resized by the pointer. */
  readonly isLocked: boolean;
}
