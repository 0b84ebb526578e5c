import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to reset the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterResetAchievements = defineRuntimeBehavior('GameCenterResetAchievementsAction', {
  start: (_, __, world) => world.platform.request('onGameCenterResetAchievements', {}),
});
