import type { World } from '@dimforge/rapier2d-deterministic-compat';
import { framesPerSecond } from '@playhouse/core';
import { cos, sin } from '../../math/trigonometry.ts';
import { createPlacedShapes, placeShape } from '../overlap/placedShapes.ts';
import { boundsTouch, shapesTouch, touchDistance } from '../overlap/shapesTouch.ts';
import type { PhysicsActor } from '../types.ts';
import type { Rapier } from './bodyShape.ts';
import { placeOf } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import { type Contact, type ContactReader, inScene, type Point } from './contacts.ts';
import { slowestContinuous } from './continuousCollision.ts';
import { raise, takeContributions } from './contributions.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** Where the contacts were made. */
export interface ContactSite {
  readonly rapier: Rapier;
  readonly world: World;
  readonly byCollider: ReadonlyMap<number, SolidBody>;
  readonly contacts: ContactReader;
  areSolid(a: SolidBody, b: SolidBody): boolean;
  /** Discards what was written for a body in this step, if anything. */
  takeBack(body: SolidBody): void;
}

/**
 * Finds the contacts that really pressed, and undoes the effect of the others, which are artifacts of the library:
 * those predicted with something that the body then passed, and those with an inner edge of a floor or wall made of
 * tiles. Between two movable bodies this is done only where nothing else presses them, so that both get back exactly
 * what they exchanged.
 */
export function undoGhostCollisions(site: ContactSite, pressed: readonly Contact[], pull: Pull): readonly Contact[] {
  const real: Contact[] = [];
  const misled = new Set<SolidBody>();
  const parted = new Set<SolidBody>();
  for (const pair of pairsOf(pressed)) {
    const [{ first, second }] = pair;
    if (isReal(site, pair)) real.push(...pair);
    else if (first.kind !== 'dynamic') misled.add(second);
    else if (second.kind !== 'dynamic') misled.add(first);
    else if (isAlone(site, first, second) && isAlone(site, second, first)) parted.add(first).add(second);
    else real.push(...pair);
  }
  for (const body of parted) site.takeBack(body);
  for (const body of misled) if (!body.actor.pin) goOn(body, realContactsOf(site, body), pull);
  for (const body of parted) {
    if (!body.actor.pin) goOn(body, realContactsOf(site, body).filter(isWithImmovable), pull);
  }
  return real;
}

/** True when only the other body presses a body. */
function isAlone(site: ContactSite, body: SolidBody, other: SolidBody): boolean {
  return site.contacts
    .allOf(body)
    .every(({ first, second, isPressed }) => !isPressed || first === other || second === other);
}

function realContactsOf(site: ContactSite, body: SolidBody): readonly Contact[] {
  return pairsOf(site.contacts.allOf(body))
    .filter((pair) => isReal(site, pair))
    .flat();
}

function isWithImmovable({ first, second }: Contact): boolean {
  return first.kind !== 'dynamic' || second.kind !== 'dynamic';
}

type Pair = [Contact, ...Contact[]];

/** Contacts of the same two bodies are adjacent. */
function pairsOf(contacts: readonly Contact[]): Pair[] {
  const pairs: Pair[] = [];
  for (const contact of contacts) {
    const last = pairs.at(-1);
    if (last && last[0].first === contact.first && last[0].second === contact.second) last.push(contact);
    else pairs.push([contact]);
  }
  return pairs;
}

function isReal(site: ContactSite, pair: Pair): boolean {
  const [{ first, second }] = pair;
  const wasTouching = pair.some(({ isPressed, distance }) => isPressed && distance <= touchDistance);
  return (wasTouching || touched(first, second)) && !pair.every((contact) => isInsideEdge(site, contact));
}

const shapes = createPlacedShapes();
const noCorners: PhysicsActor['collisionPolygon'] = [];

/** True when the shapes overlap or touch after the step, or approach too slowly for an artifact. */
export function touched(first: SolidBody, second: SolidBody): boolean {
  const x = startX(first) - startX(second);
  const y = startY(first) - startY(second);
  if (x * x + y * y < slowestContinuous * slowestContinuous) return true;
  placeReached(0, first);
  placeReached(1, second);
  return boundsTouch(shapes, 0, 1) && shapesTouch(shapes, 0, 1);
}

const standing = { x: 0, y: 0, rotation: 0, width: 0, height: 0, collisionShape: 0, collisionPolygon: noCorners };

