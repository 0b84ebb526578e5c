import { defineBehavior } from '../defineBehavior.ts';

/** Shows the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterShowAchievements = defineBehavior({
  class: 'GameCenterShowAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Show Achievements',
  help: 'Shows the achievements of the player.',
  searchWords: ['badges', 'trophies', 'medals'],
  glyph: 'M8 4h8v5a4 4 0 0 1-8 0ZM8 6H4c0 3 2 4 4 4M16 6h4c0 3-2 4-4 4M12 13v5M8.500 20h7',
  notes: ['The player lets the game wait until people close it; a host with a platform of its own decides itself.'],
  fields: {},
});
