import { defineBehavior } from '../defineBehavior.ts';

/** Shows the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterShowAchievements = defineBehavior({
  class: 'GameCenterShowAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Show Achievements',
  help: 'Shows the achievements of the player.',
  notes: ['The player lets the game wait until people close it; a host with a platform of its own decides itself.'],
  fields: {},
});
