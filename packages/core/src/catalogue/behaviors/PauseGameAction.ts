import { defineBehavior } from '../defineBehavior.ts';
import { sceneRef } from '../fields/kinds.ts';
import { advertisement } from '../fields/options.ts';
import { ours } from '../messages.ts';

/**
 * Freezes the scene and shows another over it. docs/runtime-rules.md#flow and docs/runtime-rules.md#pausing,
 * docs/product-rules.md#validation.
 */
export const PauseGame = defineBehavior({
  class: 'PauseGameAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Pause Game',
  help: 'Freezes the scene and shows another one over it.',
  searchWords: ['stop', 'menu', 'freeze', 'halt'],
  glyph: 'M8.500 5v14M15.500 5v14',
  notes: [
    'Game time stops too. Music continues, and sounds play to their end.',
    'In an overlay, it replaces the overlay.',
  ],
  fields: {
    sceneKey: sceneRef({
      label: 'Scene',
      required: true,
      messages: {
        'value.required': 'Please select a scene to display while the game is paused.',
        'value.type': 'Please select a scene to display while the game is paused.',
        'reference.missing': ours.pauseSceneMissing,
      },
    }),
    enableAdvertisement: advertisement,
  },
});
