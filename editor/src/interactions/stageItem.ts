import type { Placement, Point } from '@playhouse/core';

/** A instance as the tools see it. */
export interface StageItem {
  readonly id: string;
  readonly layer: string;
  readonly name: string;
  /** Where it shows in the scene. */
  readonly placement: Placement;
  /** What is added to its stored position; on layers that do not scroll the camera's corner, else nothing. */
  readonly offset: Point;
  /** Cannot be moved or resized by the pointer. */
  readonly isLocked: boolean;
}
