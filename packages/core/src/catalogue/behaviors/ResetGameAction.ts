import { defineBehavior } from '../defineBehavior.ts';
import { advertisement } from '../fields/options.ts';

/** Starts the game anew. Reference 1.7. */
export const ResetGame = defineBehavior({
  class: 'ResetGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Reset Game',
  help: 'Starts the game anew, with all its attributes and tables.',
  fields: { enableAdvertisement: advertisement },
});
