import { definePredicate } from '../defineCondition.ts';
import { choice, prototypeRef, tagRef } from '../fields/kinds.ts';
import { matchModes, prototypeMessages, tagMessages } from '../fields/match.ts';

/**
 * An overlap with another actor, solid or not. docs/runtime-rules.md#event-conditions,
 * docs/product-rules.md#validation.
 */
export const collision = definePredicate({
  type: 'collision',
  eventType: 'overlaps or collides',
  conditionTypes: [0],
  title: 'Overlaps or collides',
  help: 'The actor touches another one.',
  notes: [
    'Shapes within half a pixel of each other overlap, so solid actors that touch overlap too. Movement is noticed one frame later.',
  ],
  fields: {
    mode: choice({ label: 'With', options: matchModes }),
    prototypeKey: prototypeRef({
      label: 'Actor',
      required: true,
      when: { field: 'mode', is: [0] },
      messages: prototypeMessages,
    }),
    actorTag: tagRef({
      label: 'Tag',
      required: true,
      when: { field: 'mode', is: [1] },
      lenient: ['reference.missing'],
      messages: tagMessages,
    }),
  },
  spellings: { mode: { '0': 0, '1': 1 } },
});
