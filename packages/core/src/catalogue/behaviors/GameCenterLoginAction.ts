import { defineBehavior } from '../defineBehavior.ts';

/** Connects the player to the platform's game service. docs/runtime-rules.md#services. */
export const GameCenterLogin = defineBehavior({
  class: 'GameCenterLoginAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Login / Connect',
  help: 'Connects the player to the game service of the platform.',
  searchWords: ['sign in', 'account'],
  glyph: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 11-5.500M18 15v6M15 18h6',
  notes: ['The answer sets `game.platformConnected`.'],
  fields: {},
});
