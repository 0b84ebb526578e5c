import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Resets game attributes and tables to their initial values and goes to the first scene. docs/runtime-rules.md#flow.
 */
export const ResetGame = defineRuntimeBehavior('ResetGameAction', {
  start({ fields, location }, _, world) {
    const { enableAdvertisement: advertisement } = fields;
    world.requests.changeScene({ kind: 'resetGame', scene: 0, advertisement, location });
  },
});
