import type { PhysicsActor } from '../types.ts';
import type { BodyHome } from './bodySettings.ts';
import { numbersOf, putNumbers, SolidBody } from './solidBody.ts';

/** A body as plain data; the library's own part is in its snapshot. */
export interface BodyState {
  readonly key: number;
  readonly rigid: number;
  readonly colliders: readonly number[];
  readonly pairClass: number;
  readonly numbers: Float64Array;
  readonly groups: number;
  /** Pin, is misplaced, crowded out. */
  readonly flags: readonly boolean[];
}

/** Copies a body between two steps. */
export function stateOf(body: SolidBody): BodyState {
  const { pin, isMisplaced, isCrowdedOut } = body;
  return {
    key: body.actor.key,
    rigid: body.rigid.handle,
    colliders: body.colliders.map((collider) => collider.handle),
    pairClass: body.pairClass,
    numbers: numbersOf(body),
    groups: body.groups,
    flags: [pin, isMisplaced, isCrowdedOut],
  };
}

/** Connects a copied body to its actor and to the restored library; undefined when the library lacks it. */
export function restoreBody(home: BodyHome, actor: PhysicsActor, state: BodyState): SolidBody | undefined {
  const rigid = home.world.bodies.get(state.rigid);
  if (!rigid) return undefined;
  const body = new SolidBody(home.rows, actor, state.pairClass, rigid);
  body.colliders = state.colliders.flatMap((handle) => home.world.colliders.get(handle) ?? []);
  putNumbers(body, state.numbers);
  body.collisionPolygon = actor.collisionPolygon;
  body.groups = state.groups;
  const [pin, isMisplaced, isCrowdedOut] = state.flags;
  Object.assign(body, { pin, isMisplaced, isCrowdedOut });
  for (const collider of body.colliders) home.byCollider.set(collider.handle, body);
  return body;
}
