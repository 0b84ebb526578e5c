import { defineBehavior } from '../defineBehavior.ts';
import { advertisement } from '../fields/options.ts';

/** Restarts the current scene. docs/runtime-rules.md#flow. */
export const ResetScene = defineBehavior({
  class: 'ResetSceneAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Reset Scene',
  help: 'Restarts the scene. The game’s attributes keep their values.',
  searchWords: ['restart', 'start over', 'again', 'retry'],
  glyph: 'M3.500 8v10h17V8M3.500 8A5 5 0 0 1 12 5M12 2v4H8',
  notes: [
    'In the overlay of a paused game it resets the overlay.',
    'Of several requests in a frame, the last one counts.',
  ],
  fields: { enableAdvertisement: advertisement },
});
