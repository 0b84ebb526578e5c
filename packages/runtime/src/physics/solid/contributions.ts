import { stepsPerSecond } from '../freeMotion.ts';
import type { Pull } from './bounce.ts';
import type { Contact } from './contacts.ts';
import type { SolidBody } from './solidBody.ts';

/**
 * Sets a dynamic body's own velocity to what is left of its speed without the contributions of Move and Rotate.
 * Reference 1.3 "Move".
 */
export function takeContributions(body: SolidBody): void {
  const { own, speed, actor } = body;
  if (actor.moveX === 0 && actor.moveY === 0 && actor.turn === 0) {
    own.x = speed.x;
    own.y = speed.y;
    own.turn = actor.fixedRotation ? body.before.turn : speed.turn;
    return;
  }
  own.x = actor.pin ? 0 : withoutNoise(speed.x - actor.moveX);
  own.y = actor.pin ? 0 : withoutNoise(speed.y - actor.moveY);
  own.turn = actor.fixedRotation ? body.before.turn : withoutNoise(speed.turn - actor.turn);
}

/**
 * Corrects own velocities where a contact held up a Move: what the obstacle took is taken from the Move for this step
 * only, and does not turn into own velocity the other way.
 */
export function forgiveBlocked(contacts: readonly Contact[], pull: Pull): void {
  for (const { first, second, normalX, normalY } of contacts) {
    forgive(first, normalX, normalY, pull);
    forgive(second, -normalX, -normalY, pull);
  }
}

/** For one body and the direction from it into the obstacle. */
function forgive(body: SolidBody, intoX: number, intoY: number, pull: Pull): void {
  const { actor, own, before, speed } = body;
  if (body.kind !== 'dynamic') return;
  const into = actor.moveX * intoX + actor.moveY * intoY;
  const reached = speed.x * intoX + speed.y * intoY;
  if (into > 0 && reached < before.x * intoX + before.y * intoY + into) raise(own, intoX, intoY, Math.min(0, reached));
  const along = actor.moveX * -intoY + actor.moveY * intoX;
  if (along !== 0) {
    const alongX = along > 0 ? -intoY : intoY;
    const alongY = along > 0 ? intoX : -intoX;
    const x = before.x + pull.x / stepsPerSecond;
    const y = before.y + pull.y / stepsPerSecond;
    raise(own, alongX, alongY, Math.min(0, x * alongX + y * alongY));
  }
  if (actor.turn !== 0 && !actor.fixedRotation) {
    const sign = Math.sign(actor.turn);
    own.turn = sign * Math.max(sign * own.turn, Math.min(0, sign * before.turn));
  }
}

/** Lifts the part of a vector along a direction of length 1 to at least so much. */
export function raise(vector: { x: number; y: number }, x: number, y: number, least: number): void {
  const missing = least - (vector.x * x + vector.y * y);
  if (missing <= 0) return;
  vector.x += missing * x;
  vector.y += missing * y;
}

/** Single precision leaves a remainder where two speeds are equal. */
function withoutNoise(speed: number): number {
  return Math.round(speed * 1e4) / 1e4;
}
