import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to show a leaderboard. Reference 1.11. */
export const GameCenterShowLeaderboard = defineRuntimeBehavior('GameCenterShowLeaderboardAction', {
  start({ fields }, _, world) {
    world.platform.request('onGameCenterShowLeaderboard', { identifier: fields.leaderboardID });
  },
});
