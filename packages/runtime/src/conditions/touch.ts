import { isTouched } from '../state/pointers.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/**
 * A touch that began on the actor, or one that is over it now; the pressed mouse counts as one. A touch must have begun
 * before it can be released. docs/runtime-rules.md#event-conditions.
 */
export const touch = defineRuntimeCondition('touch', ({ attributes, useTouch }) => {
  const state = attributes.touchState;
  if (state === 'inside') return (actor, world) => isTouched(world, actor);
  if (state === 'outside') return (actor, world) => !isTouched(world, actor);
  useTouch();
  if (state === 'released') return (actor) => actor.touches === 0 && actor.wasTouched;
  return (actor) => actor.touches !== 0;
});
