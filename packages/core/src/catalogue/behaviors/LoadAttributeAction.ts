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
