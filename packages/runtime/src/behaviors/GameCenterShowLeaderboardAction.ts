import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to show a leaderboard. docs/runtime-rules.md#services. */
export const GameCenterShowLeaderboard = defineRuntimeBehavior('GameCenterShowLeaderboardAction', {
  start({ fields }, _, world) {
    world.platform.request('onGameCenterShowLeaderboard', { identifier: fields.leaderboardID });
  },
});
