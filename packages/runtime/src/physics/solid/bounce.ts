import { type Contact, inScene } from './contacts.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** Contacts at this relative speed or less, in px/s, do not bounce. docs/runtime-rules.md#physics. */
export const slowestBounce = 50;

/** Acceleration of dynamic bodies by the scene's gravity in px/s², y up. */
export interface Pull {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets bodies that hit each other in this step bounce: they separate at the larger of both restitutions times the speed
 * of the hit. That speed is computed from the bodies' own velocities, so a push by Move alone does not bounce.
 */
export function bounce(contacts: readonly Contact[], pull: Pull): void {
  const hits: Hit[] = [];
  for (const contact of contacts) {
    const restitution = Math.max(restitutionOf(contact.first), restitutionOf(contact.second));
    if (restitution === 0) continue;
    const arms = armsOf(contact);
    const speed = hitSpeed(contact, arms, pull);
    if (speed <= slowestBounce) continue;
    hits.push({ contact, arms, target: speed * restitution, pushed: 0, mass: massAt(contact, arms) });
  }
  for (let round = 0; round < rounds; round++) for (const hit of hits) push(hit);
}

interface Hit {
  readonly contact: Contact;
  readonly arms: Arms;
  /** Speed at which the bodies should separate. */
  readonly target: number;
  /** Inverse of the change of that speed per unit of impulse. */
  readonly mass: number;
  pushed: number;
}

/** In px, from the center of mass of each body to the contact. */
interface Arms {
  readonly firstX: number;
  readonly firstY: number;
  readonly secondX: number;
  readonly secondY: number;
}

/** Enough iterations for two corners of a flat box to agree to one part in a million. */
const rounds = 10;
const radiansPerDegree = Math.PI / 180;

function armsOf({ first, second, onFirst }: Contact): Arms {
  const { x, y } = inScene(first, onFirst.x, onFirst.y);
  const a = inScene(first, first.actor.centerOfMassX, first.actor.centerOfMassY);
  const b = inScene(second, second.actor.centerOfMassX, second.actor.centerOfMassY);
  return { firstX: x - a.x, firstY: y - a.y, secondX: x - b.x, secondY: y - b.y };
}

function restitutionOf(body: SolidBody): number {
  const { restitution } = body.actor;
  return restitution > 0 ? Math.min(restitution, 10) : 0;
}

/** Speed at which both bodies approached each other at the moment of the hit, within the step. */
function hitSpeed(contact: Contact, arms: Arms, pull: Pull): number {
  const { first, second, normalX, normalY } = contact;
  const a = startOf(first);
  const b = startOf(second);
  const x = b.x - b.turn * arms.secondY - (a.x - a.turn * arms.firstY);
  const y = b.y + b.turn * arms.secondX - (a.y + a.turn * arms.firstX);
  const speed = -(x * normalX + y * normalY);
  const pulled = (first.inverseMass > 0 ? 1 : 0) - (second.inverseMass > 0 ? 1 : 0);
  const gain = pulled * (pull.x * normalX + pull.y * normalY);
  if (gain === 0 || speed <= 0) return speed;
  const way = (movedX(first) - movedX(second)) * normalX + (movedY(first) - movedY(second)) * normalY;
  return Math.sqrt(Math.max(speed * speed + 2 * gain * Math.max(0, way), 0));
}

/**
 * Velocity before the step, in px/s and radians/s: a body's own velocity, or all of it for bodies that contacts cannot
 * move.
 */
function startOf(body: SolidBody): { x: number; y: number; turn: number } {
  return body.kind === 'dynamic'
    ? { x: body.beforeX, y: body.beforeY, turn: body.beforeTurn * radiansPerDegree }
    : { x: body.speedX, y: body.speedY, turn: body.speedTurn * radiansPerDegree };
}

function movedX(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.reachedX * pixelsPerMeter - body.startX : 0;
}

function movedY(body: SolidBody): number {
  return body.kind === 'dynamic' ? body.reachedY * pixelsPerMeter - body.startY : 0;
}

function massAt(contact: Contact, arms: Arms): number {
  const { first, second, normalX, normalY } = contact;
  const armFirst = arms.firstX * normalY - arms.firstY * normalX;
  const armSecond = arms.secondX * normalY - arms.secondY * normalX;
  const response =
    first.inverseMass +
    second.inverseMass +
    armFirst * armFirst * first.inverseInertia +
    armSecond * armSecond * second.inverseInertia;
  return response > 0 ? 1 / response : 0;
}

/** Pushes the bodies apart until they separate at the target speed; never pulls them together. */
function push(hit: Hit): void {
  const { contact, arms } = hit;
  const { first, second, normalX, normalY } = contact;
  const turnFirst = first.speedTurn * radiansPerDegree;
  const turnSecond = second.speedTurn * radiansPerDegree;
  const x = second.speedX - turnSecond * arms.secondY - (first.speedX - turnFirst * arms.firstY);
  const y = second.speedY + turnSecond * arms.secondX - (first.speedY + turnFirst * arms.firstX);
  const wanted = Math.max(0, hit.pushed + hit.mass * (hit.target - (x * normalX + y * normalY)));
  const impulse = wanted - hit.pushed;
  hit.pushed = wanted;
  kick(first, -impulse * normalX, -impulse * normalY, arms.firstX, arms.firstY);
  kick(second, impulse * normalX, impulse * normalY, arms.secondX, arms.secondY);
}

function kick(body: SolidBody, x: number, y: number, armX: number, armY: number): void {
  if (body.kind !== 'dynamic') return;
  const turn = ((armX * y - armY * x) * body.inverseInertia) / radiansPerDegree;
  body.isTouched = true;
  body.speedX += x * body.inverseMass;
  body.speedY += y * body.inverseMass;
  body.speedTurn += turn;
  body.ownX += x * body.inverseMass;
  body.ownY += y * body.inverseMass;
  body.ownTurn += turn;
}
