import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, boolean, choice, numeric } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/**
 * Moves a number attribute to a final value in a given time. docs/runtime-rules.md#attribute-behaviors,
 * docs/product-rules.md#validation.
 */
export const Interpolate = defineBehavior({
  class: 'InterpolateBehavior',
  type: 'Persistent',
  usage: 'Attributes',
  title: 'Interpolate',
  help: 'Changes a number from its current value to a final value over time.',
  searchWords: ['fade', 'tween', 'ease', 'animate', 'smooth', 'transition'],
  glyph: 'M4 19C10 19 12 5 20 5M4 19h.1M20 5h.1M4 5v3M4 12v1',
  notes: [
    'The value at the start, the final value and the duration are read when it starts. A duration of 0 writes the final value in the first frame.',
    'Ease in is p², ease out 1 - (1 - p)², ease in and out joins both halfway.',
    'Angles change like any number: from 350 to 10 goes through 180.',
    'Nothing stops it, not even its rule; while it runs, activating it again does nothing.',
    'While it controls a position, an angle or a velocity, neither speed nor walls affect it. Afterwards physics takes over again.',
  ],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      writes: true,
      target: 'numeric',
      messages: { 'value.required': ours.interpolateTarget, 'reference.type': ours.interpolateTarget },
    }),
    finalValue: numeric({ label: 'Final value' }),
    duration: numeric({ label: 'Duration', default: 1, minimum: 0, exclusiveMinimum: true, unit: 's' }),
    easing: choice({
      label: 'Easing',
      options: [
        [0, 'Linear'],
        [1, 'Ease in'],
        [2, 'Ease out'],
        [3, 'Ease in and out'],
      ],
    }),
    runToCompletion: boolean({ label: 'Run to completion', default: true, hidden: true }),
  },
});
