import { isBlank } from '../attributes/defineAttributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { numeric, program } from '../catalogue/fields/kinds.ts';
import { isJsonObject } from '../model/json.ts';
import { isExpression } from '../references/expressionValue.ts';
import { checkExpressionField } from './checkExpressionField.ts';
import { type FieldPlace, reportField } from './fieldPlace.ts';
import { checkNumberField, checkTextField } from './literalChecks.ts';

/** Two numbers, each computed by itself. */
export function checkPoint(place: FieldPlace, value: unknown): void {
  checkComponents(place, value, pointFields);
}

/** Four numbers from 0 to 1, each computed by itself. */
export function checkColor(place: FieldPlace, value: unknown): void {
  checkComponents(place, value, colorFields);
}

/** Columns and values; a blank column is a finding. docs/runtime-rules.md#table-behaviors. */
export function checkAssignments(place: FieldPlace, value: unknown): void {
  if (Array.isArray(value))
    for (const [index, assignment] of value.entries()) checkAssignment(place, index, assignment);
  else reportField(place, isBlank(value) ? 'value.required' : 'value.type');
}

function checkAssignment(place: FieldPlace, index: number, assignment: unknown): void {
  const { messages = {} } = place.field;
  place.check.path.push(index);
  if (isJsonObject(assignment)) {
    checkPart(place, { ...columnField, messages }, 'column', assignment.column);
    checkPart(place, valueField, 'rhsvalue', assignment.rhsvalue);
  } else reportField(place, 'value.type');
  place.check.path.pop();
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

function checkComponents(place: FieldPlace, value: unknown, components: Components): void {
  if (isJsonObject(value)) {
    const term = place.field.term ?? place.field.label.toLowerCase();
    for (const [key, field] of components) checkPart(place, { ...field, term: `${term} ${key}` }, key, value[key]);
  } else reportField(place, isBlank(value) ? 'value.required' : 'value.type');
}

function checkPart(place: FieldPlace, field: Field, key: string, value: unknown): void {
  const part = { ...place, field };
  place.check.path.push(key);
  if (isExpression(value)) checkExpressionField(part, value);
  else if (field.kind === 'text') checkTextField(part, value);
  else checkNumberField(part, value);
  place.check.path.pop();
}
