import { framesPerSecond } from '@playhouse/core';
import { limitSpeed, moveFreely, normalAngle, slowDown } from '../freeMotion.ts';
import type { PhysicsActor } from '../types.ts';
import { rounded } from './rounding.ts';
import { numberAt as at, pixelsPerMeter, type SolidBody } from './solidBody.ts';

/**
 * Gives a dynamic body the position and the speed of its actor at the start of a step. True when a behavior has moved
 * it.
 */
export function syncToPhysics(body: SolidBody): boolean {
  body.isPlain = isPlain(body.actor);
  body.isSettled = body.isPlain && goesOn(body);
  return body.isSettled ? false : syncChanged(body);
}

/** The result of `isPlain` for the body. */
function isPlain(actor: PhysicsActor): boolean {
  return !(
    isContributing(actor) ||
    actor.pin ||
    actor.fixedRotation ||
    actor.applyMaxSpeed ||
    actor.drag > 0 ||
    actor.angularDrag > 0
  );
}

/** For most bodies: true when a plain body was changed only by the library, and is now ready for the step. */
function goesOn({ actor, rows, row, isMisplaced }: SolidBody): boolean {
  const { data } = rows;
  const ownX = data[row + at.ownX] ?? 0;
  const ownY = data[row + at.ownY] ?? 0;
  const ownTurn = data[row + at.ownTurn] ?? 0;
  if (
    isMisplaced ||
    actor.x !== data[row + at.shownX] ||
    actor.y !== data[row + at.shownY] ||
    actor.rotation !== data[row + at.shownRotation] ||
    actor.velocityX !== data[row + at.shownVelocityX] ||
    actor.velocityY !== data[row + at.shownVelocityY] ||
    actor.angularVelocity !== data[row + at.shownTurn] ||
    ownX !== data[row + at.heldX] ||
    ownY !== data[row + at.heldY] ||
    ownTurn !== data[row + at.heldTurn]
  ) {
    return false;
  }
  data[row + at.beforeX] = ownX;
  data[row + at.beforeY] = ownY;
  data[row + at.beforeTurn] = ownTurn;
  return true;
}

function syncChanged(body: SolidBody): boolean {
  const { actor } = body;
  keepFinite(body);
  if (body.isMisplaced) putBack(body);
  const isElsewhere = actor.x !== body.shownX || actor.y !== body.shownY;
  if (isElsewhere) putAt(body);
  if (actor.rotation !== body.shownRotation) turnTo(body);
  if (actor.velocityX !== body.shownVelocityX) body.ownX = clamped(actor.velocityX, highestSpeed);
  if (actor.velocityY !== body.shownVelocityY) body.ownY = clamped(actor.velocityY, highestSpeed);
  if (actor.angularVelocity !== body.shownTurn) body.ownTurn = clamped(actor.angularVelocity, highestSpin);
  if (actor.pin) body.ownX = body.ownY = 0;
  if (actor.applyMaxSpeed || actor.drag > 0 || actor.angularDrag > 0) restrain(body);
  const { ownX, ownY, ownTurn } = body;
  body.beforeX = ownX;
  body.beforeY = ownY;
  body.beforeTurn = ownTurn;
  let [x, y, turn] = [ownX, ownY, ownTurn];
  if (isContributing(actor)) {
    actor.moveX = clamped(actor.moveX, highestSpeed);
    actor.moveY = clamped(actor.moveY, highestSpeed);
    actor.turn = clamped(actor.turn, highestSpin);
    x += actor.moveX;
    y += actor.moveY;
    turn += actor.turn;
  }
  if (actor.pin) x = y = 0;
  if (actor.fixedRotation) {
    if (turn !== 0) {
      actor.rotation = normalAngle(actor.rotation + turn / framesPerSecond);
      turnTo(body);
    }
    turn = 0;
  }
  if (x !== body.heldX || y !== body.heldY || turn !== body.heldTurn) setSpeed(body, x, y, turn);
  return isElsewhere;
}

