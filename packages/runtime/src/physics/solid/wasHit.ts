import { framesPerSecond } from '@playhouse/core';
import { isContributing } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import { numberAt as at, bodyFlags, type SolidBody } from './solidBody.ts';

const { usesContinuousCollision, isNearImmovable } = bodyFlags;

/** True when something else than gravity has changed a body's speed, by enough to matter, so that more may follow. `isBouncy`: some actor bounces. */
export function wasHit(body: SolidBody, pull: Pull, isBouncy: boolean): boolean {
  const { actor, row } = body;
  const { data } = body.rows;
  const beforeX = data[row + at.beforeX] ?? 0;
  const beforeY = data[row + at.beforeY] ?? 0;
  const isDriven = !body.isPlain && isContributing(actor);
  const startX = isDriven && !actor.pin ? beforeX + actor.moveX : beforeX;
  const startY = isDriven && !actor.pin ? beforeY + actor.moveY : beforeY;
  const x = (data[row + at.speedX] ?? 0) - startX;
  const y = (data[row + at.speedY] ?? 0) - startY;
  const fallenX = x - pull.x / framesPerSecond;
  const fallenY = y - pull.y / framesPerSecond;
  const change = Math.min(x * x + y * y, fallenX * fallenX + fallenY * fallenY);
  if (isDriven) {
    return change > 1e-6 || (actor.turn !== 0 && Math.abs(body.speedTurn - body.beforeTurn - actor.turn) > 1e-3);
  }
  if (body.usesContinuousCollision) return change > ghostHit * ghostHit;
  if (change <= smallestHit * smallestHit || !(isBouncy || body.isNearImmovable)) return false;
  return change > hardHit * hardHit || startX * startX + startY * startY > slowestHit * slowestHit;
}

/** Change of speed, squared, up to which a plain body with these flags surely was not hit. */
export function leastChange(flags: number, isBouncy: boolean): number {
  if ((flags & usesContinuousCollision) !== 0) return ghostHit * ghostHit;
  return isBouncy || (flags & isNearImmovable) !== 0 ? smallestHit * smallestHit : Infinity;
}

/**
 * In px/s. A hit fast enough to bounce or to need continuous collision changes one of both bodies by at least the smallest one, and
 * that body came at half of such a speed, unless it was hit hard by the other. Continuous collision may have been misled by less,
 * as it may be much heavier.
 */
const smallestHit = 3;
const slowestHit = 25;
const hardHit = 12;
const ghostHit = 0.05;
