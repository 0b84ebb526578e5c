import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Reports the progress of an achievement. docs/runtime-rules.md#services. */
export const GameCenterUpdateAchievement = defineRuntimeBehavior('GameCenterUpdateAchievementAction', {
  start({ fields }, actor, world) {
    const percentage = fields.percentage(actor, world);
    if (Number.isNaN(percentage)) return;
    const percentageComplete = Math.min(Math.max(percentage, 0), 100);
    world.platform.request('onGameCenterUpdateAchievement', { identifier: fields.achievementID, percentageComplete });
  },
});
