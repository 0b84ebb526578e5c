import { defineBehavior } from '../defineBehavior.ts';

/** Forgets the player's achievements. Reference 1.11. */
export const GameCenterResetAchievements = defineBehavior({
  class: 'GameCenterResetAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Reset Achievements',
  help: 'Forgets the achievements of the player.',
  notes: ['Leaderboards stay.'],
  fields: {},
});
