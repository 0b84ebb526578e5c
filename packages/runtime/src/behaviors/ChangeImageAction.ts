import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Gives the actor another image, once. Reference 1.4. */
export const ChangeImage = defineRuntimeBehavior('ChangeImageAction', {
  start({ fields }, actor) {
    actor.image = fields.image;
    actor.version++;
  },
});
