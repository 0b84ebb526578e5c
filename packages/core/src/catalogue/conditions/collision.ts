import { definePredicate } from '../defineCondition.ts';
import { matchFields } from '../fields/match.ts';

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
  fields: matchFields('With'),
  spellings: { mode: { '0': 0, '1': 1 } },
});
