import type { PhysicsActor } from '../types.ts';
import type { BodyHome } from './bodySettings.ts';
import { type BodyKind, numbersOf, putNumbers, SolidBody } from './solidBody.ts';

/** A body as plain data; the library's own part is in its snapshot. */
export interface BodyState {
  readonly key: number;
  readonly rigid: number;
  readonly colliders: readonly number[];
  readonly kind: BodyKind;
  readonly pairClass: number;
  readonly numbers: Float64Array;
  readonly collisionShape: number;
  readonly groups: number;
  /** Fixed rotation, pin, better collisions, can sleep, is asleep, is misplaced, crowded out, foreseeing. */
  readonly flags: readonly boolean[];
}

/** Copies a body between two steps. */
export function stateOf(body: SolidBody): BodyState {
  const { fixedRotation, pin, betterCollisions, canSleep, isAsleep, isMisplaced, isCrowdedOut, isForeseeing } = body;
  return {
    key: body.actor.key,
    rigid: body.rigid.handle,
    colliders: body.colliders.map((collider) => collider.handle),
    kind: body.kind,
    pairClass: body.pairClass,
    numbers: numbersOf(body),
    collisionShape: body.collisionShape,
    groups: body.groups,
    flags: [fixedRotation, pin, betterCollisions, canSleep, isAsleep, isMisplaced, isCrowdedOut, isForeseeing],
  };
}

/** Ties a copied body to its actor and to the restored library; undefined when the library lacks it. */
export function restoreBody(home: BodyHome, actor: PhysicsActor, state: BodyState): SolidBody | undefined {
  const rigid = home.world.bodies.get(state.rigid);
  if (!rigid) return undefined;
  const body = new SolidBody(home.rows, actor, state.pairClass, rigid);
  body.colliders = state.colliders.flatMap((handle) => home.world.colliders.get(handle) ?? []);
  body.kind = state.kind;
  putNumbers(body, state.numbers);
  body.collisionShape = state.collisionShape;
  body.collisionPolygon = actor.collisionPolygon;
  body.groups = state.groups;
  const [fixedRotation, pin, betterCollisions, canSleep, isAsleep, isMisplaced, isCrowdedOut, isForeseeing] =
    state.flags;
  Object.assign(body, {
    fixedRotation,
    pin,
    betterCollisions,
    canSleep,
    isAsleep,
    isMisplaced,
    isCrowdedOut,
    isForeseeing,
  });
  for (const collider of body.colliders) home.byCollider.set(collider.handle, body);
  return body;
}
