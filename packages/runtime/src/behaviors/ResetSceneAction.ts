import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Restarts the current scene at the end of the frame. docs/runtime-rules.md#flow. */
export const ResetScene = defineRuntimeBehavior('ResetSceneAction', {
  start({ fields, location }, _, world) {
    const { enableAdvertisement: advertisement } = fields;
    world.requests.changeScene({ kind: 'reset', scene: world.scene.plan, advertisement, location });
  },
});
