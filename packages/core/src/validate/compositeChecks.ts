import { isBlank } from '../attributes/defineAttributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { numeric, program } from '../catalogue/fields/kinds.ts';
import { isJsonObject } from '../model/json.ts';
import { isExpression } from '../references/expressionValue.ts';
import { checkExpressionField } from './checkExpressionField.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import { checkNumberField, checkTextField } from './literalChecks.ts';

/** Two numbers, each of which may be computed. */
export function checkPoint(fieldCheck: FieldCheck, value: unknown): void {
  checkComponents(fieldCheck, value, pointFields);
}

/** Four numbers from 0 to 1, each of which may be computed. */
export function checkColor(fieldCheck: FieldCheck, value: unknown): void {
  checkComponents(fieldCheck, value, colorFields);
}

/** Columns and values; a blank column is a finding. docs/runtime-rules.md#table-behaviors. */
export function checkAssignments(fieldCheck: FieldCheck, value: unknown): void {
  if (Array.isArray(value))
    for (const [index, assignment] of value.entries()) checkAssignment(fieldCheck, index, assignment);
  else reportField(fieldCheck, isBlank(value) ? 'value.required' : 'value.type');
}

function checkAssignment(fieldCheck: FieldCheck, index: number, assignment: unknown): void {
  const { messages = {} } = fieldCheck.field;
  fieldCheck.check.path.push(index);
  if (isJsonObject(assignment)) {
    checkPart(fieldCheck, { ...columnField, messages }, 'column', assignment.column);
    checkPart(fieldCheck, valueField, 'rhsvalue', assignment.rhsvalue);
  } else reportField(fieldCheck, 'value.type');
  fieldCheck.check.path.pop();
}

const columnField = program({ label: 'Column', required: true, result: 'any' });
const valueField = program({ label: 'Value', result: 'any' });

type Components = readonly (readonly [key: string, field: Field])[];

const pointFields: Components = [
  ['x', numeric({ label: 'X' })],
  ['y', numeric({ label: 'Y' })],
];

const colorFields: Components = ['red', 'green', 'blue', 'alpha'].map((key) => [
  key,
  numeric({ label: key, minimum: 0, maximum: 1, lenient: ['value.range'] }),
]);

function checkComponents(fieldCheck: FieldCheck, value: unknown, components: Components): void {
  if (isJsonObject(value)) {
    const term = fieldCheck.field.term ?? fieldCheck.field.label.toLowerCase();
    for (const [key, field] of components) checkPart(fieldCheck, { ...field, term: `${term} ${key}` }, key, value[key]);
  } else reportField(fieldCheck, isBlank(value) ? 'value.required' : 'value.type');
}

function checkPart(fieldCheck: FieldCheck, field: Field, key: string, value: unknown): void {
  const part = { ...fieldCheck, field };
  fieldCheck.check.path.push(key);
  if (isExpression(value)) checkExpressionField(part, value);
  else if (field.kind === 'text') checkTextField(part, value);
  else checkNumberField(part, value);
  fieldCheck.check.path.pop();
}
