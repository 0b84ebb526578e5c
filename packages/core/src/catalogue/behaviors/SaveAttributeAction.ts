import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';
import { keyMessages } from '../fields/storageKey.ts';
import { ours } from '../messages.ts';

/**
 * Stores an attribute's value under a key, so that it outlasts the game. docs/runtime-rules.md#attribute-behaviors,
 * docs/product-rules.md#validation.
 */
export const SaveAttribute = defineBehavior({
  class: 'SaveAttributeAction',
  type: 'Action',
  usage: 'Attributes',
  title: 'Save Attribute',
  help: 'Saves an attribute so that it can be loaded when the game is played again.',
  searchWords: ['store', 'remember', 'keep', 'high score'],
  glyph: 'M5 5h14v14H5ZM12 8v7M8.500 12 12 15.500l3.500-3.500',
  notes: ['Keys tell upper from lower case. Attributes and tables do not share their keys.'],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      target: 'any',
      messages: { 'value.required': ours.attributeToSave },
    }),
    key: program({ label: 'Key', result: 'any', required: true, messages: keyMessages }),
  },
});
