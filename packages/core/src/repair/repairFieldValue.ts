import { compositeTypes } from '../attributes/compositeTypes.ts';
import type { CompositeType } from '../attributes/defineCompositeType.ts';
import type { Field, FieldKind } from '../catalogue/fields/field.ts';
import { isJsonObject } from '../model/json.ts';
import { numberOfText } from '../model/numberOfText.ts';
import { isExpression, keypathOfPart } from '../references/expressionValue.ts';
import { truthOf } from './truthOf.ts';

/**
 * The value of a field in the field's JSON type: numbers and booleans written as text and the like are parsed, and
 * meaningless values become the default. Everything that validation accepts, or reports for a reason other than its
 * type, is unchanged.
 */
export function repairFieldValue(field: Field, value: unknown): unknown {
  if (value === undefined) return value;
  return isMarked(value) ? repairExpression(value) : repairers[field.kind](value, field);
}

type Repair = (value: unknown, field: Field) => unknown;

const repairers: Readonly<Record<FieldKind, Repair>> = {
  number: repairNumber,
  angle: repairNumber,
  boolean: repairBoolean,
  text: repairText,
  choice: (value, field) => repairOption(value, field, 'number'),
  word: (value, field) => repairOption(value, field, 'string'),
  point: (value, field) => repairComponents(compositeTypes.point, value, field),
  color: (value, field) => repairComponents(compositeTypes.color, value, field),
  image: repairText,
  images: repairText,
  sound: repairText,
  music: repairText,
  font: repairText,
  key: repairText,
  scene: repairText,
  prototype: repairText,
  table: repairText,
  tag: repairText,
  attribute: repairText,
  assignments: repairAssignments,
};

function repairNumber(value: unknown, field: Field): unknown {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  return field.default;
}

function repairBoolean(value: unknown, field: Field): unknown {
  return truthOf(value) ?? field.default;
}

/** A blank value is kept, because a field that may be blank accepts it. */
function repairText(value: unknown, field: Field): unknown {
  if (value === null) return value;
  if (typeof value === 'object') return structuredClone(field.default);
  return field.computed ? value : String(value);
}

function repairOption(value: unknown, { options = [], default: fallback }: Field, type: 'number' | 'string'): unknown {
  if (typeof value === 'object') return fallback;
  const text = String(value).trim();
  const meant = options.find(([code]) => String(code) === text || code === numberOfText(text));
  const named = options.find(([, label]) => label.toLowerCase() === text.toLowerCase());
  const found = meant ?? named;
  if (found) return found[0];
  return typeof value === type ? value : fallback;
}

/** Each number by itself; a list is read in the order of the parts, with 0 for anything that is not a number. */
function repairComponents(type: CompositeType, value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return type.convert(value);
  const fallback = field.default;
  if (!isJsonObject(fallback)) return value;
  if (!isJsonObject(value)) return structuredClone(fallback);
  const entries = type.parts.map(({ path: [key = ''] }) => {
    const part = value[key];
    if (isMarked(part)) return [key, repairExpression(part)] as const;
    return [key, typeof part === 'number' || typeof part === 'string' ? part : fallback[key]] as const;
  });
  return entries.every(([key, part]) => part === value[key]) ? value : { ...value, ...Object.fromEntries(entries) };
}

function repairAssignments(value: unknown, field: Field): unknown {
  if (!Array.isArray(value)) return structuredClone(field.default);
  const kept = value.filter(isJsonObject).map(repairAssignment);
  return kept.length === value.length && kept.every((each, index) => each === value[index]) ? value : kept;
}

function repairAssignment(assignment: Record<string, unknown>): Record<string, unknown> {
  const column = repairCell(assignment.column);
  const rhsvalue = repairCell(assignment.rhsvalue);
  if (column === assignment.column && rhsvalue === assignment.rhsvalue) return assignment;
  return { ...assignment, column, rhsvalue };
}

function repairCell(value: unknown): unknown {
  if (typeof value !== 'object') return value ?? '';
  return isMarked(value) ? repairExpression(value) : '';
}

function isMarked(value: unknown): value is Record<string, unknown> {
  return isJsonObject(value) && value['@'] === 'expression';
}

/** An expression whose list of parts may be damaged: valid parts are kept. */
function repairExpression(value: Record<string, unknown>): Record<string, unknown> {
  if (isExpression(value) && value.$.every((part: unknown) => isPart(part))) return value;
  const given: readonly unknown[] = Array.isArray(value.$) ? value.$ : [value.$];
  const parts = given.flatMap((part) => {
    if (typeof part === 'number' || typeof part === 'boolean') return [String(part)];
    return isPart(part) ? [part] : [];
  });
  return { ...value, $: parts };
}

function isPart(part: unknown): boolean {
  return typeof part === 'string' || keypathOfPart(part) !== undefined;
}
