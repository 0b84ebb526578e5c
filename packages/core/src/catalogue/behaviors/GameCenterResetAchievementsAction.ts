import { defineBehavior } from '../defineBehavior.ts';

/** Resets the player's achievements. docs/runtime-rules.md#services. */
export const GameCenterResetAchievements = defineBehavior({
  class: 'GameCenterResetAchievementsAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Reset Achievements',
  help: 'Forgets the achievements of the player.',
  searchWords: ['clear', 'badges'],
  glyph: 'M8 4h8v5a4 4 0 0 1-8 0ZM9 20h6M12 13v7M18.500 14.500l3 3M21.500 14.500l-3 3',
  notes: ['Leaderboards stay.'],
  fields: {},
});
