import type { Collider, RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import type { NumberRows } from '../../rows/numberRows.ts';
import type { CollideTarget, PhysicsActor } from '../types.ts';

/** How the library moves a body: never, only as told, or by all forces. */
export type BodyKind = 'fixed' | 'kinematic' | 'dynamic';

/**
 * Index of each number of a body in its row. Loops over all bodies in each step read and write the rows directly, so a
 * row begins with the values that are compared, continues with those that are written, and ends with those that few
 * steps need.
 */
export const numberAt = {
  flags: 0,
  shownX: 1,
  shownY: 2,
  shownRotation: 3,
  shownVelocityX: 4,
  shownVelocityY: 5,
  shownTurn: 6,
  width: 7,
  height: 8,
  density: 9,
  friction: 10,
  centerOfMassX: 11,
  centerOfMassY: 12,
  collisionShape: 13,
  handle: 14,
  inverseMass: 15,
  ownX: 16,
  ownY: 17,
  ownTurn: 18,
  placeX: 19,
  placeY: 20,
  placeAngle: 21,
  freeWay: 22,
  startX: 23,
  startY: 24,
  heldX: 25,
  heldY: 26,
  heldTurn: 27,
  beforeX: 28,
  beforeY: 29,
  beforeTurn: 30,
  speedX: 31,
  speedY: 32,
  speedTurn: 33,
  reachedX: 34,
  reachedY: 35,
  reachedAngle: 36,
  inverseInertia: 37,
} as const;

/** A length such that all rows are aligned alike within cache lines. */
const rowLength = 40;

/** Flags of a body that every step checks: bits of the first number of its row. They are accessible as fields. */
export const bodyFlags = {
  isDynamic: 1,
  isKinematic: 2,
  isAsleep: 4,
  isNearImmovable: 8,
  usesContinuousCollision: 16,
  fixedRotation: 32,
  betterCollisions: 64,
  canSleep: 128,
  isPlain: 256,
  isSettled: 512,
} as const;

/** Flags that each step recomputes, so snapshots omit them. */
const passing = bodyFlags.isPlain | bodyFlags.isSettled;

/**
 * An actor's body in the physics library. The library uses single precision, so each value is kept as the library has
 * it and as the actor shows it; if the actor shows another value, a behavior has written it. The numbers of all bodies
 * are contiguous, because each step iterates over them in order.
 */
export class SolidBody {
  readonly actor: PhysicsActor;
  readonly rows: NumberRows;
  readonly row: number;
  rigid: RigidBody;
  colliders: Collider[] = [];
  pairClass: number;
  /**
   * The library has a different position and is updated in the next step, so a snapshot never sees a partial change.
   */
  isMisplaced = false;
  /** Too many others are at the same position, so it is solid to nothing. */
  isCrowdedOut = false;
  /** The library has, or may have, moved it in this step. */
  isTouched = false;
  /** Index among the bodies whose contacts are read in this step; -1 when it is not. */
  turnInContacts = -1;

  /** The actor's settings that it was created or updated for, besides those in the row. */
  collisionPolygon: readonly (readonly number[])[] = [];
  pin = false;
  groups = 0;
  /** The Collides and tags of its actor for which it was classified. */
  sortedCollides: readonly CollideTarget[];
  sortedTags: readonly string[];

  declare kind: BodyKind;
  declare isDynamic: boolean;
  declare isKinematic: boolean;
  declare isAsleep: boolean;
  /** It may reach something immovable in this step. */
  declare isNearImmovable: boolean;
  /** The library stops it at surfaces before it reaches them. */
  declare usesContinuousCollision: boolean;
  /** In this step its actor neither brakes nor is pinned, driven, or limited in its speed, and may turn. */
  declare isPlain: boolean;
  /**
   * The next step finds it in the library's state, unless its actor is changed: it is immovable and at rest, or plain.
   */
  declare isSettled: boolean;

  /** Its handle in the library. */
  declare handle: number;

  /** The values that the actor showed when it was last written. */
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
  /** Its velocity in the library. */
  declare heldX: number;
  declare heldY: number;
  declare heldTurn: number;
  /** Its speed, in px/s and degrees/s. */
  declare speedX: number;
  declare speedY: number;
  declare speedTurn: number;
  /** Last seen or written position of the actor, in m and radians, in single precision. */
  declare placeX: number;
  declare placeY: number;
  declare placeAngle: number;
  /** Position after the step, likewise. */
  declare reachedX: number;
  declare reachedY: number;
  declare reachedAngle: number;
  /** Own velocity, and position in px, at the start of the step. */
  declare beforeX: number;
  declare beforeY: number;
  declare beforeTurn: number;
  declare startX: number;
  declare startY: number;
  /** Distance in px that it can move before it reaches something immovable. */
  declare freeWay: number;
  /** 1 / kg and 1 / (kg px²); 0 where nothing can move or turn it. */
  declare inverseMass: number;
  declare inverseInertia: number;
  /**
   * The settings of its actor for which it was created or updated. Compared in each step, so only changes cost
   * anything.
   */
  declare width: number;
  declare height: number;
  declare density: number;
  declare friction: number;
  declare centerOfMassX: number;
  declare centerOfMassY: number;
  declare collisionShape: number;
  declare fixedRotation: boolean;
  declare betterCollisions: boolean;
  declare canSleep: boolean;

  constructor(rows: NumberRows, actor: PhysicsActor, pairClass: number, rigid: RigidBody) {
    this.rows = rows;
    this.row = rows.take(rowLength);
    this.actor = actor;
    this.sortedCollides = actor.collides;
    this.sortedTags = actor.tags;
    this.pairClass = pairClass;
    this.rigid = rigid;
    noteHandle(this);
  }
}

/** Connects it to one of the library's bodies. */
export function noteHandle(body: SolidBody): void {
  body.handle = body.rigid.handle;
}

/** A copy of a body's row. */
export function numbersOf({ rows, row }: SolidBody): Float64Array {
  const numbers = rows.data.slice(row, row + rowLength);
  numbers[numberAt.flags] = (numbers[numberAt.flags] ?? 0) & ~passing;
  return numbers;
}

export function clearNumbers({ rows, row }: SolidBody): void {
  rows.data.fill(0, row, row + rowLength);
}

/** Restores a copied row. */
export function putNumbers({ rows, row }: SolidBody, numbers: Float64Array): void {
  rows.data.set(numbers, row);
}

/** Releases the row of a removed body for new ones. */
export function leaveRow({ rows, row }: SolidBody): void {
  rows.give(row, rowLength);
}

// The only way for engines to read these like plain fields while storing them contiguously.
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

for (const [field, flag] of Object.entries(bodyFlags)) {
  Object.defineProperty(SolidBody.prototype, field, {
    get(this: SolidBody) {
      return ((this.rows.data[this.row + numberAt.flags] ?? 0) & flag) !== 0;
    },
    set(this: SolidBody, value: boolean) {
      const { data } = this.rows;
      const flags = data[this.row + numberAt.flags] ?? 0;
      data[this.row + numberAt.flags] = value ? flags | flag : flags & ~flag;
    },
  });
}

Object.defineProperty(SolidBody.prototype, 'kind', {
  get(this: SolidBody): BodyKind {
    if (this.isDynamic) return 'dynamic';
    return this.isKinematic ? 'kinematic' : 'fixed';
  },
  set(this: SolidBody, kind: BodyKind) {
    this.isDynamic = kind === 'dynamic';
    this.isKinematic = kind === 'kinematic';
  },
});

/** Pixels per meter. docs/runtime-rules.md#conventions. */
export const pixelsPerMeter = 50;
