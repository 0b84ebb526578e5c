import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Removes the actor at the end of the frame; the rest of its behaviors still run in this frame.
 * docs/runtime-rules.md#flow.
 */
export const Destroy = defineRuntimeBehavior('DestroyAction', {
  start: (_, actor, world) => world.requests.destroy(actor),
});
