import type { World } from '@dimforge/rapier2d-deterministic-compat';
import type { NumberRows } from '../../rows/numberRows.ts';
import type { PhysicsActor } from '../types.ts';
import { collidersOf, massOf, type Rapier } from './bodyShape.ts';
import { numberAt as at, type BodyKind, type SolidBody } from './solidBody.ts';

/** Only this shape reads the actor's polygon. */
export const customShape = 2;

/** What creating a body needs. */
export interface BodyHome {
  readonly rapier: Rapier;
  readonly world: World;
  readonly rows: NumberRows;
  readonly byCollider: Map<number, SolidBody>;
  /** Whether pairs are asked about one by one. */
  readonly isCrowded: boolean;
}

/** Stores the actor's current settings. */
export function noteSettings(body: SolidBody, groups: number): void {
  const { actor } = body;
  body.width = actor.width;
  body.height = actor.height;
  body.density = actor.density;
  body.friction = actor.friction;
  body.centerOfMassX = actor.centerOfMassX;
  body.centerOfMassY = actor.centerOfMassY;
  body.collisionShape = actor.collisionShape;
  body.collisionPolygon = actor.collisionPolygon;
  body.fixedRotation = actor.fixedRotation;
  body.pin = actor.pin;
  body.betterCollisions = actor.betterCollisions;
  body.canSleep = actor.canSleep;
  body.groups = groups;
}

/** True when a behavior changed a setting for which the body was created or updated. */
export function isOutdated(body: SolidBody, groups: number): boolean {
  const { actor, row } = body;
  const { data } = body.rows;
  return (
    actor.width !== data[row + at.width] ||
    actor.height !== data[row + at.height] ||
    actor.density !== data[row + at.density] ||
    actor.friction !== data[row + at.friction] ||
    actor.centerOfMassX !== data[row + at.centerOfMassX] ||
    actor.centerOfMassY !== data[row + at.centerOfMassY] ||
    actor.collisionShape !== body.collisionShape ||
    (actor.collisionShape === customShape && actor.collisionPolygon !== body.collisionPolygon) ||
    actor.fixedRotation !== body.fixedRotation ||
    actor.pin !== body.pin ||
    actor.betterCollisions !== body.betterCollisions ||
    groups !== body.groups
  );
}

/** Gives a new body its colliders and everything that depends on its settings. */
export function applySettings(home: BodyHome, body: SolidBody): void {
  addColliders(home, body);
  applyMobility(body);
}

/** Applies what behaviors changed since the last step. */
export function updateSettings(home: BodyHome, body: SolidBody, groups: number): void {
  const { actor } = body;
  const isResized = actor.width !== body.width || actor.height !== body.height;
  const isReshaped =
    actor.collisionShape !== body.collisionShape ||
    (actor.collisionShape === customShape && actor.collisionPolygon !== body.collisionPolygon);
  const isReweighed =
    actor.density !== body.density ||
    actor.centerOfMassX !== body.centerOfMassX ||
    actor.centerOfMassY !== body.centerOfMassY;
  const isFreed = actor.fixedRotation !== body.fixedRotation || actor.pin !== body.pin;
  const isRegrouped = groups !== body.groups;
  const isRougher = actor.friction !== body.friction;
  noteSettings(body, groups);
  if (isReshaped || isResized) {
    removeColliders(home, body);
    addColliders(home, body);
  }
  if (isResized || isReshaped || isReweighed || isFreed) applyMobility(body);
  if (isRegrouped) for (const collider of body.colliders) collider.setCollisionGroups(groups);
  if (isRougher) for (const collider of body.colliders) collider.setFriction(frictionOf(actor));
}

/** Makes the library treat the body as fixed, kinematic or dynamic. */
export function changeKind(home: BodyHome, body: SolidBody, kind: BodyKind): void {
  const { RigidBodyType } = home.rapier;
  const types = {
    fixed: RigidBodyType.Fixed,
    kinematic: RigidBodyType.KinematicPositionBased,
    dynamic: RigidBodyType.Dynamic,
  };
  body.kind = kind;
  body.rigid.setBodyType(types[kind], true);
  applyMobility(body);
}

/** Makes a body solid to nothing while too many others overlap it. */
export function crowdOut(body: SolidBody, isCrowdedOut: boolean): void {
  body.isCrowdedOut = isCrowdedOut;
  for (const collider of body.colliders) collider.setEnabled(!isCrowdedOut);
}

/** Makes the library query each pair of this body, or not. */
export function askAboutPairs(home: BodyHome, body: SolidBody): void {
  const { ActiveHooks } = home.rapier;
  const hooks = home.isCrowded ? ActiveHooks.FILTER_CONTACT_PAIRS : ActiveHooks.NONE;
  for (const collider of body.colliders) collider.setActiveHooks(hooks);
}

/**
 * Per collider, so that the product of two is the square root of their product by 50. docs/runtime-rules.md#physics.
 */
function frictionOf(actor: PhysicsActor): number {
  return Math.sqrt(Math.max(0, actor.friction || 0) / 50);
}

function addColliders(home: BodyHome, body: SolidBody): void {
  const { rapier, world, byCollider } = home;
  const hooks = home.isCrowded ? rapier.ActiveHooks.FILTER_CONTACT_PAIRS : rapier.ActiveHooks.NONE;
  body.colliders = collidersOf(rapier, body.actor).map((description) => {
    description
      .setDensity(0)
      .setFriction(frictionOf(body.actor))
      .setFrictionCombineRule(rapier.CoefficientCombineRule.Multiply)
      .setRestitution(0)
      .setCollisionGroups(body.groups)
      .setEnabled(!body.isCrowdedOut)
      .setActiveHooks(hooks);
    const collider = world.createCollider(description, body.rigid);
    byCollider.set(collider.handle, body);
    return collider;
  });
}

/** Removes the body's colliders from the world. */
export function removeColliders(home: BodyHome, body: SolidBody): void {
  for (const collider of body.colliders) {
    home.byCollider.delete(collider.handle);
    home.world.removeCollider(collider, true);
  }
  body.colliders = [];
}

function applyMobility(body: SolidBody): void {
  const { actor, rigid } = body;
  const isDynamic = body.kind === 'dynamic';
  const { mass, inertia } = massOf(actor);
  const center = { x: actor.centerOfMassX / 50, y: actor.centerOfMassY / 50 };
  rigid.setAdditionalMassProperties(mass, center, inertia, true);
  rigid.lockRotations(actor.fixedRotation, true);
  rigid.setEnabledTranslations(!actor.pin, !actor.pin, true);
  body.inverseMass = isDynamic && !actor.pin ? 1 / mass : 0;
  body.inverseInertia = isDynamic && !actor.fixedRotation && inertia > 0 ? 1 / (inertia * 2500) : 0;
}
