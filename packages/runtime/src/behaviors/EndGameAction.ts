import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to close the game. docs/runtime-rules.md#flow. */
export const EndGame = defineRuntimeBehavior('EndGameAction', {
  start: (_, __, world) => world.platform.quit(),
});
