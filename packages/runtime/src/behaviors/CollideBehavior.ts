import type { CollideTarget } from '../physics/types.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { meantActors } from '../units/meantActors.ts';

/**
 * Makes the actor solid against the actors of a prototype or with a tag while active. docs/runtime-rules.md#movement
 * and docs/runtime-rules.md#physics.
 */
export const Collide = defineRuntimeBehavior('CollideBehavior', {
  /** The target, and a list with only that target, which most actors share. */
  prepare(fields): { target: CollideTarget; alone: readonly CollideTarget[] } {
    const target = meantActors(fields);
    return { target, alone: target.match === '' ? [] : [target] };
  },

  start({ prepared }, actor) {
    actor.collides = actor.collides.length === 0 ? prepared.alone : [...actor.collides, ...prepared.alone];
  },

  stop({ prepared }, actor) {
    const { mode, match } = prepared.target;
    const removed = actor.collides.findIndex((target) => target.mode === mode && target.match === match);
    if (removed >= 0) actor.collides = actor.collides.filter((_, index) => index !== removed);
  },
});
