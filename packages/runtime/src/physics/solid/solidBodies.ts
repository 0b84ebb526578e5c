import type { EventQueue, PhysicsHooks } from '@dimforge/rapier2d-deterministic-compat';
import { NumberRows } from '../../state/numberRows.ts';
import { stepsPerSecond } from '../freeMotion.ts';
import type { PhysicsActor } from '../types.ts';
import type { BodyMemory } from './bodyMemory.ts';
import { BodyReader } from './bodyReader.ts';
import {
  askAboutPairs,
  type BodyHome,
  changeKind,
  crowdOut,
  isOutdated,
  removeColliders,
  updateSettings,
} from './bodySettings.ts';
import type { Rapier } from './bodyShape.ts';
import { handOver, handOverImmovable, isContributing, keepDrifting, writeActor } from './bodySteps.ts';
import { bounce, type Pull } from './bounce.ts';
import { ContactReader, type PairTest } from './contacts.ts';
import { forgiveBlocked, takeContributions } from './contributions.ts';
import { createBody, remakeBody } from './createBody.ts';
import { Crowds, mostInPlace } from './crowds.ts';
import { type ContactSite, undoFalseContacts } from './falseContacts.ts';
import { Foresight } from './foresight.ts';
import type { Pairing } from './pairing.ts';
import { pairMatters } from './pairMatters.ts';
import { type BodyKind, pixelsPerMeter, type SolidBody } from './solidBody.ts';
import { type BodyState, restoreBody, stateOf } from './solidState.ts';

/** The physics library, and where its memory has what is read in each step, when that is known. */
export interface Library {
  readonly rapier: Rapier;
  readonly memory: BodyMemory | undefined;
}

/** All bodies of a scene as plain data. */
export interface SolidState {
  readonly library: Uint8Array;
  readonly bodies: readonly BodyState[];
  readonly pull: Pull;
  readonly isCrowded: boolean;
  readonly mayCrowd: boolean;
  readonly steps: number;
  readonly shift: number;
}

/** The bodies of one scene in the physics library: those of actors that an active Collide concerns. */
export class SolidBodies {
  readonly #pairing: Pairing;
  readonly #home: BodyHome & { isCrowded: boolean };
  readonly #contacts: ContactReader;
  readonly #reader: BodyReader;
  readonly #bodies: SolidBody[] = [];
  readonly #pull = { x: 0, y: 0 };
  readonly #site: ContactSite;
  readonly #hooks: PhysicsHooks;
  readonly #hit: SolidBody[] = [];
  readonly #matters: PairTest = (first, second) => pairMatters(first, second, this.#pull);
  #events: EventQueue | undefined;
  #crowds: Crowds | undefined;
  readonly #foresight = new Foresight();
  #mayCrowd = false;
  #steps = 0;
  /** Some actor bounces. */
  #isBouncy = false;

