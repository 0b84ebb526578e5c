import { definePredicate } from '../defineCondition.ts';
import { program, word } from '../fields/kinds.ts';

const wrongType = 'Attribute value must be a valid {type}.';

/**
 * Compares numbers. docs/runtime-rules.md#attribute-conditions and docs/runtime-rules.md#expression-conditions,
 * docs/product-rules.md#validation.
 */
export const number = definePredicate({
  type: 'number',
  conditionTypes: [1, 2],
  title: 'Number',
  help: 'A number compares to another one as chosen.',
  notes: [
    'Equal means within 0.000001. An infinite number can be compared; without a value the condition does not hold, whatever the operator.',
  ],
  fields: {
    operator: word({
      label: 'Comparison',
      default: '==',
      options: [
        ['==', '='],
        ['~=', '≠'],
        ['<', '<'],
        ['>', '>'],
        ['<=', '≤'],
        ['>=', '≥'],
      ],
    }),
    RHS: program({
      label: 'Value',
      default: '0',
      result: 'number',
      fits: 'subjectAttribute',
      required: true,
      messages: { 'value.required': wrongType, 'value.type': wrongType, 'expression.type': wrongType },
    }),
  },
  spellings: {
    operator: {
      '=': '==',
      is: '==',
      '!=': '~=',
      '<>': '~=',
      isnot: '~=',
      'is not': '~=',
      '≠': '~=',
      '≤': '<=',
      '=<': '<=',
      '≥': '>=',
      '=>': '>=',
    },
  },
});
