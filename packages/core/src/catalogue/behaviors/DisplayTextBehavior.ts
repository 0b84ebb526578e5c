import { defineBehavior } from '../defineBehavior.ts';
import { angle, boolean, choice, color, fontRef, numeric, program, relativeTo } from '../fields/kinds.ts';

/** Draws a text over the actor while active. docs/runtime-rules.md#display, docs/product-rules.md#validation. */
export const DisplayText = defineBehavior({
  class: 'DisplayTextBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Display Text',
  help: 'Shows text on the actor for as long as it is active.',
  searchWords: ['score', 'label', 'words', 'write', 'show text', 'font'],
  glyph: 'M5 8V5h14v3M12 5v14M9 19h6',
  notes: [
    'Without wrapping, the text is aligned at the left, center or right of the actor, centered vertically, and may extend beyond it. Wrapped text begins at the top of the actor.',
    'It is drawn over the image of its actor. A font that the game does not have is shown as Arimo.',
    'Numbers are shown with up to 6 decimals, without zeros at their end.',
    'A text without a value shows nothing. A size, position or color without one stays as it was.',
  ],
  fields: {
    text: program({ label: 'Text', result: 'any' }),
    font: fontRef({
      label: 'Font',
      lenient: ['asset.missing'],
      messages: { 'asset.missing': 'Font {font} is not currently not available in project' },
    }),
    size: numeric({ label: 'Size', default: 30, minimum: 0, exclusiveMinimum: true, unit: 'px' }),
    alignment: choice({
      label: 'Alignment',
      default: 1,
      options: [
        [0, 'Left'],
        [1, 'Center'],
        [2, 'Right'],
      ],
    }),
    wrap: boolean({ label: 'Wrap', help: 'Breaks lines inside the actor’s width.' }),
    color: color({ label: 'Color', default: { red: 0, green: 0, blue: 0, alpha: 1 } }),
    offsetx: numeric({ label: 'Offset X', row: { label: 'Offset', word: 'X' }, unit: 'px' }),
    offsety: numeric({ label: 'Offset Y', row: { label: 'Offset', word: 'Y' }, unit: 'px' }),
    space: relativeTo('Offset relative to', 'Offset'),
    direction: angle({ label: 'Rotation' }),
    directionSpace: relativeTo('Rotation relative to', 'Rotation'),
  },
});
