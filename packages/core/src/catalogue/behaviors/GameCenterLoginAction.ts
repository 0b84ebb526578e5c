import { defineBehavior } from '../defineBehavior.ts';

/** Connects the player to the platform's game service. docs/runtime-rules.md#services. */
export const GameCenterLogin = defineBehavior({
  class: 'GameCenterLoginAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Login / Connect',
  help: 'Connects the player to the game service of the platform.',
  notes: ['The answer sets `game.platformConnected`.'],
  fields: {},
});
