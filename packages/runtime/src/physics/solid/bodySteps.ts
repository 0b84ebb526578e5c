import { limitSpeed, moveFreely, normalAngle, slowDown, stepsPerSecond } from '../freeMotion.ts';
import type { PhysicsActor } from '../types.ts';
import { type BodyPlace, pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** Gives a dynamic body the place and the speed that its actor has at the start of a step. */
export function handOver(body: SolidBody): void {
  const { actor, shown, own, before, held } = body;
  keepFinite(body);
  actor.moveX = clamped(actor.moveX, highestSpeed);
  actor.moveY = clamped(actor.moveY, highestSpeed);
  actor.turn = clamped(actor.turn, highestSpin);
  if (body.isMisplaced) putBack(body);
  if (actor.x !== shown.x || actor.y !== shown.y) putAt(body);
  if (actor.rotation !== shown.rotation) turnTo(body);
  if (actor.velocityX !== shown.velocityX) own.x = clamped(actor.velocityX, highestSpeed);
  if (actor.velocityY !== shown.velocityY) own.y = clamped(actor.velocityY, highestSpeed);
  if (actor.angularVelocity !== shown.angularVelocity) own.turn = clamped(actor.angularVelocity, highestSpin);
  if (actor.pin) own.x = own.y = 0;
  if (actor.applyMaxSpeed || actor.drag > 0 || actor.angularDrag > 0) restrain(body);
  before.x = own.x;
  before.y = own.y;
  before.turn = own.turn;
  body.beforeX = body.place.x * pixelsPerMeter;
  body.beforeY = body.place.y * pixelsPerMeter;
  const x = actor.pin ? 0 : own.x + actor.moveX;
  const y = actor.pin ? 0 : own.y + actor.moveY;
  const turn = own.turn + actor.turn;
  if (actor.fixedRotation && turn !== 0) {
    actor.rotation = normalAngle(actor.rotation + turn / stepsPerSecond);
    turnTo(body);
  }
  const spin = actor.fixedRotation ? 0 : turn;
  if (x !== held.x || y !== held.y || spin !== held.turn) setSpeed(body, x, y, spin);
}

/** Moves what contacts cannot move: as its actor wants, and so that dynamic bodies feel it. True when it was moving. */
export function handOverImmovable(body: SolidBody): boolean {
  const { actor, shown, speed, rigid, place } = body;
  keepFinite(body);
  if (actor.x !== shown.x || actor.y !== shown.y) putAt(body);
  if (actor.rotation !== shown.rotation) turnTo(body);
  const { x, y, rotation } = actor;
  moveFreely(actor, 0, 0);
  speed.x = (actor.x - x) * stepsPerSecond;
  speed.y = (actor.y - y) * stepsPerSecond;
  speed.turn = actor.pin || actor.rotation !== rotation ? actor.angularVelocity + actor.turn : 0;
  shown.velocityX = actor.velocityX;
  shown.velocityY = actor.velocityY;
  shown.angularVelocity = actor.angularVelocity;
  if (actor.x === x && actor.y === y && actor.rotation === rotation) return false;
  place.x = placeOf(actor.x);
  place.y = placeOf(actor.y);
  place.angle = actor.rotation * radiansPerDegree;
  rigid.setNextKinematicTranslation(place);
  rigid.setNextKinematicRotation(place.angle);
  copyPlace(place, body.reached);
  shown.x = actor.x;
  shown.y = actor.y;
  shown.rotation = actor.rotation;
  return true;
}

/** Reads where the library has moved a dynamic body. False while it sleeps. */
export function readBack(body: SolidBody): boolean {
  const { rigid, speed, held, reached } = body;
  if (body.isAsleep && !body.isTouched && rigid.isSleeping()) return false;
  rigid.translation(reached);
  if (!body.actor.fixedRotation) reached.angle = rigid.rotation();
  rigid.linvel(vector);
  speed.x = held.x = vector.x * pixelsPerMeter;
  speed.y = held.y = vector.y * pixelsPerMeter;
  speed.turn = held.turn = body.actor.fixedRotation ? 0 : rigid.angvel() * degreesPerRadian;
  body.isAsleep = speed.x === 0 && speed.y === 0 && speed.turn === 0 && rigid.isSleeping();
  body.isTouched = true;
  return true;
}

/** Writes a dynamic body's place and own velocity to its actor, rounded to what single precision can promise. */
export function writeActor(body: SolidBody): void {
  const { actor, place, reached, shown, own } = body;
  body.isTouched = false;
  if (reached.x !== place.x) actor.x = rounded(reached.x * pixelsPerMeter);
  if (reached.y !== place.y) actor.y = rounded(reached.y * pixelsPerMeter);
  if (reached.angle !== place.angle) actor.rotation = normalAngle(rounded(reached.angle * degreesPerRadian));
  copyPlace(reached, place);
  actor.velocityX = own.x;
  actor.velocityY = own.y;
  limitSpeed(actor);
  own.x = actor.velocityX;
  own.y = actor.velocityY;
  actor.velocityX = rounded(own.x);
  actor.velocityY = rounded(own.y);
  actor.angularVelocity = rounded(own.turn);
  remember(shown, actor);
}

/** Takes note of what an actor shows. */
export function remember(shown: SolidBody['shown'], actor: PhysicsActor): void {
  shown.x = actor.x;
  shown.y = actor.y;
  shown.rotation = actor.rotation;
  shown.velocityX = actor.velocityX;
  shown.velocityY = actor.velocityY;
  shown.angularVelocity = actor.angularVelocity;
}

/** A coordinate in meters as the library will hold it. */
export function placeOf(pixels: number): number {
  return Math.fround(clamped(pixels, furthest) / pixelsPerMeter);
}

const radiansPerDegree = Math.PI / 180;
const degreesPerRadian = 180 / Math.PI;
/** Beyond these, in px, px/s and degrees/s, single precision is no longer of use. */
const furthest = 5e6;
const highestSpeed = 5e5;
const highestSpin = 36_000;
const vector = { x: 0, y: 0 };

function putAt(body: SolidBody): void {
  const { actor, place, shown } = body;
  place.x = placeOf(actor.x);
  place.y = placeOf(actor.y);
  shown.x = actor.x;
  shown.y = actor.y;
  copyPlace(place, body.reached);
  body.isTouched = true;
  body.rigid.setTranslation(place, true);
}

function turnTo(body: SolidBody): void {
  body.rigid.setRotation(normalAngle(body.actor.rotation) * radiansPerDegree, true);
  body.place.angle = body.rigid.rotation();
  body.reached.angle = body.place.angle;
  body.shown.rotation = body.actor.rotation;
  body.isTouched = true;
}

/** Tells the library where the body was put at the end of the last step. */
function putBack(body: SolidBody): void {
  body.isMisplaced = false;
  body.rigid.setTranslation(body.place, true);
  body.rigid.setRotation(body.place.angle, true);
  body.place.angle = body.rigid.rotation();
}

function setSpeed(body: SolidBody, x: number, y: number, turn: number): void {
  const { held } = body;
  body.isTouched = true;
  held.x = clamped(x, highestSpeed);
  held.y = clamped(y, highestSpeed);
  held.turn = clamped(turn, highestSpin);
  vector.x = held.x / pixelsPerMeter;
  vector.y = held.y / pixelsPerMeter;
  body.rigid.setLinvel(vector, true);
  body.rigid.setAngvel(held.turn * radiansPerDegree, true);
}

function copyPlace(from: BodyPlace, to: BodyPlace): void {
  to.x = from.x;
  to.y = from.y;
  to.angle = from.angle;
}

/** Drag and maximum speed work on the velocity before rounding. */
function restrain(body: SolidBody): void {
  const { actor, own } = body;
  actor.velocityX = own.x;
  actor.velocityY = own.y;
  actor.angularVelocity = own.turn;
  limitSpeed(actor);
  slowDown(actor);
  own.x = actor.velocityX;
  own.y = actor.velocityY;
  own.turn = actor.angularVelocity;
}

/** What a behavior has set to infinity or nan keeps its last value; such contributions count as none. */
function keepFinite(body: SolidBody): void {
  const { actor, shown } = body;
  const sum = actor.x + actor.y + actor.rotation + actor.moveX + actor.moveY + actor.turn;
  const speeds = actor.velocityX + actor.velocityY + actor.angularVelocity;
  if (sum - sum === 0 && speeds - speeds === 0) return;
  for (const field of shownFields) if (!Number.isFinite(actor[field])) actor[field] = shown[field];
  for (const field of ['moveX', 'moveY', 'turn'] as const) if (!Number.isFinite(actor[field])) actor[field] = 0;
}

const shownFields = ['x', 'y', 'rotation', 'velocityX', 'velocityY', 'angularVelocity'] as const;

function clamped(value: number, limit: number): number {
  return value > limit ? limit : value < -limit ? -limit : value;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}
