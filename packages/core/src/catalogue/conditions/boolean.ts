import { definePredicate } from '../defineCondition.ts';
import { boolean as booleanField, word } from '../fields/kinds.ts';

const wrongType = 'Attribute value must be a valid {type}.';

/**
 * Compares an attribute that is true or false. docs/runtime-rules.md#attribute-conditions,
 * docs/product-rules.md#validation.
 */
export const boolean = definePredicate({
  type: 'boolean',
  conditionTypes: [1],
  title: 'Boolean',
  help: 'An attribute is true, or is false.',
  notes: ['A number other than 0 is true, and so is the text “true”.'],
  fields: {
    operator: word({ label: 'Comparison', default: '==', options: [['==', 'is']], hidden: true }),
    RHS: booleanField({
      label: 'Value',
      default: true,
      messages: { 'value.required': wrongType, 'value.type': wrongType },
    }),
  },
  spellings: {
    operator: { '=': '==', is: '==', '': '==' },
    RHS: { '0': false, '1': true, false: false, true: true },
  },
});
