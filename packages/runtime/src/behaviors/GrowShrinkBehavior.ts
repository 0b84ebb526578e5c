import { secondsPerFrame } from '@playhouse/core';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Grows the actor's longer side at a rate in px/s, and the other side in proportion; never below 0.
 * docs/runtime-rules.md#display.
 */
export const GrowShrink = defineRuntimeBehavior('GrowShrinkBehavior', {
  update({ fields }, actor, world) {
    const change = fields.growthRate(actor, world) * secondsPerFrame;
    const longer = Math.max(actor.width, actor.height);
    if (Number.isNaN(change)) return;
    const size = Math.max(longer + change, 0);
    const [width, height] = longer > 0 ? [actor.width / longer, actor.height / longer] : [1, 1];
    actor.width = width * size;
    actor.height = height * size;
    actor.version++;
  },
});
