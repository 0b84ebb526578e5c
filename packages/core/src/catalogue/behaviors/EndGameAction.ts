import { defineBehavior } from '../defineBehavior.ts';

/** Closes the game where the platform allows it. docs/runtime-rules.md#flow. */
export const EndGame = defineBehavior({
  class: 'EndGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Quit Game',
  help: 'Closes the game, where the platform allows it.',
  notes: ['Where a game cannot be closed, a message says so and the game goes on.'],
  fields: {},
});
