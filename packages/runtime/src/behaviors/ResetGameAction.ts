import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Game attributes and tables as the author made them, and the first scene. docs/runtime-rules.md#flow. */
export const ResetGame = defineRuntimeBehavior('ResetGameAction', {
  start({ fields, location }, _, world) {
    const { enableAdvertisement: advertisement } = fields;
    world.requests.changeScene({ kind: 'resetGame', scene: 0, advertisement, location });
  },
});
