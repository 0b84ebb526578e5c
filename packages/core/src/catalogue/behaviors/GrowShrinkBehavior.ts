import { defineBehavior } from '../defineBehavior.ts';
import { numeric } from '../fields/kinds.ts';

/** Grows or shrinks the actor while active. docs/runtime-rules.md#display. */
export const GrowShrink = defineBehavior({
  class: 'GrowShrinkBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Change Size',
  help: 'Grows the actor for as long as it is active; a negative rate shrinks it.',
  searchWords: ['scale', 'bigger', 'smaller', 'grow', 'shrink', 'resize'],
  glyph: 'M9 15H5v4M5 19l5-5M15 9h4V5M19 5l-5 5',
  notes: [
    'The longer side changes by the rate each second and the other one in proportion; never below 0.',
    'An actor without a size grows into a square.',
  ],
  fields: {
    growthRate: numeric({ label: 'Growth rate', default: 5, unit: 'px/s' }),
  },
});
