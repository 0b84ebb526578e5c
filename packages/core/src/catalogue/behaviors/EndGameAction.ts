import { defineBehavior } from '../defineBehavior.ts';

/** Closes the game where the platform allows it. docs/runtime-rules.md#flow. */
export const EndGame = defineBehavior({
  class: 'EndGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Quit Game',
  help: 'Closes the game, where the platform allows it.',
  searchWords: ['exit', 'close', 'leave'],
  glyph: 'M13 4H5v16h8M10 12h10M16.500 8.500 20 12l-3.500 3.500',
  notes: ['Where a game cannot be closed, a message says so and the game goes on.'],
  fields: {},
});
