import { cos, sin } from '../math.ts';
import type { PhysicsActor } from './types.ts';

/** Steps of the simulation in a second. Reference 0.2 "Frame rate". */
export const stepsPerSecond = 60;

/**
 * Moves an actor that nothing can stop through one step: gravity, drag, maximum speed, contributions, pin. Reference
 * 1.3 "Move", 6.6. Speeds change evenly within a step, so that a throw follows its parabola exactly.
 */
export function moveFreely(actor: PhysicsActor, gravityX: number, gravityY: number): void {
  if (actor.applyMaxSpeed) limitSpeed(actor);
  const startX = actor.velocityX;
  const startY = actor.velocityY;
  if (actor.drag > 0 || actor.angularDrag > 0) slowDown(actor);
  if ((gravityX !== 0 || gravityY !== 0) && actor.movable) {
    actor.velocityX += gravityX / stepsPerSecond;
    actor.velocityY -= gravityY / stepsPerSecond;
    if (actor.applyMaxSpeed) limitSpeed(actor);
  }
  const speedX = (startX + actor.velocityX) / 2 + actor.moveX;
  const speedY = (startY + actor.velocityY) / 2 + actor.moveY;
  shift(actor, speedX / stepsPerSecond, speedY / stepsPerSecond);
}

/**
 * Moves actors that nothing can stop through one step, as `makeFinite` and `moveFreely` do. Those that neither brake nor
 * fall nor turn, which are most, are read and written once.
 */
export function moveAllFreely(actors: readonly PhysicsActor[], gravityX: number, gravityY: number): void {
  const isPulling = gravityX !== 0 || gravityY !== 0;
  for (const actor of actors) {
    const { x, y, velocityX, velocityY, moveX, moveY, angularVelocity, turn } = actor;
    const sum = x + y + velocityX + velocityY + moveX + moveY + (actor.width + actor.height + actor.rotation);
    const isPlain =
      sum - sum === 0 &&
      angularVelocity + turn === 0 &&
      !(actor.drag > 0 || actor.angularDrag > 0 || actor.applyMaxSpeed || actor.pin || (isPulling && actor.movable));
    if (isPlain) {
      const nextX = x + ((velocityX + velocityX) / 2 + moveX) / stepsPerSecond;
      const nextY = y + ((velocityY + velocityY) / 2 + moveY) / stepsPerSecond;
      if (nextX - nextX === 0) actor.x = nextX;
      if (nextY - nextY === 0) actor.y = nextY;
    } else {
      makeFinite(actor);
      moveFreely(actor, gravityX, gravityY);
    }
  }
}

/** Puts zero in place of places, sizes and speeds that are infinite or nan. */
export function makeFinite(actor: PhysicsActor): void {
  const sum = actor.x + actor.y + actor.rotation + actor.width + actor.height;
  const speeds = actor.velocityX + actor.velocityY + actor.angularVelocity + actor.moveX + actor.moveY + actor.turn;
  if (sum - sum === 0 && speeds - speeds === 0) return;
  for (const field of movingFields) if (!Number.isFinite(actor[field])) actor[field] = 0;
}

/** Caps the actor's own velocity; contributions of Move do not count. Reference 3.5 "maxSpeed". */
export function limitSpeed(actor: PhysicsActor): void {
  if (!actor.applyMaxSpeed || !(actor.maxSpeed >= 0)) return;
  const speed = Math.sqrt(actor.velocityX * actor.velocityX + actor.velocityY * actor.velocityY);
  if (speed <= actor.maxSpeed) return;
  actor.velocityX *= actor.maxSpeed / speed;
  actor.velocityY *= actor.maxSpeed / speed;
}

/** Takes drag and angular drag from the actor's own speeds, down to rest. Reference 6.6 "drag". */
export function slowDown(actor: PhysicsActor): void {
  if (actor.drag > 0) {
    const speed = Math.sqrt(actor.velocityX * actor.velocityX + actor.velocityY * actor.velocityY);
    const kept = speed === 0 ? 0 : Math.max(0, 1 - actor.drag / stepsPerSecond / speed);
    actor.velocityX *= kept;
    actor.velocityY *= kept;
  }
  if (actor.angularDrag > 0) {
    const spin = Math.max(0, Math.abs(actor.angularVelocity) - actor.angularDrag / stepsPerSecond);
    actor.angularVelocity = actor.angularVelocity < 0 ? 0 - spin : spin;
  }
}

/** An angle from 0 up to, but not including, 360 degrees. */
export function normalAngle(degrees: number): number {
  if (degrees >= 0 && degrees < 360) return degrees + 0;
  // Half of all angles that the library gives are here, and a remainder costs as much as all else that is done for a body.
  if (degrees < 0 && degrees > -360) return degrees + 360 < 360 ? degrees + 360 : 0;
  const angle = degrees % 360;
  return angle < 0 ? (angle + 360) % 360 : angle + 0;
}

const movingFields = [
  'x',
  'y',
  'rotation',
  'width',
  'height',
  'velocityX',
  'velocityY',
  'angularVelocity',
  'moveX',
  'moveY',
  'turn',
] as const;

function shift(actor: PhysicsActor, byX: number, byY: number): void {
  const oldX = actor.x;
  const oldY = actor.y;
  if (actor.pin) {
    actor.velocityX = 0;
    actor.velocityY = 0;
  } else {
    actor.x += byX;
    actor.y += byY;
  }
  const byAngle = (actor.angularVelocity + actor.turn) / stepsPerSecond;
  if (byAngle !== 0) rotate(actor, byAngle);
  if (!Number.isFinite(actor.x)) actor.x = oldX;
  if (!Number.isFinite(actor.y)) actor.y = oldY;
}

/** Turns around the center of mass, which stays where it is. */
function rotate(actor: PhysicsActor, by: number): void {
  const { centerOfMassX: massX, centerOfMassY: massY, rotation } = actor;
  actor.rotation = normalAngle(rotation + by);
  if ((massX === 0 && massY === 0) || actor.pin) return;
  const cosChange = cos(rotation) - cos(actor.rotation);
  const sinChange = sin(rotation) - sin(actor.rotation);
  actor.x += massX * cosChange - massY * sinChange;
  actor.y += massX * sinChange + massY * cosChange;
}
