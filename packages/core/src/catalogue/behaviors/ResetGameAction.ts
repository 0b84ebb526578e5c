import { defineBehavior } from '../defineBehavior.ts';
import { advertisement } from '../fields/options.ts';

/** Restarts the game. docs/runtime-rules.md#flow. */
export const ResetGame = defineBehavior({
  class: 'ResetGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Reset Game',
  help: 'Restarts the game with all its attributes and tables.',
  searchWords: ['restart', 'start over', 'again', 'new game'],
  glyph: 'M4.500 12A7.500 7.500 0 1 0 8 5.700M4.500 3.500V8H9M12 9v6',
  notes: [
    'Saved tables are restored. Random numbers continue instead of starting over.',
    'Pending network calls and price requests are dropped.',
  ],
  fields: { enableAdvertisement: advertisement },
});