  constructor({ rapier, memory }: Library, pairing: Pairing, snapshot?: Uint8Array) {
    const world = snapshot ? rapier.World.restoreSnapshot(snapshot) : new rapier.World({ x: 0, y: 0 });
    const byCollider = new Map<number, SolidBody>();
    this.#pairing = pairing;
    this.#home = { rapier, world, rows: new NumberRows(), byCollider, isCrowded: false };
    this.#contacts = new ContactReader(world, byCollider);
    this.#reader = new BodyReader(world, memory);
    const areSolid = (a: SolidBody, b: SolidBody) => pairing.areSolid(a.pairClass, b.pairClass);
    this.#site = { rapier, world, byCollider, contacts: this.#contacts, areSolid };
    this.#hooks = {
      filterContactPair(a, b) {
        const first = byCollider.get(a);
        const second = byCollider.get(b);
        return first && second && areSolid(first, second) ? rapier.SolverFlags.COMPUTE_IMPULSE : null;
      },
      filterIntersectionPair: () => false,
    };
  }

  add(actor: PhysicsActor, pairClass: number): SolidBody {
    const body = createBody(this.#home, actor, pairClass, this.#pairing.groupsOf(pairClass));
    this.#bodies.push(body);
    this.#mayCrowd = true;
    if (body.kind !== 'dynamic') this.#foresight.noteImmovable(Infinity);
    return body;
  }

  remove(body: SolidBody): void {
    if (body.kind !== 'dynamic') this.#foresight.noteImmovable(Infinity);
    this.#contacts.wakeAround(body);
    this.#discard(body);
    body.leaveRow();
    this.#bodies.splice(this.#bodies.indexOf(body), 1);
  }

  /** Advances one step under gravity in px/s², y down. */
  step(gravityX: number, gravityY: number): void {
    this.#setGravity(gravityX, -gravityY);
    this.#setCrowded(this.#pairing.isCrowded);
    this.#steps++;
    this.#isBouncy = false;
    for (const body of this.#bodies) this.#prepare(body);
    if (this.#steps % stepsToLookAround === 0) this.#lookAround();
    this.#keepRoom();
    const { x, y } = this.#pull;
    this.#foresight.update(this.#bodies, length(x, y) / (stepsPerSecond * stepsPerSecond));
    const { world } = this.#home;
    if (this.#home.isCrowded) {
      this.#events ??= new this.#home.rapier.EventQueue(true);
      world.step(this.#events, this.#hooks);
    } else world.step();
    this.#resolve();
  }

  snapshot(): SolidState {
    const { world, isCrowded } = this.#home;
    const bodies = this.#bodies.map(stateOf);
    const [mayCrowd, steps, { shift }] = [this.#mayCrowd, this.#steps, this.#foresight];
    return { library: world.takeSnapshot(), bodies, pull: { ...this.#pull }, isCrowded, mayCrowd, steps, shift };
  }

  /** Ties the bodies of a restored library to their actors; returns them by the key of the actor. */
  restore(state: SolidState, actors: ReadonlyMap<number, PhysicsActor>): Map<number, SolidBody> {
    const byKey = new Map<number, SolidBody>();
    this.#home.isCrowded = state.isCrowded;
    this.#mayCrowd = state.mayCrowd;
    this.#steps = state.steps;
    this.#foresight.shift = state.shift;
    this.#pull.x = state.pull.x;
    this.#pull.y = state.pull.y;
    this.#home.world.gravity = inMeters(this.#pull);
    for (const saved of state.bodies) {
      const actor = actors.get(saved.key);
      const body = actor && restoreBody(this.#home, actor, saved);
      if (!body) continue;
      this.#bodies.push(body);
      byKey.set(saved.key, body);
    }
    return byKey;
  }

  free(): void {
    this.#events?.free();
    this.#home.world.free();
  }

  #setGravity(x: number, y: number): void {
    const pull = this.#pull;
    if (x === pull.x && y === pull.y) return;
    pull.x = x;
    pull.y = y;
    this.#home.world.gravity = inMeters(pull);
    for (const body of this.#bodies) body.rigid.wakeUp();
  }

  #setCrowded(isCrowded: boolean): void {
    if (isCrowded === this.#home.isCrowded) return;
    this.#home.isCrowded = isCrowded;
    for (const body of this.#bodies) askAboutPairs(this.#home, body);
  }

  /** Brings a body to where and what its actor is at the start of a step. */
  #prepare(body: SolidBody): void {
    const { actor } = body;
    if (actor.restitution > 0) this.#isBouncy = true;
    const groups = this.#pairing.groupsOf(body.pairClass);
    if (actor.canSleep !== body.canSleep) this.#makeAnew(body, groups);
    if (isOutdated(body, groups)) {
      updateSettings(this.#home, body, groups);
      this.#mayCrowd = true;
      if (body.kind !== 'dynamic') this.#foresight.noteImmovable(Infinity);
      this.#contacts.wakeAround(body);
    }
    if (actor.movable) {
      if (body.kind !== 'dynamic') this.#changeKind(body, 'dynamic');
      if (handOver(body)) this.#mayCrowd = true;
      return;
    }
    if (body.kind === 'dynamic') this.#changeKind(body, 'fixed');
    if (body.kind === 'fixed' && wantsToMove(actor)) this.#changeKind(body, 'kinematic');
    const { placeX, placeY, placeAngle } = body;
    const isMoving = handOverImmovable(body);
    if (isMoving) this.#contacts.wakeAround(body);
    const moved = length(body.placeX - placeX, body.placeY - placeY) * pixelsPerMeter;
    if (moved > 0) this.#foresight.noteImmovable(moved);
    if (body.placeAngle !== placeAngle && body.kind === 'fixed') this.#foresight.noteImmovable(Infinity);
  }

  #changeKind(body: SolidBody, kind: BodyKind): void {
    changeKind(this.#home, body, kind);
    this.#foresight.noteImmovable(Infinity);
  }

  /** What needs not be done in each step. Bodies that move by themselves need some time to make a crowd. */
  #lookAround(): void {
    this.#mayCrowd = true;
    for (const body of this.#bodies) if (body.kind === 'dynamic' && !body.isAsleep) keepDrifting(body);
  }

  /** Keeps heaps of bodies from the library, when some may have come about. */
  #keepRoom(): void {
    if (!this.#mayCrowd) return;
    this.#mayCrowd = false;
    if (this.#bodies.length <= mostInPlace) return;
    this.#crowds ??= new Crowds();
    this.#crowds.update(this.#bodies, (body, isCrowdedOut) => {
      this.#contacts.wakeAround(body);
      crowdOut(body, isCrowdedOut);
    });
  }

  /** The library cannot change whether a body may sleep. */
  #makeAnew(body: SolidBody, groups: number): void {
    this.#contacts.wakeAround(body);
    this.#discard(body);
    remakeBody(this.#home, body, groups);
  }

  #discard(body: SolidBody): void {
    removeColliders(this.#home, body);
    this.#home.world.removeRigidBody(body.rigid);
  }

  /** Reads what the library did, lets bodies bounce, and writes the actors. */
  #resolve(): void {
    const hit = this.#hit;
    hit.length = 0;
    this.#reader.refresh();
    for (const body of this.#bodies) {
      if (body.kind !== 'dynamic' || !this.#reader.read(body)) continue;
      takeContributions(body);
      if (this.#wasHit(body)) body.turnInContacts = hit.push(body);
    }
    if (hit.length > 0) {
      const real = undoFalseContacts(this.#site, this.#contacts.pressedOf(hit, this.#matters), this.#pull);
      forgiveBlocked(real, this.#pull);
      bounce(real, this.#pull);
    }
    for (const body of this.#bodies) {
      body.turnInContacts = -1;
      if (body.isTouched && body.kind === 'dynamic') writeActor(body);
    }
  }

  /** True when something else than gravity has changed a body's speed, by enough to matter, so that more may follow. */
  #wasHit(body: SolidBody): boolean {
    const { actor, beforeX, beforeY } = body;
    const isDriven = isContributing(actor);
    const startX = isDriven && !actor.pin ? beforeX + actor.moveX : beforeX;
    const startY = isDriven && !actor.pin ? beforeY + actor.moveY : beforeY;
    const x = body.speedX - startX;
    const y = body.speedY - startY;
    const fallenX = x - this.#pull.x / stepsPerSecond;
    const fallenY = y - this.#pull.y / stepsPerSecond;
    const change = Math.min(x * x + y * y, fallenX * fallenX + fallenY * fallenY);
    if (isDriven) {
      return change > 1e-6 || (actor.turn !== 0 && Math.abs(body.speedTurn - body.beforeTurn - actor.turn) > 1e-3);
    }
    if (body.isForeseeing) return change > misledHit * misledHit;
    if (change <= smallestHit * smallestHit || !(this.#isBouncy || body.isNearImmovable)) return false;
    return change > hardHit * hardHit || startX * startX + startY * startY > slowestHit * slowestHit;
  }
}

/**
 * In px/s. A hit fast enough to bounce or to be foreseen changes one of both bodies by at least the smallest one, and
 * that body came at half of such a speed, unless it was hit hard by the other. Who foresees may have been misled by less,
 * as it may be much heavier.
 */
const smallestHit = 3;
const slowestHit = 25;
const hardHit = 12;
const misledHit = 0.05;

const stepsToLookAround = 16;

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function inMeters({ x, y }: Pull): { x: number; y: number } {
  return { x: x / pixelsPerMeter, y: y / pixelsPerMeter };
}

function wantsToMove(actor: PhysicsActor): boolean {
  const { velocityX, velocityY, moveX, moveY, angularVelocity, turn } = actor;
  return velocityX !== 0 || velocityY !== 0 || moveX !== 0 || moveY !== 0 || angularVelocity !== 0 || turn !== 0;
}
