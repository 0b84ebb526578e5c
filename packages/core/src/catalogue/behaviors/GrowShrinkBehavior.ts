import { defineBehavior } from '../defineBehavior.ts';
import { numeric } from '../fields/kinds.ts';

/** Grows or shrinks the actor while active. Reference 1.4. */
export const GrowShrink = defineBehavior({
  class: 'GrowShrinkBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Change Size',
  help: 'Grows the actor for as long as it is active; a negative rate shrinks it.',
  fields: {
    growthRate: numeric({ label: 'Growth rate', default: 5, unit: 'px/s' }),
  },
});
