import { definePredicate } from '../defineCondition.ts';
import { word } from '../fields/kinds.ts';

/** Where the pointer is. docs/runtime-rules.md#event-conditions. */
export const mousePosition = definePredicate({
  type: 'mousePosition',
  eventType: 'mouse position',
  conditionTypes: [0],
  title: 'Mouse position',
  help: 'The pointer is over the actor, or is not.',
  notes: [
    'The rotated box of the actor counts, even if it is invisible and whatever its collision shape. Before the pointer moves, it is at the lower left corner.',
  ],
  fields: {
    mouseState: word({
      label: 'State',
      default: 'over actor',
      options: [
        ['over actor', 'is over the actor'],
        ['not over actor', 'is not over the actor'],
      ],
    }),
  },
  fieldAliases: { conditionType: 'mouseState' },
});
