import { defineBehavior } from '../defineBehavior.ts';

/** Shows the player's achievements. Reference 1.11. */
export const GameCenterShowAchievements = defineBehavior({
  class: 'GameCenterShowAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Show Achievements',
  help: 'Shows the achievements of the player.',
  notes: ['Whether the game waits meanwhile is up to the platform.'],
  fields: {},
});
