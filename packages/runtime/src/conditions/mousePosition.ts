import { isPointerOver } from '../state/pointers.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** Whether the pointer is over the actor's box, visible or not. docs/runtime-rules.md#event-conditions. */
export const mousePosition = defineRuntimeCondition('mousePosition', ({ attributes }) => {
  const wanted = attributes.mouseState !== 'not over actor';
  return (actor, world) => isPointerOver(world, 0, actor) === wanted;
});