/** Moves a body that contacts cannot move, so that it affects dynamic bodies. True when it was moving. */
export function syncImmovable(body: SolidBody): boolean {
  const { actor, rigid } = body;
  keepFinite(body);
  if (actor.x !== body.shownX || actor.y !== body.shownY) putAt(body);
  if (actor.rotation !== body.shownRotation) turnTo(body);
  const { x, y, rotation } = actor;
  moveFreely(actor, 0, 0);
  body.speedX = (actor.x - x) * framesPerSecond;
  body.speedY = (actor.y - y) * framesPerSecond;
  body.speedTurn = actor.pin || actor.rotation !== rotation ? actor.angularVelocity + actor.turn : 0;
  body.shownVelocityX = actor.velocityX;
  body.shownVelocityY = actor.velocityY;
  body.shownTurn = actor.angularVelocity;
  if (actor.x === x && actor.y === y && actor.rotation === rotation) return false;
  body.placeX = body.reachedX = placeOf(actor.x);
  body.placeY = body.reachedY = placeOf(actor.y);
  body.placeAngle = body.reachedAngle = actor.rotation * radiansPerDegree;
  vector.x = body.placeX;
  vector.y = body.placeY;
  rigid.setNextKinematicTranslation(vector);
  rigid.setNextKinematicRotation(body.placeAngle);
  body.shownX = actor.x;
  body.shownY = actor.y;
  body.shownRotation = actor.rotation;
  return true;
}

/** The library puts slow bodies to sleep; here only resting bodies may sleep. Must be called several times a second. */
export function keepDrifting(body: SolidBody): void {
  const { heldX, heldY, heldTurn } = body;
  if (heldX * heldX + heldY * heldY > slowestDrift * slowestDrift || Math.abs(heldTurn) > slowestSpin) {
    body.rigid.wakeUp();
  }
}

/** Writes a dynamic body's position and own velocity to its actor, rounded to reliable single-precision digits. */
export function writeActor(body: SolidBody): void {
  const { actor, rows, row } = body;
  const { data } = rows;
  const reachedX = data[row + at.reachedX] ?? 0;
  const reachedY = data[row + at.reachedY] ?? 0;
  const reachedAngle = data[row + at.reachedAngle] ?? 0;
  body.isTouched = false;
  if (reachedX !== data[row + at.placeX]) data[row + at.shownX] = actor.x = rounded(reachedX * pixelsPerMeter);
  if (reachedY !== data[row + at.placeY]) data[row + at.shownY] = actor.y = rounded(reachedY * pixelsPerMeter);
  if (reachedAngle !== data[row + at.placeAngle]) {
    data[row + at.shownRotation] = actor.rotation = normalAngle(rounded(reachedAngle * degreesPerRadian));
  }
  data[row + at.placeX] = reachedX;
  data[row + at.placeY] = reachedY;
  data[row + at.placeAngle] = reachedAngle;
  if (!body.isPlain && actor.applyMaxSpeed) limitOwn(body);
  data[row + at.shownVelocityX] = actor.velocityX = rounded(data[row + at.ownX] ?? 0);
  data[row + at.shownVelocityY] = actor.velocityY = rounded(data[row + at.ownY] ?? 0);
  data[row + at.shownTurn] = actor.angularVelocity = rounded(data[row + at.ownTurn] ?? 0);
  body.isSettled = body.isPlain && !body.isMisplaced && isAsHeld(body);
}

function limitOwn(body: SolidBody): void {
  const { actor } = body;
  actor.velocityX = body.ownX;
  actor.velocityY = body.ownY;
  limitSpeed(actor);
  body.ownX = actor.velocityX;
  body.ownY = actor.velocityY;
}

/** True when a body's own velocity is all of its velocity in the library. */
function isAsHeld({ rows, row }: SolidBody): boolean {
  const { data } = rows;
  return (
    data[row + at.ownX] === data[row + at.heldX] &&
    data[row + at.ownY] === data[row + at.heldY] &&
    data[row + at.ownTurn] === data[row + at.heldTurn]
  );
}

/** Stores the values that an actor shows. */
export function remember(body: SolidBody): void {
  const { actor } = body;
  body.shownX = actor.x;
  body.shownY = actor.y;
  body.shownRotation = actor.rotation;
  body.shownVelocityX = actor.velocityX;
  body.shownVelocityY = actor.velocityY;
  body.shownTurn = actor.angularVelocity;
}

