import { stepsPerSecond } from '../freeMotion.ts';
import { numberAt as at, pixelsPerMeter, type SolidBody } from './solidBody.ts';
import { Surroundings } from './surroundings.ts';

/** Px/s below which nothing has to be foreseen: a body sinks in by less than a pixel. */
export const slowestForeseen = 50;

/**
 * Decides which bodies the library has to stop at surfaces before they reach them, so that they do not sink in: those
 * that may come to something immovable in this step, those so fast for their size that they could pass through another
 * one, and those that are to collide better. The others are spared it: it costs time, and what is foreseen between two
 * moving bodies may be wrong.
 */
export class Foresight {
  readonly #surroundings = new Surroundings();
  /** Px that something immovable moves at most in this step; part of the state between steps. */
  shift = 0;

  /** Something immovable is about to move by so many px, or has come, gone or changed: Infinity. */
  noteImmovable(shift: number): void {
    this.#surroundings.isStale = true;
    if (shift > this.shift) this.shift = shift;
  }

  /** To be done for all bodies when they have their speeds for the step. `fall` is what gravity adds, in px. */
  update(bodies: readonly SolidBody[], fall: number): void {
    for (const body of bodies) {
      if (body.kind !== 'dynamic') continue;
      const isNeeded = this.#isNeeded(body, bodies, fall);
      if (isNeeded === body.isForeseeing) continue;
      body.isForeseeing = isNeeded;
      body.rigid.setSoftCcdPrediction(isNeeded ? furthest : 0);
    }
    this.shift = 0;
  }

  #isNeeded(body: SolidBody, bodies: readonly SolidBody[], fall: number): boolean {
    const { row } = body;
    const { data } = body.rows;
    const x = (data[row + at.placeX] ?? 0) * pixelsPerMeter;
    const y = (data[row + at.placeY] ?? 0) * pixelsPerMeter;
    const moved = distance(x - (data[row + at.startX] ?? 0), y - (data[row + at.startY] ?? 0));
    const free = (data[row + at.freeWay] ?? 0) - moved - this.shift;
    data[row + at.startX] = x;
    data[row + at.startY] = y;
    data[row + at.freeWay] = free;
    const speed = distance(data[row + at.heldX] ?? 0, data[row + at.heldY] ?? 0);
    const way = speed / stepsPerSecond + fall + this.shift;
    body.isNearImmovable = free <= way;
    if (way * stepsPerSecond < slowestForeseen) return false;
    if (body.isNearImmovable) {
      body.freeWay = this.#surroundings.freeWayOf(body, bodies);
      body.isNearImmovable = body.freeWay <= way;
    }
    return (
      body.isNearImmovable || body.betterCollisions || way * 2 > Math.min(Math.abs(body.width), Math.abs(body.height))
    );
  }
}

/** Meters: 6,000 px/s in one step. */
const furthest = 2;

function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
