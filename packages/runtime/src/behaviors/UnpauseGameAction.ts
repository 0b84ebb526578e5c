import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Closes the overlay; the paused scene goes on where it stood. docs/runtime-rules.md#flow. */
export const UnpauseGame = defineRuntimeBehavior('UnpauseGameAction', {
  start({ place }, _, world) {
    world.requests.changeScene({ kind: 'unpause', scene: world.scene.plan, advertisement: 0, place });
  },
});
