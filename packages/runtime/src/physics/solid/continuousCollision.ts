import { framesPerSecond } from '@playhouse/core';
import type { BodyList } from './bodyList.ts';
import { bodyFlags, numberAt, pixelsPerMeter, type SolidBody } from './solidBody.ts';
import { Surroundings } from './surroundings.ts';

// Engines inline constants of the same module, but look up imported ones each time.
const { flags: flagsAt, placeX: placeXAt, placeY: placeYAt, startX: startXAt, startY: startYAt } = numberAt;
const { freeWay: freeWayAt, heldX: heldXAt, heldY: heldYAt, width: widthAt, height: heightAt } = numberAt;
const { isDynamic, isNearImmovable, usesContinuousCollision, betterCollisions } = bodyFlags;
const perMeter: number = pixelsPerMeter;

/** Px/s below which no body needs continuous collision: a body sinks in by less than a pixel. */
export const slowestContinuous = 50;

/**
 * Decides which bodies need continuous collision so that they do not sink into surfaces: those that may reach something
 * immovable in this step, those fast enough for their size to pass through another body, and those set to collide
 * better. Others do without it: it costs time, and its prediction between two moving bodies may be wrong.
 */
export class ContinuousCollision {
  readonly #surroundings = new Surroundings();
  /** The maximum distance in px that immovable bodies move in this step; kept between steps. */
  shift = 0;

  /** Called when an immovable body is about to move by this many px; Infinity when it was added, removed or changed. */
  noteImmovable(shift: number): void {
    this.#surroundings.isStale = true;
    if (shift > this.shift) this.shift = shift;
  }

  /**
   * Must be called for all bodies after their speeds for the step are set. `fall` is what gravity adds, in px. True
   * when some body needs continuous collision.
   */
  update(bodies: BodyList, fall: number): boolean {
    const { starts } = bodies.actorBatch();
    const { data } = bodies.rows;
    const { shift } = this;
    let isAnyContinuous = false;
    for (let number = 0; number < starts.length; number++) {
      const row = starts[number] ?? 0;
      const flags = data[row + flagsAt] ?? 0;
      if ((flags & isDynamic) === 0) continue;
      const x = (data[row + placeXAt] ?? 0) * perMeter;
      const y = (data[row + placeYAt] ?? 0) * perMeter;
      const moved = distance(x - (data[row + startXAt] ?? 0), y - (data[row + startYAt] ?? 0));
      const free = (data[row + freeWayAt] ?? 0) - moved - shift;
      data[row + startXAt] = x;
      data[row + startYAt] = y;
      data[row + freeWayAt] = free;
      const speed = distance(data[row + heldXAt] ?? 0, data[row + heldYAt] ?? 0);
      const way = speed / framesPerSecond + fall + shift;
      const mayMeet = free <= way;
      const isFast = way * framesPerSecond >= slowestContinuous;
      if (mayMeet && isFast) {
        if (this.#lookAround(bodies.all[number], bodies.all, way)) isAnyContinuous = true;
        continue;
      }
      const isNeeded = isFast && ((flags & betterCollisions) !== 0 || isFastFor(data, row, way));
      if (isNeeded) isAnyContinuous = true;
      const wanted = (mayMeet ? isNearImmovable : 0) | (isNeeded ? usesContinuousCollision : 0);
      if ((flags & (isNearImmovable | usesContinuousCollision)) !== wanted) note(bodies.all[number], mayMeet, isNeeded);
    }
    this.shift = 0;
    return isAnyContinuous;
  }

  /** For a body that may reach something immovable. True when it needs continuous collision. */
  #lookAround(body: SolidBody | undefined, bodies: readonly SolidBody[], way: number): boolean {
    if (!body) return false;
    body.freeWay = this.#surroundings.freeWayOf(body, bodies);
    const isNear = body.freeWay <= way;
    const isNeeded = isNear || body.betterCollisions || isFastFor(body.rows.data, body.row, way);
    note(body, isNear, isNeeded);
    return isNeeded;
  }
}

function isFastFor(data: Float64Array, row: number, way: number): boolean {
  return way * 2 > Math.min(Math.abs(data[row + widthAt] ?? 0), Math.abs(data[row + heightAt] ?? 0));
}

function note(body: SolidBody | undefined, isNear: boolean, isNeeded: boolean): void {
  if (!body) return;
  body.isNearImmovable = isNear;
  if (isNeeded === body.usesContinuousCollision) return;
  body.usesContinuousCollision = isNeeded;
  body.rigid.setSoftCcdPrediction(isNeeded ? furthest : 0);
}

/** Meters: farther than anything moves in a step. The library checks no farther than a body moves. */
const furthest = 200;

function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
