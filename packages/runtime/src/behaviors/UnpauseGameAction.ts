import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Closes the overlay and resumes the paused scene. docs/runtime-rules.md#flow. */
export const UnpauseGame = defineRuntimeBehavior('UnpauseGameAction', {
  start({ location }, _, world) {
    world.requests.changeScene({ kind: 'unpause', scene: world.scene.plan, advertisement: 0, location });
  },
});
