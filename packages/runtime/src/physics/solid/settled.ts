import type { PhysicsActor } from '../types.ts';
import type { BodyList } from './bodyList.ts';
import { customShape } from './bodySettings.ts';
import { bodyFlags, numberAt, type SolidBody } from './solidBody.ts';

// Engines inline constants of the same module, but look up imported ones each time.
const { flags: flagsAt, shownX: shownXAt, shownY: shownYAt, shownRotation: shownRotationAt } = numberAt;
const { shownVelocityX: shownVelocityXAt, shownVelocityY: shownVelocityYAt, shownTurn: shownTurnAt } = numberAt;
const { width: widthAt, height: heightAt, density: densityAt, friction: frictionAt } = numberAt;
const { centerOfMassX: centerOfMassXAt, centerOfMassY: centerOfMassYAt, collisionShape: collisionShapeAt } = numberAt;
const { isDynamic, isSettled, fixedRotation, betterCollisions, canSleep } = bodyFlags;

/** The result of checking all bodies before a step. */
export interface Survey {
  /** Bodies that need preparation: all except settled ones whose actors have not changed. */
  readonly unsettled: SolidBody[];
  /** Whether some actor bounces. */
  isBouncy: boolean;
  /** Whether all actors have the Collides and tags for which their bodies were sorted into classes. */
  areSorted: boolean;
}

/** Checks all bodies and their actors. */
export function survey(bodies: BodyList, found: Survey): void {
  const { actors, starts, collides, tags } = bodies.actorBatch();
  const { unsettled } = found;
  const { data } = bodies.rows;
  unsettled.length = 0;
  let isBouncy = false;
  let areSorted = true;
  for (let index = 0; index < starts.length; index++) {
    const actor = actors[index];
    if (!actor) continue;
    const row = starts[index] ?? 0;
    if (actor.collides !== collides[index] || actor.tags !== tags[index]) areSorted = false;
    if (actor.restitution > 0) isBouncy = true;
    const isUnchanged = isAsWritten(actor, data, row);
    if (isUnchanged && actor.collisionShape !== customShape) continue;
    const body = bodies.all[index];
    if (body && !(isUnchanged && actor.collisionPolygon === body.collisionPolygon)) unsettled.push(body);
  }
  found.isBouncy = isBouncy;
  found.areSorted = areSorted;
}

/**
 * True for the actor of a settled body whose position and motion are as last written, undriven and unrestrained, with
 * the settings that the body was created for.
 */
function isAsWritten(actor: PhysicsActor, data: Float64Array, row: number): boolean {
  const flags = data[row + flagsAt] ?? 0;
  return (
    (flags & isSettled) !== 0 &&
    actor.x === data[row + shownXAt] &&
    actor.y === data[row + shownYAt] &&
    actor.rotation === data[row + shownRotationAt] &&
    actor.velocityX === data[row + shownVelocityXAt] &&
    actor.velocityY === data[row + shownVelocityYAt] &&
    actor.angularVelocity === data[row + shownTurnAt] &&
    actor.moveX === 0 &&
    actor.moveY === 0 &&
    actor.turn === 0 &&
    actor.movable === ((flags & isDynamic) !== 0) &&
    !actor.pin &&
    !actor.applyMaxSpeed &&
    !(actor.drag > 0) &&
    !(actor.angularDrag > 0) &&
    actor.width === data[row + widthAt] &&
    actor.height === data[row + heightAt] &&
    actor.density === data[row + densityAt] &&
    actor.friction === data[row + frictionAt] &&
    actor.centerOfMassX === data[row + centerOfMassXAt] &&
    actor.centerOfMassY === data[row + centerOfMassYAt] &&
    actor.collisionShape === data[row + collisionShapeAt] &&
    actor.fixedRotation === ((flags & fixedRotation) !== 0) &&
    actor.betterCollisions === ((flags & betterCollisions) !== 0) &&
    actor.canSleep === ((flags & canSleep) !== 0)
  );
}