/** True while a Move or a Rotate acts on the actor. */
export function isContributing({ moveX, moveY, turn }: PhysicsActor): boolean {
  return moveX !== 0 || moveY !== 0 || turn !== 0;
}

/** A coordinate in meters as stored by the library. */
export function placeOf(pixels: number): number {
  return Math.fround(clamped(pixels, furthest) / pixelsPerMeter);
}

const radiansPerDegree = Math.PI / 180;
const degreesPerRadian = 180 / Math.PI;
/** Beyond these, in px, px/s and degrees/s, single precision is no longer useful. */
const furthest = 5e6;
const highestSpeed = 5e5;
const highestSpin = 36_000;
/** Thresholds in px/s and degrees/s above which bodies do not rest. */
const slowestDrift = 0.5;
const slowestSpin = 2;
const vector = { x: 0, y: 0 };

function putAt(body: SolidBody): void {
  const { actor } = body;
  body.placeX = body.reachedX = vector.x = placeOf(actor.x);
  body.placeY = body.reachedY = vector.y = placeOf(actor.y);
  body.reachedAngle = body.placeAngle;
  body.shownX = actor.x;
  body.shownY = actor.y;
  body.isTouched = true;
  body.rigid.setTranslation(vector, true);
}

function turnTo(body: SolidBody): void {
  body.rigid.setRotation(normalAngle(body.actor.rotation) * radiansPerDegree, true);
  body.placeAngle = body.reachedAngle = body.rigid.rotation();
  body.shownRotation = body.actor.rotation;
  body.isTouched = true;
}

/** Tells the library the position of the body after the last step. */
function putBack(body: SolidBody): void {
  body.isMisplaced = false;
  vector.x = body.placeX;
  vector.y = body.placeY;
  body.rigid.setTranslation(vector, true);
  body.rigid.setRotation(body.placeAngle, true);
  body.placeAngle = body.rigid.rotation();
}

function setSpeed(body: SolidBody, x: number, y: number, turn: number): void {
  body.isTouched = true;
  body.heldX = clamped(x, highestSpeed);
  body.heldY = clamped(y, highestSpeed);
  body.heldTurn = clamped(turn, highestSpin);
  vector.x = body.heldX / pixelsPerMeter;
  vector.y = body.heldY / pixelsPerMeter;
  body.rigid.setLinvel(vector, true);
  body.rigid.setAngvel(body.heldTurn * radiansPerDegree, true);
}

/** Drag and maximum speed apply to the velocity before rounding. */
function restrain(body: SolidBody): void {
  const { actor } = body;
  actor.velocityX = body.ownX;
  actor.velocityY = body.ownY;
  actor.angularVelocity = body.ownTurn;
  limitSpeed(actor);
  slowDown(actor);
  body.ownX = actor.velocityX;
  body.ownY = actor.velocityY;
  body.ownTurn = actor.angularVelocity;
}

/** Values that a behavior set to infinity or NaN keep their last value; such contributions are ignored. */
function keepFinite(body: SolidBody): void {
  const { actor } = body;
  const sum = actor.x + actor.y + actor.rotation + actor.moveX + actor.moveY + actor.turn;
  const speeds = actor.velocityX + actor.velocityY + actor.angularVelocity;
  if (sum - sum === 0 && speeds - speeds === 0) return;
  for (const [field, shown] of shownFields) if (!Number.isFinite(actor[field])) actor[field] = body[shown];
  for (const field of ['moveX', 'moveY', 'turn'] as const) if (!Number.isFinite(actor[field])) actor[field] = 0;
}

const shownFields = [
  ['x', 'shownX'],
  ['y', 'shownY'],
  ['rotation', 'shownRotation'],
  ['velocityX', 'shownVelocityX'],
  ['velocityY', 'shownVelocityY'],
  ['angularVelocity', 'shownTurn'],
] as const;

function clamped(value: number, limit: number): number {
  return value > limit ? limit : value < -limit ? -limit : value;
}
