import { stepsPerSecond } from '../freeMotion.ts';
import { isContributing } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import type { SolidBody } from './solidBody.ts';

/** True when something else than gravity has changed a body's speed, by enough to matter, so that more may follow. `isBouncy`: some actor bounces. */
export function wasHit(body: SolidBody, pull: Pull, isBouncy: boolean): boolean {
  const { actor, beforeX, beforeY } = body;
  const isDriven = isContributing(actor);
  const startX = isDriven && !actor.pin ? beforeX + actor.moveX : beforeX;
  const startY = isDriven && !actor.pin ? beforeY + actor.moveY : beforeY;
  const x = body.speedX - startX;
  const y = body.speedY - startY;
  const fallenX = x - pull.x / stepsPerSecond;
  const fallenY = y - pull.y / stepsPerSecond;
  const change = Math.min(x * x + y * y, fallenX * fallenX + fallenY * fallenY);
  if (isDriven) {
    return change > 1e-6 || (actor.turn !== 0 && Math.abs(body.speedTurn - body.beforeTurn - actor.turn) > 1e-3);
  }
  if (body.isForeseeing) return change > misledHit * misledHit;
  if (change <= smallestHit * smallestHit || !(isBouncy || body.isNearImmovable)) return false;
  return change > hardHit * hardHit || startX * startX + startY * startY > slowestHit * slowestHit;
}

/**
 * In px/s. A hit fast enough to bounce or to be foreseen changes one of both bodies by at least the smallest one, and
 * that body came at half of such a speed, unless it was hit hard by the other. Who foresees may have been misled by less,
 * as it may be much heavier.
 */
const smallestHit = 3;
const slowestHit = 25;
const hardHit = 12;
const misledHit = 0.05;
