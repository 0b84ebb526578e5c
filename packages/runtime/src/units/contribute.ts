import { motionIndex } from '../rows/rowFields.ts';
import type { Actor } from '../state/actor.ts';

const { moveX: moveXAt, moveY: moveYAt } = motionIndex;

/** Adds a velocity to the motion of an actor in this frame. */
export function contribute({ rows: { motions }, place }: Actor, x: number, y: number): void {
  motions[place + moveXAt] = (motions[place + moveXAt] ?? 0) + x;
  motions[place + moveYAt] = (motions[place + moveYAt] ?? 0) + y;
}
