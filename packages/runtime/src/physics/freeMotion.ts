import { framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../math/trigonometry.ts';
import { fieldFlags, flagsAt, motionIndex, positionIndex, restraints } from '../rows/rowFields.ts';
import type { PhysicsActor, Standing } from './types.ts';

const { x: xAt, y: yAt, rotation: rotationAt } = positionIndex;
const { velocityX: velocityXAt, velocityY: velocityYAt, angularVelocity: angularVelocityAt } = motionIndex;
const { moveX: moveXAt, moveY: moveYAt, turn: turnAt } = motionIndex;

/**
 * Advances an actor without collisions by one step: gravity, drag, maximum speed, contributions, pin.
 * docs/runtime-rules.md#movement. Speeds change evenly within a step, so that a throw follows its parabola exactly.
 */
export function moveFreely(actor: PhysicsActor, gravityX: number, gravityY: number): void {
  if (actor.applyMaxSpeed) limitSpeed(actor);
  const startX = actor.velocityX;
  const startY = actor.velocityY;
  if (actor.drag > 0 || actor.angularDrag > 0) slowDown(actor);
  if ((gravityX !== 0 || gravityY !== 0) && actor.movable) {
    actor.velocityX += gravityX / framesPerSecond;
    actor.velocityY -= gravityY / framesPerSecond;
    if (actor.applyMaxSpeed) limitSpeed(actor);
  }
  const speedX = (startX + actor.velocityX) / 2 + actor.moveX;
  const speedY = (startY + actor.velocityY) / 2 + actor.moveY;
  shift(actor, speedX / framesPerSecond, speedY / framesPerSecond);
}

/** Where the numbers of these actors are stored while they are in the scene. */
export function standingOf(actors: readonly PhysicsActor[]): Standing {
  const tables = actors[0]?.rows;
  const offsets = new Int32Array(actors.length);
  for (const [index, { rows, offset = 0 }] of actors.entries()) {
    if (rows !== tables) return { actors, tables: undefined, offsets };
    offsets[index] = offset;
  }
  return { actors, tables, offsets };
}

/**
 * Advances actors without collisions by one step, as `makeFinite` and `moveFreely` do. Most have no drag, gravity or
 * rotation; only their rows are read and written.
 */
export function moveAllFreely(standing: Standing, gravityX: number, gravityY: number): void {
  const { actors, tables, offsets: starts } = standing;
  if (tables === undefined) {
    for (const actor of actors) move(actor, gravityX, gravityY);
    return;
  }
  const { positions, motions } = tables;
  const special = gravityX !== 0 || gravityY !== 0 ? restraints : restraints & ~fieldFlags.movable;
  let hasMoved = false;
  for (let index = 0; index < starts.length; index++) {
    const offset = starts[index] ?? 0;
    const velocityX = at(motions, offset + velocityXAt);
    const velocityY = at(motions, offset + velocityYAt);
    const moveX = at(motions, offset + moveXAt);
    const moveY = at(motions, offset + moveYAt);
    const x = at(positions, offset + xAt);
    const y = at(positions, offset + yAt);
    const sum = x + y + at(positions, offset + rotationAt) + (velocityX + velocityY) + (moveX + moveY);
    const turning = at(motions, offset + angularVelocityAt) + at(motions, offset + turnAt);
    if (sum - sum === 0 && turning === 0 && (at(motions, offset + flagsAt) & special) === 0) {
      const nextX = x + ((velocityX + velocityX) / 2 + moveX) / framesPerSecond;
      const nextY = y + ((velocityY + velocityY) / 2 + moveY) / framesPerSecond;
      if (nextX !== x || nextY !== y) hasMoved = true;
      if (nextX - nextX === 0) positions[offset + xAt] = nextX;
      if (nextY - nextY === 0) positions[offset + yAt] = nextY;
      continue;
    }
    const actor = actors[index];
    if (actor) move(actor, gravityX, gravityY);
  }
  if (hasMoved) tables.mark();
}

function move(actor: PhysicsActor, gravityX: number, gravityY: number): void {
  makeFinite(actor);
  moveFreely(actor, gravityX, gravityY);
}

/** Replaces offsets, sizes and speeds that are infinite or NaN by zero. */
export function makeFinite(actor: PhysicsActor): void {
  const sum = actor.x + actor.y + actor.rotation + actor.width + actor.height;
  const speeds = actor.velocityX + actor.velocityY + actor.angularVelocity + actor.moveX + actor.moveY + actor.turn;
  if (sum - sum === 0 && speeds - speeds === 0) return;
  for (const field of movingFields) if (!Number.isFinite(actor[field])) actor[field] = 0;
}

/** Limits the actor's own velocity, which excludes contributions of Move. docs/runtime-rules.md#actor-attributes. */
export function limitSpeed(actor: PhysicsActor): void {
  if (!actor.applyMaxSpeed || !(actor.maxSpeed >= 0)) return;
  const speed = Math.sqrt(actor.velocityX * actor.velocityX + actor.velocityY * actor.velocityY);
  if (speed <= actor.maxSpeed) return;
  actor.velocityX *= actor.maxSpeed / speed;
  actor.velocityY *= actor.maxSpeed / speed;
}

/** Applies drag and angular drag to the actor's own speeds, down to rest. docs/runtime-rules.md#physics. */
export function slowDown(actor: PhysicsActor): void {
  if (actor.drag > 0) {
    const speed = Math.sqrt(actor.velocityX * actor.velocityX + actor.velocityY * actor.velocityY);
    const kept = speed === 0 ? 0 : Math.max(0, 1 - actor.drag / framesPerSecond / speed);
    actor.velocityX *= kept;
    actor.velocityY *= kept;
  }
  if (actor.angularDrag > 0) {
    const spin = Math.max(0, Math.abs(actor.angularVelocity) - actor.angularDrag / framesPerSecond);
    actor.angularVelocity = actor.angularVelocity < 0 ? 0 - spin : spin;
  }
}

/** An angle from 0 up to, but not including, 360 degrees. */
export function normalAngle(degrees: number): number {
  // Half of all angles from the library are negative: without a branch, none is mispredicted, and no remainder is
  // needed.
  if (degrees > -360 && degrees < 360) {
    const positive = degrees - Math.floor(degrees / 360) * 360;
    return positive >= 0 && positive < 360 ? positive : 0;
  }
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
  const byAngle = (actor.angularVelocity + actor.turn) / framesPerSecond;
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

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}
