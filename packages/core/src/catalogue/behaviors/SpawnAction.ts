import { defineBehavior } from '../defineBehavior.ts';
import { angle, choice, numeric, prototypeRef, relativeTo } from '../fields/kinds.ts';

/** Creates a new actor. docs/runtime-rules.md#flow, docs/product-rules.md#validation. */
export const Spawn = defineBehavior({
  class: 'SpawnAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Spawn Actor',
  help: 'Creates a new actor.',
  searchWords: ['create', 'clone', 'shoot', 'bullet', 'make', 'copy', 'new'],
  glyph: 'M4 14a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0M18 3.500v7M14.500 7h7',
  notes: [
    'The new actor appears at the end of the frame and runs from the next one.',
    'The offset and the direction turn with the spawner. Of several spawned in front, the last one is nearest to the spawner.',
    'At most 1,000 in a frame and 50,000 in a scene.',
  ],
  fields: {
    prototypeKey: prototypeRef({
      label: 'Actor',
      required: true,
      messages: {
        'value.required': 'Please choose an actor to spawn.',
        'value.type': 'Please choose an actor to spawn.',
        'reference.missing': 'The selected actor is no longer in this project.',
      },
    }),
    layerOrder: choice({
      label: 'Layer order',
      options: [
        [0, 'In front of the actor'],
        [1, 'In back of the actor'],
        [2, 'In front of the layer'],
        [3, 'In back of the layer'],
      ],
    }),
    direction: angle({ label: 'Direction' }),
    directionSpace: relativeTo('Direction relative to', 'Direction'),
    x: numeric({ label: 'X', term: 'x', row: { label: 'Position', word: 'X' }, unit: 'px' }),
    y: numeric({ label: 'Y', term: 'y', row: { label: 'Position', word: 'Y' }, unit: 'px' }),
    positionSpace: relativeTo('Position relative to', 'Position'),
  },
});
