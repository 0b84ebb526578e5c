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
    'The box of the actor counts, turned as the actor is, whether it is visible or not and whatever its shape. Before the pointer has moved it is at the lower left corner.',
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
