import { framesPerSecond } from '@playhouse/core';
import { isContributing } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import type { Contact } from './contacts.ts';
import { numberAt as at, type SolidBody } from './solidBody.ts';

/**
 * Sets a dynamic body's own velocity to its velocity minus the contributions of Move and Rotate.
 * docs/runtime-rules.md#movement.
 */
export function takeContributions(body: SolidBody): void {
  const { actor, row } = body;
  if (body.isPlain) {
    const { data } = body.rows;
    data[row + at.ownX] = data[row + at.speedX] ?? 0;
    data[row + at.ownY] = data[row + at.speedY] ?? 0;
    data[row + at.ownTurn] = data[row + at.speedTurn] ?? 0;
    return;
  }
  if (!isContributing(actor)) {
    body.ownX = body.speedX;
    body.ownY = body.speedY;
    body.ownTurn = actor.fixedRotation ? body.beforeTurn : body.speedTurn;
    return;
  }
  body.ownX = actor.pin ? 0 : withoutNoise(body.speedX - actor.moveX);
  body.ownY = actor.pin ? 0 : withoutNoise(body.speedY - actor.moveY);
  body.ownTurn = actor.fixedRotation ? body.beforeTurn : withoutNoise(body.speedTurn - actor.turn);
}

/**
 * Corrects own velocities where a contact blocked a Move: the blocked part is subtracted from the Move for this step
 * only, and does not become own velocity in the opposite direction.
 */
export function forgiveBlocked(contacts: readonly Contact[], pull: Pull): void {
  for (const { first, second, normalX, normalY } of contacts) {
    forgive(first, normalX, normalY, pull);
    forgive(second, -normalX, -normalY, pull);
  }
}

/** For one body and the direction from it into the obstacle. */
function forgive(body: SolidBody, intoX: number, intoY: number, pull: Pull): void {
  const { actor, beforeX, beforeY } = body;
  if (body.kind !== 'dynamic' || !isContributing(actor)) return;
  own.x = body.ownX;
  own.y = body.ownY;
  const into = actor.moveX * intoX + actor.moveY * intoY;
  const reached = body.speedX * intoX + body.speedY * intoY;
  if (into > 0 && reached < beforeX * intoX + beforeY * intoY + into) raise(own, intoX, intoY, Math.min(0, reached));
  const along = actor.moveX * -intoY + actor.moveY * intoX;
  if (along !== 0) {
    const alongX = along > 0 ? -intoY : intoY;
    const alongY = along > 0 ? intoX : -intoX;
    const x = beforeX + pull.x / framesPerSecond;
    const y = beforeY + pull.y / framesPerSecond;
    raise(own, alongX, alongY, Math.min(0, x * alongX + y * alongY));
  }
  body.ownX = own.x;
  body.ownY = own.y;
  if (actor.turn !== 0 && !actor.fixedRotation) {
    const sign = Math.sign(actor.turn);
    body.ownTurn = sign * Math.max(sign * body.ownTurn, Math.min(0, sign * body.beforeTurn));
  }
}

const own = { x: 0, y: 0 };

/** Raises the component of a vector along a unit direction to at least the given amount. */
export function raise(vector: { x: number; y: number }, x: number, y: number, least: number): void {
  const missing = least - (vector.x * x + vector.y * y);
  if (missing <= 0) return;
  vector.x += missing * x;
  vector.y += missing * y;
}

/** Single precision leaves a remainder when two equal speeds are subtracted. */
function withoutNoise(speed: number): number {
  return Math.round(speed * 1e4) / 1e4;
}
