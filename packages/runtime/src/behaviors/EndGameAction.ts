import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to close the game. Reference 1.7. */
export const EndGame = defineRuntimeBehavior('EndGameAction', {
  start: (_, __, world) => world.platform.quit(),
});
