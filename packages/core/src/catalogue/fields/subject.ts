import { ours } from '../messages.ts';
import { attributeRef, program } from './kinds.ts';

const invalid = 'Please select an valid attribute to compare.';

/** The left side of a condition on an attribute. docs/product-rules.md#attribute-conditions. */
export const subjectAttributeField = attributeRef({
  label: 'Attribute',
  required: true,
  target: 'any',
  messages: {
    'value.required': 'Please select an attribute to compare.',
    'value.type': invalid,
    'reference.missing': invalid,
    'reference.type': invalid,
  },
});

/** The left side of a condition on an expression that results in a number. */
export const numericSubjectField = program({
  label: 'Expression',
  result: 'number',
  required: true,
  messages: { 'value.required': ours.subjectBlank },
});

/** The left side of a condition on an expression that results in a text. */
export const textSubjectField = program({
  label: 'Expression',
  result: 'any',
  required: true,
  messages: { 'value.required': ours.subjectBlank },
});
