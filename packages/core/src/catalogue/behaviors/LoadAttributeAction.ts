import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';
import { keyMessages } from '../fields/storageKey.ts';
import { ours } from '../messages.ts';

/** Reads a stored value into an attribute. docs/runtime-rules.md#attribute-behaviors. */
export const LoadAttribute = defineBehavior({
  class: 'LoadAttributeAction',
  type: 'Action',
  usage: 'Attributes',
  title: 'Load Attribute',
  help: 'Reads what was saved under a key into an attribute.',
  searchWords: ['restore', 'read', 'high score', 'resume'],
  glyph: 'M5 5h14v14H5ZM12 16V9M8.500 12 12 8.500l3.500 3.500',
  notes: [
    'What was saved is converted to the type of the attribute. A blank key, or one that was never saved, changes nothing.',
  ],
  fields: {
    targetAttribute: attributeRef({
      label: 'Attribute',
      required: true,
      writes: true,
      target: 'any',
      messages: { 'value.required': ours.attributeToLoad },
    }),
    key: program({ label: 'Key', result: 'any', required: true, messages: keyMessages }),
  },
});
