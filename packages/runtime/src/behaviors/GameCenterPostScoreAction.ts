import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Sends a score to a leaderboard. docs/runtime-rules.md#services. */
export const GameCenterPostScore = defineRuntimeBehavior('GameCenterPostScoreAction', {
  start({ fields }, actor, world) {
    const score = fields.score(actor, world);
    if (Number.isNaN(score)) return;
    world.platform.request('onGameCenterPostScore', { score, leaderboard: fields.leaderboardID });
  },
});
