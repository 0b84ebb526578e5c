import type { Collider, RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import type { NumberRows } from '../../state/numberRows.ts';
import type { PhysicsActor } from '../types.ts';
import { indexOf } from './bodyMemory.ts';

/** Whether the library moves a body: never, only as it is told, or by all that acts on it. */
export type BodyKind = 'fixed' | 'kinematic' | 'dynamic';

/** Where each number of a body stands in its row. What is done for every body in each step reads and writes the row itself. */
export const numberAt = {
  shownX: 0,
  shownY: 1,
  shownRotation: 2,
  shownVelocityX: 3,
  shownVelocityY: 4,
  shownTurn: 5,
  ownX: 6,
  ownY: 7,
  ownTurn: 8,
  heldX: 9,
  heldY: 10,
  heldTurn: 11,
  speedX: 12,
  speedY: 13,
  speedTurn: 14,
  placeX: 15,
  placeY: 16,
  placeAngle: 17,
  reachedX: 18,
  reachedY: 19,
  reachedAngle: 20,
  beforeX: 21,
  beforeY: 22,
  beforeTurn: 23,
  startX: 24,
  startY: 25,
  freeWay: 26,
  inverseMass: 27,
  inverseInertia: 28,
  width: 29,
  height: 30,
  density: 31,
  friction: 32,
  centerOfMassX: 33,
  centerOfMassY: 34,
} as const;

const rowLength = Object.keys(numberAt).length;

/**
 * An actor's body in the physics library. The library counts in single precision, so each value is kept as the library
 * has it and as the actor shows it; what the actor shows differently was written by a behavior. The numbers of all
 * bodies stand side by side, as each step goes through them in order.
 */
export class SolidBody {
  readonly actor: PhysicsActor;
  readonly rows: NumberRows;
  readonly row: number;
  rigid: RigidBody;
  /** Which of the library's bodies it is. */
  index: number;
  colliders: Collider[] = [];
  kind: BodyKind = 'fixed';
  pairClass: number;
  /** The library has it elsewhere and is told in the next step, so that a snapshot never meets it half changed. */
  isMisplaced = false;
  isAsleep = false;
  /** It may come to something immovable in this step. */
  isNearImmovable = false;
  /** The library stops it at surfaces before it reaches them. */
  isForeseeing = false;
  /** Too many others stand where it does, so that it is solid against nobody. */
  isCrowdedOut = false;
  /** The library has, or may have, moved it in this step. */
  isTouched = false;
  /** In this step its actor neither brakes nor is pinned, driven, or limited in its speed, and may turn. */
  isPlain = false;
  /** Place among the bodies whose contacts are looked at in this step; -1 when it is not. */
  turnInContacts = -1;

  /** What of its actor it was made or changed for, besides the last numbers of the row. */
  collisionShape = 0;
  collisionPolygon: readonly (readonly number[])[] = [];
  fixedRotation = false;
  pin = false;
  betterCollisions = false;
  canSleep = true;
  groups = 0;

  /** What the actor showed when it was last written. */
  declare shownX: number;
  declare shownY: number;
  declare shownRotation: number;
  declare shownVelocityX: number;
  declare shownVelocityY: number;
  declare shownTurn: number;
  /** The actor's own velocity in px/s and degrees/s, without contributions, before rounding. */
  declare ownX: number;
  declare ownY: number;
  declare ownTurn: number;
  /** What the library has of its speed. */
  declare heldX: number;
  declare heldY: number;
  declare heldTurn: number;
  /** Its speed, in px/s and degrees/s. */
  declare speedX: number;
  declare speedY: number;
  declare speedTurn: number;
  /** Where the actor was last seen or put, in m and radians, as single precision holds them. */
  declare placeX: number;
  declare placeY: number;
  declare placeAngle: number;
  /** Where the step has brought it, likewise. */
  declare reachedX: number;
  declare reachedY: number;
  declare reachedAngle: number;
  /** Own velocity, and place in px, at the start of the step. */
  declare beforeX: number;
  declare beforeY: number;
  declare beforeTurn: number;
  declare startX: number;
  declare startY: number;
  /** Px that it can go before it meets something immovable. */
  declare freeWay: number;
  /** 1 / kg and 1 / (kg px²); 0 where nothing can move or turn it. */
  declare inverseMass: number;
  declare inverseInertia: number;
  /** What of its actor it was made or changed for. Compared each step, so that only changes cost anything. */
  declare width: number;
  declare height: number;
  declare density: number;
  declare friction: number;
  declare centerOfMassX: number;
  declare centerOfMassY: number;

  constructor(rows: NumberRows, actor: PhysicsActor, pairClass: number, rigid: RigidBody) {
    this.rows = rows;
    this.row = rows.take(rowLength);
    this.actor = actor;
    this.pairClass = pairClass;
    this.rigid = rigid;
    this.index = indexOf(rigid.handle);
  }
}

/** A copy of a body's row. */
export function numbersOf({ rows, row }: SolidBody): Float64Array {
  return rows.data.slice(row, row + rowLength);
}

export function clearNumbers({ rows, row }: SolidBody): void {
  rows.data.fill(0, row, row + rowLength);
}

/** Takes over a copied row. */
export function putNumbers({ rows, row }: SolidBody, numbers: Float64Array): void {
  rows.data.set(numbers, row);
}

/** Gives the row of a body that is gone to bodies to come. */
export function leaveRow({ rows, row }: SolidBody): void {
  rows.give(row, rowLength);
}

// The one way in which engines read these like plain fields and yet keep them side by side.
for (const [field, place] of Object.entries(numberAt)) {
  Object.defineProperty(SolidBody.prototype, field, {
    get(this: SolidBody) {
      return this.rows.data[this.row + place];
    },
    set(this: SolidBody, value: number) {
      this.rows.data[this.row + place] = value;
    },
  });
}

/** Pixels in a meter. Reference 0.2 "Physics scale". */
export const pixelsPerMeter = 50;
