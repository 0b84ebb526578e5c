import { motionIndex } from '../rows/rowFields.ts';
import type { Actor } from '../state/actor.ts';

const { moveX: moveXAt, moveY: moveYAt } = motionIndex;

/** Adds a velocity to the motion of an actor in this frame. */
export function contribute({ rows: { motions }, offset }: Actor, x: number, y: number): void {
  motions[offset + moveXAt] = (motions[offset + moveXAt] ?? 0) + x;
  motions[offset + moveYAt] = (motions[offset + moveYAt] ?? 0) + y;
}
