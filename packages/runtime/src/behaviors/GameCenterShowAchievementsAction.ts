import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to show the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterShowAchievements = defineRuntimeBehavior('GameCenterShowAchievementsAction', {
  start: (_, __, world) => world.platform.request('onGameCenterShowAchievements', {}),
});
