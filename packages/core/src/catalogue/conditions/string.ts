import { definePredicate } from '../defineCondition.ts';
import { program, word } from '../fields/kinds.ts';

const wrongType = 'Attribute value must be a valid {type}.';

/**
 * Compares texts. docs/runtime-rules.md#attribute-conditions and docs/runtime-rules.md#expression-conditions,
 * docs/product-rules.md#validation.
 */
export const string = definePredicate({
  type: 'string',
  conditionTypes: [1, 3],
  title: 'Text',
  help: 'A text compares to another one as chosen.',
  notes: [
    'Upper and lower case differ. Numbers are compared as the texts that they make. Without a value the condition does not hold.',
  ],
  fields: {
    operator: word({
      label: 'Comparison',
      default: '==',
      options: [
        ['==', 'is'],
        ['~=', 'is not'],
        ['contains', 'contains'],
        ['beginsWith', 'begins with'],
        ['endsWith', 'ends with'],
      ],
    }),
    RHS: program({
      label: 'Value',
      result: 'any',
      fits: 'subjectAttribute',
      lenient: ['asset.missing'],
      messages: { 'value.required': wrongType, 'value.type': wrongType, 'expression.type': wrongType },
    }),
  },
  spellings: {
    operator: {
      is: '==',
      '=': '==',
      equals: '==',
      isnot: '~=',
      'is not': '~=',
      '!=': '~=',
      '<>': '~=',
      'begins with': 'beginsWith',
      beginswith: 'beginsWith',
      'starts with': 'beginsWith',
      startswith: 'beginsWith',
      'ends with': 'endsWith',
      endswith: 'endsWith',
    },
  },
});
