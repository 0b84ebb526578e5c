import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Freezes the running scene and draws another over it. docs/runtime-rules.md#flow and docs/runtime-rules.md#pausing.
 */
export const PauseGame = defineRuntimeBehavior('PauseGameAction', {
  prepare: ({ sceneKey }, compiler) => compiler.scene(sceneKey),

  start({ fields, prepared: scene, location }, _, world) {
    const { sceneKey, enableAdvertisement: advertisement } = fields;
    if (scene === undefined) world.faults.report(location, 'scene.missing', sceneKey);
    else world.requests.changeScene({ kind: 'pause', scene, advertisement, location });
  },
});
