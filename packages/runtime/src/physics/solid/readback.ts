import { framesPerSecond } from '@playhouse/core';
import { motionIndex, positionIndex } from '../../rows/rowFields.ts';
import type { NumberTables, PhysicsActor } from '../types.ts';
import type { BodyList } from './bodyList.ts';
import type { BodyReader } from './bodyReader.ts';
import type { Pull } from './bounce.ts';
import { rounded, shownAngle } from './rounding.ts';
import { bodyFlags, numberAt, pixelsPerMeter, type SolidBody } from './solidBody.ts';
import { leastChange } from './wasHit.ts';

// Engines inline constants of the same module, but look up imported ones each time.
const { flags: flagsAt, handle: handleAt } = numberAt;
const { shownX: shownXAt, shownY: shownYAt, shownRotation: shownRotationAt } = numberAt;
const { shownVelocityX: shownVelocityXAt, shownVelocityY: shownVelocityYAt, shownTurn: shownTurnAt } = numberAt;
const {
  ownX: ownXAt,
  ownY: ownYAt,
  ownTurn: ownTurnAt,
  heldX: heldXAt,
  heldY: heldYAt,
  heldTurn: heldTurnAt,
} = numberAt;
const { speedX: speedXAt, speedY: speedYAt, speedTurn: speedTurnAt } = numberAt;
const { beforeX: beforeXAt, beforeY: beforeYAt, beforeTurn: beforeTurnAt } = numberAt;
const { placeX: placeXAt, placeY: placeYAt, placeAngle: placeAngleAt } = numberAt;
const { reachedX: reachedXAt, reachedY: reachedYAt, reachedAngle: reachedAngleAt } = numberAt;
const { x: xAt, y: yAt, rotation: rotationAt } = positionIndex;
const { velocityX: velocityXAt, velocityY: velocityYAt, angularVelocity: angularVelocityAt } = motionIndex;
const { isDynamic, isPlain, isAsleep, isSettled } = bodyFlags;
const perMeter: number = pixelsPerMeter;
const degreesPerRadian = 180 / Math.PI;

/** The world in which a step of the library was taken. */
export interface Circumstances {
  readonly pull: Pull;
  /** Whether some actor bounces. */
  readonly isBouncy: boolean;
  /** Whether the library uses continuous collision for some body, and may report ghost collisions. */
  readonly usesContinuousCollision: boolean;
}

/** Handles most bodies after the library has moved them in a step. */
export class Readback {
  readonly #reader: BodyReader;
  readonly #bodies: BodyList;
  /**
   * For each body that was followed, while continuous collision is in use: the number of the step, and the position in
   * its row.
   */
  #kept = new Float64Array(0);
  #step = 0;

  constructor(reader: BodyReader, bodies: BodyList) {
    this.#reader = reader;
    this.#bodies = bodies;
  }

  /**
   * Reads the library's results for plain bodies that were certainly not hit, and writes them to their actors in one
   * pass. All other dynamic bodies are left to `others`.
   */
  follow({ pull, isBouncy, usesContinuousCollision }: Circumstances, others: SolidBody[]): void {
    const { actors, starts, tables, offsets } = this.#bodies.actorBatch();
    const { data } = this.#bodies.rows;
    const reader = this.#reader;
    const fallX = pull.x / framesPerSecond;
    const fallY = pull.y / framesPerSecond;
    let hasMoved = false;
    others.length = 0;
    this.#step++;
    for (let number = 0; number < starts.length; number++) {
      const row = starts[number] ?? 0;
      const flags = data[row + flagsAt] ?? 0;
      if ((flags & isPlain) === 0) {
        if ((flags & isDynamic) !== 0) this.#leave(number, others);
        continue;
      }
      const beforeX = data[row + ownXAt] ?? 0;
      const beforeY = data[row + ownYAt] ?? 0;
      data[row + beforeXAt] = beforeX;
      data[row + beforeYAt] = beforeY;
      data[row + beforeTurnAt] = data[row + ownTurnAt] ?? 0;
      if ((flags & isAsleep) !== 0) {
        this.#leave(number, others);
        continue;
      }
      const handle = data[row + handleAt] ?? 0;
      const velocity = reader.velocity(handle);
      const speedX = (velocity[0] ?? 0) * perMeter;
      const speedY = (velocity[1] ?? 0) * perMeter;
      const speedTurn = reader.spin(handle) * degreesPerRadian;
      const x = speedX - beforeX;
      const y = speedY - beforeY;
      const change = Math.min(x * x + y * y, (x - fallX) * (x - fallX) + (y - fallY) * (y - fallY));
      const mayRest = speedX === 0 && speedY === 0 && speedTurn === 0;
      if (change > leastChange(flags, isBouncy) || mayRest) {
        this.#leave(number, others);
        continue;
      }
      data[row + ownXAt] = data[row + heldXAt] = data[row + speedXAt] = speedX;
      data[row + ownYAt] = data[row + heldYAt] = data[row + speedYAt] = speedY;
      data[row + ownTurnAt] = data[row + heldTurnAt] = data[row + speedTurnAt] = speedTurn;
      if (usesContinuousCollision) this.#keep(number, row);
      const position = reader.position(handle);
      if (move(data, row, position[0] ?? 0, position[1] ?? 0, reader.angle(handle))) hasMoved = true;
      data[row + shownVelocityXAt] = rounded(speedX);
      data[row + shownVelocityYAt] = rounded(speedY);
      data[row + shownTurnAt] = rounded(speedTurn);
      if ((flags & isSettled) === 0) this.#settle(number);
      if (tables) showInTables(tables, offsets[number] ?? 0, data, row);
      else show(actors[number], data, row);
    }
    if (hasMoved) tables?.mark();
  }

