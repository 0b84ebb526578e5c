import type { World } from '@dimforge/rapier2d-deterministic-compat';
import type { PhysicsActor } from '../types.ts';
import { collidersOf, massOf, type Rapier } from './bodyShape.ts';
import type { BodyKind, BodySettings, SolidBody } from './solidBody.ts';

/** What a body is made in. */
export interface BodyHome {
  readonly rapier: Rapier;
  readonly world: World;
  readonly byCollider: Map<number, SolidBody>;
  /** Whether pairs are asked about one by one. */
  readonly isCrowded: boolean;
}

/** The settings as an actor has them now. */
export function settingsOf(actor: PhysicsActor, groups: number): BodySettings {
  return {
    width: actor.width,
    height: actor.height,
    collisionShape: actor.collisionShape,
    collisionPolygon: actor.collisionPolygon,
    density: actor.density,
    friction: actor.friction,
    centerOfMassX: actor.centerOfMassX,
    centerOfMassY: actor.centerOfMassY,
    fixedRotation: actor.fixedRotation,
    pin: actor.pin,
    betterCollisions: actor.betterCollisions,
    canSleep: actor.canSleep,
    groups,
  };
}

/** Gives a new body its colliders and everything that depends on its settings. */
export function applySettings(home: BodyHome, body: SolidBody): void {
  addColliders(home, body);
  applyMobility(body);
  body.rigid.enableCcd(body.settings.betterCollisions);
}

/** Carries over what a behavior has changed since the last step. True when contacts around the body may change. */
export function updateSettings(home: BodyHome, body: SolidBody, groups: number): boolean {
  const { actor, settings: old } = body;
  const isResized = actor.width !== old.width || actor.height !== old.height;
  const isReshaped = actor.collisionShape !== old.collisionShape || actor.collisionPolygon !== old.collisionPolygon;
  const isReweighed =
    actor.density !== old.density ||
    actor.centerOfMassX !== old.centerOfMassX ||
    actor.centerOfMassY !== old.centerOfMassY;
  const isFreed = actor.fixedRotation !== old.fixedRotation || actor.pin !== old.pin;
  const isRegrouped = groups !== old.groups;
  const isOther = actor.friction !== old.friction || actor.betterCollisions !== old.betterCollisions;
  if (!(isResized || isReshaped || isReweighed || isFreed || isRegrouped || isOther)) return false;
  body.settings = settingsOf(actor, groups);
  if (isReshaped || isResized) {
    removeColliders(home, body);
    addColliders(home, body);
  }
  if (isResized || isReshaped || isReweighed || isFreed) applyMobility(body);
  if (isRegrouped) for (const collider of body.colliders) collider.setCollisionGroups(groups);
  if (isOther) {
    for (const collider of body.colliders) collider.setFriction(frictionOf(actor));
    body.rigid.enableCcd(actor.betterCollisions);
  }
  return true;
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

/** Has the library ask about each pair of this body, or not. */
export function askAboutPairs(home: BodyHome, body: SolidBody): void {
  const { ActiveHooks } = home.rapier;
  const hooks = home.isCrowded ? ActiveHooks.FILTER_CONTACT_PAIRS : ActiveHooks.NONE;
  for (const collider of body.colliders) collider.setActiveHooks(hooks);
}

/** Per collider, so that the product of two is the square root of their product by 50. Reference 6.6 "friction". */
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
      .setCollisionGroups(body.settings.groups)
      .setActiveHooks(hooks);
    const collider = world.createCollider(description, body.rigid);
    byCollider.set(collider.handle, body);
    return collider;
  });
}

/** Takes the body's colliders out of the world. */
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
