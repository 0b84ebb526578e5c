import { toAngle } from '../../attributes/convert.ts';
import { isBlank } from '../../attributes/defineAttributeType.ts';
import type { Field } from '../../catalogue/fields/field.ts';
import { findKey } from '../../catalogue/keyNames.ts';
import { messageOf } from '../../catalogue/messageOf.ts';
import type { Expression } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { numberOfText } from '../../model/numberOfText.ts';
import { cleanText } from '../../model/text.ts';
import { isExpression, keypathOfPart } from '../../references/expressionValue.ts';
import { refusal } from '../defineEdit.ts';
import { isId } from '../naming.ts';
import { isTooLong } from './isTooLong.ts';

/** An expression in its stored form, or why it cannot be stored. Its content is checked later. */
function fitExpression(value: unknown): Result<Expression> {
  if (!isExpression(value)) return refusal('This is no expression.');
  const parts: Expression['$'] = [];
  let text = '';
  for (const part of value.$ as readonly unknown[]) {
    const keypath = keypathOfPart(part);
    if (keypath !== undefined && keypath !== '' && keypath.length <= keypathLength)
      parts.push({ keypath: cleanText(keypath) });
    else if (typeof part === 'string') parts.push(cleanText(part));
    else return refusal('This expression has a part that is neither text nor an attribute.');
    text += keypath ?? String(part);
  }
  if (isTooLong(text)) return refusal('The expression is longer than 64 KB.');
  return succeed({ '@': 'expression', $: parts });
}

/** The longest keypath that the schema of expressions allows. */
const keypathLength = 1024;

/**
 * A value in its stored form for a field, or the fixed message that says why it does not fit. Blank values, values out
 * of range and broken references are stored and reported by validation; values of another type are not stored.
 * docs/product-rules.md#skipped-values.
 */
export function fitField(field: Field, value: unknown): Result<unknown> {
  if (field.kind === 'point') return fitParts(field, ['x', 'y'], value);
  if (field.kind === 'color') return fitParts(field, ['red', 'green', 'blue', 'alpha'], value);
  if (field.kind === 'assignments') return fitAssignments(field, value);
  return isExpression(value) ? fitComputed(field, value) : fitLiteral(field, value);
}

/** Changes one component of a point or color; the others stay. */
export function fitPart(field: Field, before: unknown, part: string, value: unknown): Result<unknown> {
  const whole = isJsonObject(before) ? before : field.default;
  const isPart = isJsonObject(field.default) && Object.hasOwn(field.default, part);
  if (!isPart || !isJsonObject(whole)) return refusal(`There is no ${part} in this field.`);
  return fitField(field, { ...whole, [part]: value });
}

function fitComputed(field: Field, value: unknown): Result<unknown> {
  return field.computed ? fitExpression(value) : wrong(field, value);
}

function fitLiteral(field: Field, value: unknown): Result<unknown> {
  switch (field.kind) {
    case 'number':
      return fitNumber(field, value);
    case 'angle': {
      const fitted = fitNumber(field, value);
      return fitted.ok ? succeed(toAngle(fitted.value)) : fitted;
    }
    case 'boolean':
      return typeof value === 'boolean' ? succeed(value) : wrong(field, value, { type: 'boolean' });
    case 'choice':
    case 'word':
      return field.options?.some(([code]) => code === value) === true ? succeed(value) : wrong(field, value);
    case 'key':
      return fitKey(field, value);
    case 'prototype':
    case 'table':
    case 'scene':
      return fitId(field, value);
    default:
      return fitText(field, value);
  }
}

function fitNumber(field: Field, value: unknown): Result<number> {
  const number = typeof value === 'string' ? numberOfText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(field, value, { type: 'real' });
  if (field.integer === true && !Number.isInteger(number)) return wrong(field, value, { type: 'integer' });
  return succeed(number + 0);
}

function fitKey(field: Field, value: unknown): Result<string> {
  if (value === '') return succeed('');
  const key = typeof value === 'string' ? findKey(value) : undefined;
  return key === undefined ? wrong(field, value) : succeed(key);
}

/** Blank, the id of any document, or one of the field's words. */
function fitId(field: Field, value: unknown): Result<string> {
  if (value === '' || isId(value) || field.words?.some((word) => word === value) === true)
    return succeed(String(value));
  return wrong(field, value);
}

function fitText(field: Field, value: unknown): Result<string> {
  if (isBlank(value)) return succeed('');
  const isScalar = typeof value === 'string' || (field.computed && isPlainScalar(value));
  if (!isScalar) return wrong(field, value, { type: 'text' });
  const text = cleanText(String(value));
  if (isTooLong(text)) return refusal('The text is longer than 64 KB.');
  return field.kind === 'tag' && text.includes('\t') ? wrong(field, value) : succeed(text);
}

function isPlainScalar(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function fitParts(field: Field, keys: readonly string[], value: unknown): Result<unknown> {
  if (!isJsonObject(value) || Object.keys(value).some((key) => !keys.includes(key))) return wrong(field, value);
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    const part = value[key];
    const fitted = isExpression(part) ? fitComputed(field, part) : fitNumber(field, part);
    if (!fitted.ok) return fitted;
    parts[key] = fitted.value;
  }
  return succeed(parts);
}

function fitAssignments(field: Field, value: unknown): Result<unknown> {
  if (!Array.isArray(value)) return wrong(field, value);
  const ids = new Set<unknown>();
  const assignments: unknown[] = [];
  for (const assignment of value as readonly unknown[]) {
    if (!isJsonObject(assignment) || !isId(assignment.id) || ids.has(assignment.id)) return wrong(field, value);
    ids.add(assignment.id);
    const column = fitCell(field, assignment.column);
    if (!column.ok) return column;
    const rhsvalue = fitCell(field, assignment.rhsvalue);
    if (!rhsvalue.ok) return rhsvalue;
    assignments.push({ id: assignment.id, column: column.value, rhsvalue: rhsvalue.value });
  }
  return ids.size > 0 ? succeed(assignments) : wrong(field, value);
}

/** A literal text or an expression. docs/format.md#literals. */
function fitCell(field: Field, value: unknown): Result<unknown> {
  if (isExpression(value)) return fitExpression(value);
  return isBlank(value) || typeof value === 'string' || isPlainScalar(value)
    ? succeed(cleanText(String(value ?? '')))
    : wrong(field, value);
}

function wrong(field: Field, value: unknown, params: Readonly<Record<string, unknown>> = {}) {
  const isOption = (field.kind === 'choice' || field.kind === 'word') && typeof value === typeof field.default;
  const code = isBlank(value) ? 'value.required' : isOption || field.kind === 'key' ? 'value.choice' : 'value.type';
  return refusal(messageOf(field, code, { value: String(value), ...params }));
}
