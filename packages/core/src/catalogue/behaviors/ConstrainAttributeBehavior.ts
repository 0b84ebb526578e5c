import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';

const wrongType = 'Constraint value is of wrong type. A value of type {type} is expected.';

/**
 * Writes a value into an attribute in every frame while active. docs/runtime-rules.md#attribute-behaviors,
 * docs/product-rules.md#validation.
 */
export const ConstrainAttribute = defineBehavior({
  class: 'ConstrainAttributeBehavior',
  type: 'Persistent',
  usage: 'Attributes',
  title: 'Constrain Attribute',
  help: 'Keeps an attribute equal to a value for as long as it is active.',
  searchWords: ['keep', 'always', 'stick', 'bind', 'link', 'follow'],
  glyph: 'M5 5v14M19 5v14M5 12h14M9 9l-3.500 3L9 15M15 9l3.500 3-3.500 3',
  notes: [
    'Actors run from back to front, so a constraint to an actor further in front uses that actor’s value from the previous frame.',
  ],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      writes: true,
      target: 'any',
      messages: { 'value.required': 'Please choose a target attribute.' },
    }),
    RHS: program({
      label: 'To',
      result: 'any',
      fits: 'targetAttribute',
      lenient: ['asset.missing'],
      messages: { 'value.required': wrongType, 'value.type': wrongType, 'expression.type': wrongType },
    }),
  },
});
