import { framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../../math/trigonometry.ts';
import { isContributing } from './bodySteps.ts';
import { type Pull, slowestBounce } from './bounce.ts';
import { touched } from './ghostCollisions.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/**
 * False only when the contacts of two bodies have no further effect: they really touch, too slowly to bounce, only
 * their own velocities move them, and no corner between tiles is near. Avoids reading them from the library.
 */
export function pairMatters(first: SolidBody, second: SolidBody, pull: Pull): boolean {
  if (isDriven(first) || isDriven(second)) return true;
  const speed = length(startX(first) - startX(second), startY(first) - startY(second));
  const strength = length(pull.x, pull.y);
  const slack = speed / framesPerSecond + strength / (framesPerSecond * framesPerSecond) + 10;
  if (first.actor.restitution > 0 || second.actor.restitution > 0) {
    const spin =
      Math.abs(startTurn(first)) * (reachOf(first) + slack) + Math.abs(startTurn(second)) * (reachOf(second) + slack);
    const highest = speed + (spin * Math.PI) / 180;
    const gained = 2 * strength * (wayOf(first) + wayOf(second));
    if (highest * highest + gained > (slowestBounce - margin) ** 2) return true;
  }
  return isAtCorner(first, second, slack) || isAtCorner(second, first, slack) || !touched(first, second);
}

function isDriven({ kind, actor }: SolidBody): boolean {
  return kind === 'dynamic' && isContributing(actor);
}

function startX(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.beforeX : body.speedX;
}

function startY(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.beforeY : body.speedY;
}

function startTurn(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.beforeTurn : body.speedTurn;
}

/** True when the first body is a tile and the second one was or came near one of its corners. */
function isAtCorner(tile: SolidBody, body: SolidBody, slack: number): boolean {
  const { collisionShape, rotation, width, height } = tile.actor;
  if (tile.kind === 'dynamic' || collisionShape !== 0) return false;
  const x = body.startX - tile.reachedX * pixelsPerMeter;
  const y = body.startY - tile.reachedY * pixelsPerMeter;
  const cosine = cos(rotation);
  const sine = sin(rotation);
  const acrossX = Math.abs(Math.abs(x * cosine + y * sine) - Math.abs(width) / 2);
  const acrossY = Math.abs(Math.abs(y * cosine - x * sine) - Math.abs(height) / 2);
  return length(acrossX, acrossY) <= reachOf(body) + slack;
}

/** An upper bound of the distance in px of any point of the shape from the actor's center or center of mass. */
function reachOf({ actor }: SolidBody): number {
  const { width, height, centerOfMassX, centerOfMassY } = actor;
  return (Math.abs(width) + Math.abs(height)) / 2 + Math.abs(centerOfMassX) + Math.abs(centerOfMassY) + 1;
}

function wayOf(body: SolidBody): number {
  if (body.kind !== 'dynamic') return 0;
  return length(body.reachedX * pixelsPerMeter - body.startX, body.reachedY * pixelsPerMeter - body.startY);
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A speed in px/s larger than any rounding error. */
const margin = 0.5;
