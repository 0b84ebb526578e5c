import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Sends a score to a leaderboard. Reference 1.11. */
export const GameCenterPostScore = defineRuntimeBehavior('GameCenterPostScoreAction', {
  start({ fields }, actor, world) {
    const score = fields.score(actor, world);
    if (Number.isNaN(score)) return;
    world.platform.request('onGameCenterPostScore', { score, leaderboard: fields.leaderboardID });
  },
});
