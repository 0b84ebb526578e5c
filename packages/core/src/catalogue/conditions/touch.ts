import { definePredicate } from '../defineCondition.ts';
import { word } from '../fields/kinds.ts';

/** A touch or pressed mouse on the actor. docs/runtime-rules.md#event-conditions. */
export const touch = definePredicate({
  type: 'touch',
  eventType: 'touch',
  conditionTypes: [0],
  title: 'Touch',
  help: 'The actor is touched, or is not.',
  notes: ['A touch that began on the actor counts until it is lifted, wherever it goes. The pressed mouse is a touch.'],
  fields: {
    touchState: word({
      label: 'State',
      default: 'pressed',
      options: [
        ['pressed', 'is pressed'],
        ['released', 'is released'],
        ['inside', 'is inside'],
        ['outside', 'is outside'],
      ],
    }),
  },
  fieldAliases: { conditionType: 'touchState' },
});
