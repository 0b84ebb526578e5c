import { defineBehavior } from '../defineBehavior.ts';
import { numeric, sceneRef } from '../fields/kinds.ts';
import { advertisement } from '../fields/options.ts';
import { ours } from '../messages.ts';

/**
 * Leaves the current scene for another. docs/runtime-rules.md#flow, docs/format.md#behaviors,
 * docs/product-rules.md#validation.
 */
export const ChangeScene = defineBehavior({
  class: 'ChangeSceneAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Change Scene',
  help: 'Goes to another scene at the end of the frame.',
  searchWords: ['level', 'next level', 'go to', 'screen', 'room'],
  glyph: 'M3.500 6h17v11h-17ZM10 9l3.500 2.500L10 14',
  notes: [
    'Next and previous wrap around. A number outside the list changes nothing and is reported.',
    'Of several requests in a frame, the last one counts. A game changes its scene at most 20 times a second; more requests wait.',
  ],
  fields: {
    sceneKey: sceneRef({
      label: 'Scene',
      default: 'next',
      required: true,
      words: ['next', 'prev', 'index'],
      messages: {
        'value.required': 'Please choose a valid scene to change too.',
        'value.type': 'Please choose a valid scene to change too.',
        'reference.missing': ours.sceneMissing,
      },
    }),
    index: numeric({
      label: 'Index',
      default: 1,
      integer: true,
      minimum: 1,
      help: 'How many scenes to skip forward or back, or the number of the scene.',
      when: { field: 'sceneKey', is: ['next', 'prev', 'index'] },
    }),
    enableAdvertisement: advertisement,
  },
});
