import { framesPerSecond } from '@playhouse/core';
import type { PhysicsActor } from '../types.ts';
import type { BodyList } from './bodyList.ts';
import { type BodyHome, changeKind, crowdOut, isOutdated, removeColliders, updateSettings } from './bodySettings.ts';
import { keepDrifting, syncImmovable, syncToPhysics } from './bodySteps.ts';
import type { Pull } from './bounce.ts';
import type { ContactReader } from './contacts.ts';
import { ContinuousCollision } from './continuousCollision.ts';
import { remakeBody } from './createBody.ts';
import { Crowds, mostInPlace } from './crowds.ts';
import type { Pairing } from './pairing.ts';
import type { Circumstances } from './readback.ts';
import { type Survey, survey } from './settled.ts';
import { type BodyKind, pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** The state of the preparation that is kept between steps. */
export interface PreparationState {
  readonly mayCrowd: boolean;
  readonly steps: number;
  readonly shift: number;
}

/** Prepares a step of the library: updates bodies from their actors. */
export class Preparation {
  readonly #home: BodyHome;
  readonly #contacts: ContactReader;
  readonly #pairing: Pairing;
  readonly #continuousCollision = new ContinuousCollision();
  #crowds: Crowds | undefined;
  #mayCrowd = false;
  #steps = 0;
  readonly #found: Survey = { unsettled: [], isBouncy: false, areSorted: true };
  /** The number of classes when the groups of all bodies were last updated. */
  #classCount = -1;

  constructor(home: BodyHome, contacts: ContactReader, pairing: Pairing) {
    this.#home = home;
    this.#contacts = contacts;
    this.#pairing = pairing;
  }

  /** Checks what has changed since the last step. False when an actor's Collides or tags changed. */
  survey(bodies: BodyList): boolean {
    const { classCount } = this.#pairing;
    if (classCount !== this.#classCount) for (const body of bodies.all) body.isSettled = false;
    this.#classCount = classCount;
    survey(bodies, this.#found);
    return this.#found.areSorted;
  }

  /** Must be called right after a survey. */
  prepare(bodies: BodyList, pull: Pull): Circumstances {
    this.#steps++;
    const { unsettled, isBouncy } = this.#found;
    for (const body of unsettled) this.#prepare(body);
    if (this.#steps % stepsToLookAround === 0) this.#lookAround(bodies.all);
    this.#keepRoom(bodies.all);
    const usesContinuousCollision = this.#continuousCollision.update(
      bodies,
      length(pull.x, pull.y) / (framesPerSecond * framesPerSecond),
    );
    return { pull, isBouncy, usesContinuousCollision };
  }

  /** Called when a body was added. */
  noteNew(body: SolidBody): void {
    this.#mayCrowd = true;
    if (body.kind !== 'dynamic') this.#continuousCollision.noteImmovable(Infinity);
  }

  /** Removes a body from the library permanently, and wakes bodies that touched it. */
  remove(body: SolidBody): void {
    if (body.kind !== 'dynamic') this.#continuousCollision.noteImmovable(Infinity);
    this.#contacts.wakeAround(body);
    this.#discard(body);
  }

  snapshot(): PreparationState {
    return { mayCrowd: this.#mayCrowd, steps: this.#steps, shift: this.#continuousCollision.shift };
  }

  restore({ mayCrowd, steps, shift }: PreparationState): void {
    this.#mayCrowd = mayCrowd;
    this.#steps = steps;
    this.#continuousCollision.shift = shift;
  }

  /** Updates a body from its actor at the start of a step. */
  #prepare(body: SolidBody): void {
    const { actor } = body;
    const groups = this.#pairing.groupsOf(body.pairClass);
    if (actor.canSleep !== body.canSleep) this.#makeAnew(body, groups);
    if (isOutdated(body, groups)) {
      updateSettings(this.#home, body, groups);
      this.#mayCrowd = true;
      if (body.kind !== 'dynamic') this.#continuousCollision.noteImmovable(Infinity);
      this.#contacts.wakeAround(body);
    }
    if (actor.movable) {
      if (body.kind !== 'dynamic') this.#changeKind(body, 'dynamic');
      if (syncToPhysics(body)) this.#mayCrowd = true;
      return;
    }
    body.isPlain = false;
    if (body.kind === 'dynamic') this.#changeKind(body, 'fixed');
    if (body.kind === 'fixed' && wantsToMove(actor)) this.#changeKind(body, 'kinematic');
    const { placeX, placeY, placeAngle } = body;
    const isMoving = syncImmovable(body);
    if (isMoving) this.#contacts.wakeAround(body);
    body.isSettled = !isMoving && body.kind === 'fixed';
    const moved = length(body.placeX - placeX, body.placeY - placeY) * pixelsPerMeter;
    if (moved > 0) this.#continuousCollision.noteImmovable(moved);
    if (body.placeAngle !== placeAngle && body.kind === 'fixed') this.#continuousCollision.noteImmovable(Infinity);
  }

  #changeKind(body: SolidBody, kind: BodyKind): void {
    changeKind(this.#home, body, kind);
    this.#continuousCollision.noteImmovable(Infinity);
  }

  /** Work that is not needed in every step. Moving bodies take some time to form a crowd. */
  #lookAround(bodies: readonly SolidBody[]): void {
    this.#mayCrowd = true;
    for (const body of bodies) if (body.kind === 'dynamic' && !body.isAsleep) keepDrifting(body);
  }

  /** Keeps crowds of bodies out of the library, if any may have formed. */
  #keepRoom(bodies: readonly SolidBody[]): void {
    if (!this.#mayCrowd) return;
    this.#mayCrowd = false;
    if (bodies.length <= mostInPlace) return;
    this.#crowds ??= new Crowds();
    this.#crowds.update(bodies, (body, isCrowdedOut) => {
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
}

const stepsToLookAround = 16;

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function wantsToMove(actor: PhysicsActor): boolean {
  const { velocityX, velocityY, moveX, moveY, angularVelocity, turn } = actor;
  return velocityX !== 0 || velocityY !== 0 || moveX !== 0 || moveY !== 0 || angularVelocity !== 0 || turn !== 0;
}
