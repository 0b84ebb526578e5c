import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to forget the player's achievements. Reference 1.11. */
export const GameCenterResetAchievements = defineRuntimeBehavior('GameCenterResetAchievementsAction', {
  start: (_, __, world) => world.platform.request('onGameCenterResetAchievements', {}),
});
