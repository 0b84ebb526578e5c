import { defineBehavior } from '../defineBehavior.ts';

/** Forgets the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterResetAchievements = defineBehavior({
  class: 'GameCenterResetAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Reset Achievements',
  help: 'Forgets the achievements of the player.',
  notes: ['Leaderboards stay.'],
  fields: {},
});
