import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to forget the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterResetAchievements = defineRuntimeBehavior('GameCenterResetAchievementsAction', {
  start: (_, __, world) => world.platform.request('onGameCenterResetAchievements', {}),
});
