import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';

const invalidTarget = 'The chosen attribute is not valid.';
const wrongType = 'The attribute expects a {type} value.';

/**
 * Writes a value into an attribute, once. docs/runtime-rules.md#attribute-behaviors, docs/product-rules.md#validation.
 */
export const ChangeAttribute = defineBehavior({
  class: 'ChangeAttributeAction',
  type: 'Action',
  usage: 'Attributes',
  title: 'Change Attribute',
  help: 'Sets an attribute to a new value, once.',
  searchWords: ['set variable', 'score', 'add', 'subtract', 'health', 'lives', 'count'],
  glyph: 'M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  notes: ['A value that is infinite, or no number where one is needed, leaves the attribute as it is and is reported.'],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      writes: true,
      target: 'any',
      messages: {
        'value.required': 'Please choose an attribute to change.',
        'reference.missing': invalidTarget,
        'reference.type': invalidTarget,
      },
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
