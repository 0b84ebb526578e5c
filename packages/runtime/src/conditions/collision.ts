import type { CollideTarget } from '../physics/types.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/**
 * An overlap with at least one actor of a prototype or with a tag, solid or not. docs/runtime-rules.md#event-conditions
 * and docs/runtime-rules.md#physics.
 */
export const collision = defineRuntimeCondition('collision', ({ attributes, useOverlaps }) => {
  useOverlaps();
  const isTag = Number(attributes.mode) === 1;
  const match = String((isTag ? attributes.actorTag : attributes.prototypeKey) ?? '');
  if (match === '') return () => false;
  const target: CollideTarget = { mode: isTag ? 1 : 0, match };
  return (actor, world) => world.scene.physics?.overlapsAny(actor, target) ?? false;
});
