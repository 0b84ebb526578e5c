import type { CollideTarget, PhysicsActor } from './types.ts';

/**
 * True when a target matches this actor: it is of the prototype, or one of its tags is exactly the tag.
 * docs/runtime-rules.md#physics.
 */
export function matchesTarget(actor: PhysicsActor, target: CollideTarget): boolean {
  return target.mode === 0 ? actor.prototypeId === target.match : actor.tags.includes(target.match);
}
