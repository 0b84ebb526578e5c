import { definePredicate } from '../defineCondition.ts';
import { word } from '../fields/kinds.ts';

/** Where the pointer is. Reference 2.2. */
export const mousePosition = definePredicate({
  type: 'mousePosition',
  eventType: 'mouse position',
  conditionTypes: [0],
  title: 'Mouse position',
  help: 'The pointer is over the actor, or is not.',
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
