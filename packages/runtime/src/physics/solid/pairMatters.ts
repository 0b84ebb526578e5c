import { framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../../math/trigonometry.ts';
import { isContributing } from './bodySteps.ts';
import { type Pull, slowestBounce } from './bounce.ts';
import { touched } from './ghostCollisions.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/**
 * False only when nothing can follow from the contacts of two bodies: they really touch, too slowly to bounce, nothing
 * but their own velocities moves them, and no corner is near at which tiles meet. Saves reading them from the library.
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

/** True when the first body is a tile and the second one was, or came, near one of its corners. */
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

/** As far as a point of the shape can be from the middle of the actor or from its center of mass, in px, and more. */
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

/** Px/s that rounding cannot reach. */
const margin = 0.5;
