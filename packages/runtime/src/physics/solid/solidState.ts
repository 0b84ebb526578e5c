import type { PhysicsActor } from '../types.ts';
import type { BodyHome } from './bodySettings.ts';
import type { BodyKind, BodyMotion, BodyPlace, BodySettings, ShownValues, SolidBody } from './solidBody.ts';

/** A body as plain data; the library's own part is in its snapshot. */
export interface BodyState {
  readonly key: number;
  readonly rigid: number;
  readonly colliders: readonly number[];
  readonly kind: BodyKind;
  readonly pairClass: number;
  readonly settings: Omit<BodySettings, 'collisionPolygon'>;
  readonly inverse: readonly [number, number];
  readonly place: BodyPlace;
  readonly isMisplaced: boolean;
  readonly speed: BodyMotion;
  readonly held: BodyMotion;
  readonly own: BodyMotion;
  readonly shown: ShownValues;
  readonly isAsleep: boolean;
}

/** Copies a body between two steps. */
export function stateOf(body: SolidBody): BodyState {
  const { collisionPolygon: _, ...settings } = body.settings;
  return {
    key: body.actor.key,
    rigid: body.rigid.handle,
    colliders: body.colliders.map((collider) => collider.handle),
    kind: body.kind,
    pairClass: body.pairClass,
    settings,
    inverse: [body.inverseMass, body.inverseInertia],
    place: { ...body.place },
    isMisplaced: body.isMisplaced,
    speed: { ...body.speed },
    held: { ...body.held },
    own: { ...body.own },
    shown: { ...body.shown },
    isAsleep: body.isAsleep,
  };
}

/** Ties a copied body to its actor and to the restored library; undefined when the library lacks it. */
export function restoreBody(home: BodyHome, actor: PhysicsActor, state: BodyState): SolidBody | undefined {
  const rigid = home.world.bodies.get(state.rigid);
  if (!rigid) return undefined;
  const colliders = state.colliders.flatMap((handle) => home.world.colliders.get(handle) ?? []);
  const body: SolidBody = {
    actor,
    rigid,
    colliders,
    kind: state.kind,
    pairClass: state.pairClass,
    settings: { ...state.settings, collisionPolygon: actor.collisionPolygon },
    inverseMass: state.inverse[0],
    inverseInertia: state.inverse[1],
    place: { ...state.place },
    reached: { ...state.place },
    isMisplaced: state.isMisplaced,
    speed: { ...state.speed },
    held: { ...state.held },
    own: { ...state.own },
    before: { x: 0, y: 0, turn: 0 },
    beforeX: 0,
    beforeY: 0,
    shown: { ...state.shown },
    isAsleep: state.isAsleep,
    isTouched: false,
    turnInContacts: -1,
  };
  for (const collider of colliders) home.byCollider.set(collider.handle, body);
  return body;
}
