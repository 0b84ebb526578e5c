import { definePredicate } from '../defineCondition.ts';
import { keyRef, word } from '../fields/kinds.ts';

const invalidKey = 'Please select a valid key for this condition.';

/**
 * A key of the keyboard. docs/runtime-rules.md#event-conditions and docs/runtime-rules.md#key-names,
 * docs/product-rules.md#validation.
 */
export const key = definePredicate({
  type: 'key',
  eventType: 'key',
  conditionTypes: [0],
  title: 'Key',
  help: 'A key is down, or is not.',
  notes: ['Upper and lower case are the same key. A controller button holds the key that its map names.'],
  fields: {
    keyString: keyRef({
      label: 'Key',
      required: true,
      messages: { 'value.required': invalidKey, 'value.type': invalidKey, 'value.choice': invalidKey },
    }),
    mode: word({
      label: 'State',
      default: 'down',
      options: [
        ['down', 'is down'],
        ['up', 'is up'],
      ],
    }),
  },
});
