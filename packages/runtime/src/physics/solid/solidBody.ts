import type { Collider, RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import type { PhysicsActor } from '../types.ts';

/** Whether the library moves a body: never, only as it is told, or by all that acts on it. */
export type BodyKind = 'fixed' | 'kinematic' | 'dynamic';

/** What of an actor a body was made or changed for. Compared each step, so that only changes cost anything. */
export interface BodySettings {
  width: number;
  height: number;
  collisionShape: number;
  collisionPolygon: readonly (readonly number[])[];
  density: number;
  friction: number;
  centerOfMassX: number;
  centerOfMassY: number;
  fixedRotation: boolean;
  pin: boolean;
  betterCollisions: boolean;
  canSleep: boolean;
  groups: number;
}

/** A place in meters and an angle in radians. */
export interface BodyPlace {
  x: number;
  y: number;
  angle: number;
}

/** Speeds of a body in px/s and degrees/s. */
export interface BodyMotion {
  x: number;
  y: number;
  turn: number;
}

/**
 * An actor's body in the physics library. The library counts in single precision, so each value is kept as the library
 * has it and as the actor shows it; what the actor shows differently was written by a behavior.
 */
export interface SolidBody {
  readonly actor: PhysicsActor;
  rigid: RigidBody;
  colliders: Collider[];
  kind: BodyKind;
  pairClass: number;
  settings: BodySettings;
  /** 1 / kg and 1 / (kg px²); 0 where nothing can move or turn it. */
  inverseMass: number;
  inverseInertia: number;
  /** Where the actor was last seen or put, in m and radians, as single precision holds them. */
  readonly place: BodyPlace;
  /** Where the step has brought it. */
  readonly reached: BodyPlace;
  /** The library has it elsewhere and is told in the next step, so that a snapshot never meets it half changed. */
  isMisplaced: boolean;
  /** Its speed, and what the library has of it. */
  readonly speed: BodyMotion;
  readonly held: BodyMotion;
  /** The actor's own velocity, without contributions, before rounding. */
  readonly own: BodyMotion;
  /** Own velocity and place in px at the start of the step. */
  readonly before: BodyMotion;
  beforeX: number;
  beforeY: number;
  /** What the actor showed when it was last written. */
  readonly shown: ShownValues;
  isAsleep: boolean;
  /** The library has, or may have, moved it in this step. */
  isTouched: boolean;
  /** Place among the bodies whose contacts are looked at in this step; -1 when it is not. */
  turnInContacts: number;
}

export interface ShownValues {
  x: number;
  y: number;
  rotation: number;
  velocityX: number;
  velocityY: number;
  angularVelocity: number;
}

/** Pixels in a meter. Reference 0.2 "Physics scale". */
export const pixelsPerMeter = 50;
