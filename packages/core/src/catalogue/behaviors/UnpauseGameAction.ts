import { defineBehavior } from '../defineBehavior.ts';

/** Closes the scene of Pause Game and resumes the frozen one. docs/runtime-rules.md#flow. */
export const UnpauseGame = defineBehavior({
  class: 'UnpauseGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Unpause Game',
  help: 'Closes the overlay scene and resumes the game.',
  searchWords: ['continue', 'resume', 'play'],
  glyph: 'M6 5v14M11 5l8 7-8 7Z',
  notes: ['Where nothing is paused it does nothing. Touches that began before the pause are forgotten.'],
  fields: {},
});
