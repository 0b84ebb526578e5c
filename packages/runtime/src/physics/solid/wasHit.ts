import { framesPerSecond } from '@playhouse/core';
import { isContributing } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import { numberAt as at, bodyFlags, type SolidBody } from './solidBody.ts';

const { usesContinuousCollision, isNearImmovable } = bodyFlags;

/**
 * True when something other than gravity has changed a body's speed by enough to matter, so that there may be further
 * effects. `isBouncy`: some actor bounces.
 */
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

/** Squared change of speed up to which a plain body with these flags was certainly not hit. */
export function leastChange(flags: number, isBouncy: boolean): number {
  if ((flags & usesContinuousCollision) !== 0) return ghostHit * ghostHit;
  return isBouncy || (flags & isNearImmovable) !== 0 ? smallestHit * smallestHit : Infinity;
}

/**
 * In px/s. A hit fast enough to bounce or to need continuous collision changes the speed of one of both bodies by at
 * least the smallest of these, and that body had at least half of such a speed, unless the other one hit it hard.
 * Continuous collision may be misled by less, because the other body may be much heavier.
 */
const smallestHit = 3;
const slowestHit = 25;
const hardHit = 12;
const ghostHit = 0.05;
