import { defineBehavior } from '../defineBehavior.ts';
import { angle, numeric } from '../fields/kinds.ts';

/** Draws the actor's image several times in a row. docs/runtime-rules.md#display, docs/product-rules.md#validation. */
export const Replicate = defineBehavior({
  class: 'ReplicateBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Replicate',
  help: 'Draws the actor’s image several times in a row, for example for lives.',
  searchWords: ['copy', 'clone', 'repeat', 'lives', 'hearts', 'row'],
  glyph: 'M3 9h5v6H3ZM10 9h4v6h-4ZM17 9h4v6h-4Z',
  notes: [
    'A number of copies that is not whole is rounded. 0 copies draw nothing, 1 draws the actor as it is. At most 10,000 are drawn.',
    'The first copy is at the actor’s position; the row turns with the actor.',
  ],
  fields: {
    copies: numeric({ label: 'Copies', default: 1, integer: true }),
    spacing: numeric({ label: 'Spacing', default: 100, minimum: 0, exclusiveMinimum: true, unit: 'px' }),
    angle: angle({ label: 'Angle' }),
  },
});