  /** Makes a body that was followed in this step look as if it had not been. */
  takeBack(body: SolidBody): void {
    const number = this.#bodies.all.indexOf(body);
    const kept = this.#kept;
    const at = number * keptLength;
    if (number < 0 || kept[at] !== this.#step) return;
    body.placeX = kept[at + 1] ?? 0;
    body.placeY = kept[at + 2] ?? 0;
    body.placeAngle = kept[at + 3] ?? 0;
    body.shownX = kept[at + 4] ?? 0;
    body.shownY = kept[at + 5] ?? 0;
    body.shownRotation = kept[at + 6] ?? 0;
    show(body.actor, body.rows.data, body.row);
  }

  #keep(number: number, row: number): void {
    const { data } = this.#bodies.rows;
    const at = number * keptLength;
    if (at >= this.#kept.length) this.#kept = larger(this.#kept, at + keptLength);
    const kept = this.#kept;
    kept[at] = this.#step;
    kept[at + 1] = data[row + placeXAt] ?? 0;
    kept[at + 2] = data[row + placeYAt] ?? 0;
    kept[at + 3] = data[row + placeAngleAt] ?? 0;
    kept[at + 4] = data[row + shownXAt] ?? 0;
    kept[at + 5] = data[row + shownYAt] ?? 0;
    kept[at + 6] = data[row + shownRotationAt] ?? 0;
  }

  #leave(number: number, others: SolidBody[]): void {
    const body = this.#bodies.all[number];
    if (body) others.push(body);
  }

  #settle(number: number): void {
    const body = this.#bodies.all[number];
    if (!body) return;
    body.isTouched = false;
    body.isSettled = true;
  }
}

const keptLength = 8;

function larger(kept: Float64Array, least: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(least * 2);
  next.set(kept);
  return next;
}

/** Writes the new position of a body to its row. True when it differs. */
function move(data: Float64Array, row: number, x: number, y: number, angle: number): boolean {
  const isElsewhereX = x !== data[row + placeXAt];
  const isElsewhereY = y !== data[row + placeYAt];
  const isTurned = angle !== data[row + placeAngleAt];
  if (isElsewhereX) data[row + shownXAt] = rounded(x * perMeter);
  if (isElsewhereY) data[row + shownYAt] = rounded(y * perMeter);
  if (isTurned) data[row + shownRotationAt] = shownAngle(angle);
  data[row + placeXAt] = data[row + reachedXAt] = x;
  data[row + placeYAt] = data[row + reachedYAt] = y;
  data[row + placeAngleAt] = data[row + reachedAngleAt] = angle;
  return isElsewhereX || isElsewhereY || isTurned;
}

/** Writes the values of a row to an actor whose numbers are in tables. */
function showInTables({ positions, motions }: NumberTables, at: number, data: Float64Array, row: number): void {
  positions[at + xAt] = data[row + shownXAt] ?? 0;
  positions[at + yAt] = data[row + shownYAt] ?? 0;
  positions[at + rotationAt] = data[row + shownRotationAt] ?? 0;
  motions[at + velocityXAt] = data[row + shownVelocityXAt] ?? 0;
  motions[at + velocityYAt] = data[row + shownVelocityYAt] ?? 0;
  motions[at + angularVelocityAt] = data[row + shownTurnAt] ?? 0;
}

function show(actor: PhysicsActor | undefined, data: Float64Array, row: number): void {
  if (!actor) return;
  actor.x = data[row + shownXAt] ?? 0;
  actor.y = data[row + shownYAt] ?? 0;
  actor.rotation = data[row + shownRotationAt] ?? 0;
  actor.velocityX = data[row + shownVelocityXAt] ?? 0;
  actor.velocityY = data[row + shownVelocityYAt] ?? 0;
  actor.angularVelocity = data[row + shownTurnAt] ?? 0;
}
