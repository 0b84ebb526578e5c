import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Gives the actor another image, once. docs/runtime-rules.md#display. */
export const ChangeImage = defineRuntimeBehavior('ChangeImageAction', {
  start({ fields }, actor) {
    actor.image = fields.image;
    actor.version++;
  },
});