function placeReached(slot: number, body: SolidBody): void {
  const { actor } = body;
  standing.x = body.reachedX * pixelsPerMeter;
  standing.y = body.reachedY * pixelsPerMeter;
  standing.rotation = (body.reachedAngle * 180) / Math.PI;
  standing.width = actor.width;
  standing.height = actor.height;
  standing.collisionShape = actor.collisionShape;
  standing.collisionPolygon = actor.collisionPolygon;
  placeShape(shapes, slot, standing);
}

function startX(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.beforeX + body.actor.moveX : body.speedX;
}

function startY(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.beforeY + body.actor.moveY : body.speedY;
}

/** True for the corner of an immovable rectangle whose side is covered there by another one. */
function isInsideEdge(site: ContactSite, contact: Contact): boolean {
  const { first, second, normalX, normalY, onFirst, onSecond } = contact;
  return (
    isCoveredAt(site, first, second, onFirst, normalX, normalY) ||
    isCoveredAt(site, second, first, onSecond, -normalX, -normalY)
  );
}

/** For the contact of a body with a tile, at a point of the tile, with the direction from the tile to the body. */
function isCoveredAt(site: ContactSite, tile: SolidBody, body: SolidBody, at: Point, x: number, y: number): boolean {
  const { width, height, collisionShape, rotation } = tile.actor;
  if (tile.kind === 'dynamic' || collisionShape !== 0) return false;
  if (Math.abs(Math.abs(at.x) - width / 2) > near || Math.abs(Math.abs(at.y) - height / 2) > near) return false;
  const outX = Math.sign(at.x);
  const outY = Math.sign(at.y);
  const cosine = cos(rotation);
  const sine = sin(rotation);
  const acrossSide = (x * cosine + y * sine) * outX;
  const acrossEnd = (y * cosine - x * sine) * outY;
  const cornerX = (outX * width) / 2;
  const cornerY = (outY * height) / 2;
  const isCovered = (alongX: number, alongY: number) => {
    const probe = inScene(tile, cornerX + outX * alongX, cornerY + outY * alongY);
    return isInsideAnother(site, probe, tile, body);
  };
  return (acrossSide > slant && isCovered(inside, -inside)) || (acrossEnd > slant && isCovered(-inside, inside));
}

/** Size of the area around a corner that counts as the corner, in px. */
const near = 1;
/** Distance from a corner at which its neighbors are searched, in px. */
const inside = 0.5;
/** Directions that lean farther than this press against a side, not only along it. */
const slant = 0.01;

function isInsideAnother(site: ContactSite, { x, y }: Point, tile: SolidBody, body: SolidBody): boolean {
  let isFound = false;
  const point = { x: x / pixelsPerMeter, y: y / pixelsPerMeter };
  site.world.intersectionsWithPoint(
    point,
    (collider) => {
      const other = site.byCollider.get(collider.handle);
      isFound = other !== undefined && other !== tile && site.areSolid(other, body);
      return !isFound;
    },
    site.rapier.QueryFilterFlags.EXCLUDE_DYNAMIC,
  );
  return isFound;
}

/** Lets a body continue as before the step, except where real contacts stop it. */
function goOn(body: SolidBody, contacts: readonly Contact[], pull: Pull): void {
  const { actor } = body;
  const velocity = {
    x: body.beforeX + actor.moveX + pull.x / framesPerSecond,
    y: body.beforeY + actor.moveY + pull.y / framesPerSecond,
  };
  const way = { x: velocity.x / framesPerSecond, y: velocity.y / framesPerSecond };
  for (const contact of contacts) {
    const isFirst = contact.first === body;
    if (!isFirst && contact.second !== body) continue;
    const other = isFirst ? contact.second : contact.first;
    const x = isFirst ? -contact.normalX : contact.normalX;
    const y = isFirst ? -contact.normalY : contact.normalY;
    const otherSpeed = other.speedX * x + other.speedY * y;
    const gap = Math.max(contact.distance, deepestPush);
    raise(way, x, y, otherSpeed / framesPerSecond - gap);
    raise(velocity, x, y, otherSpeed - (contact.isPressed ? 0 : Math.max(0, gap) * framesPerSecond));
  }
  body.speedX = velocity.x;
  body.speedY = velocity.y;
  body.speedTurn = actor.fixedRotation ? 0 : body.beforeTurn + actor.turn;
  body.reachedX = placeOf(body.startX + way.x);
  body.reachedY = placeOf(body.startY + way.y);
  body.reachedAngle = body.placeAngle + ((body.speedTurn / framesPerSecond) * Math.PI) / 180;
  body.isMisplaced = true;
  body.isTouched = true;
  takeContributions(body);
}

/** The maximum distance in px by which overlapping bodies separate in a step. */
const deepestPush = -2;
