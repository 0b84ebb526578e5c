import {
  type Expression,
  type Field,
  isExpression,
  type NameScope,
  type ProgramPart,
  type Scalar,
  textOfNumber,
  writeTextLiteral,
} from '@playhouse/core';
import { documentOf, type ProgramDocument } from './programDocument.ts';

/** The stored value of a field that can hold an expression. docs/format.md#expressions. */
export type StoredValue = number | string | boolean | Expression;

type ValueField = Pick<Field, 'kind' | 'default'>;

const plainNumber = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** The parts of a stored expression; undefined for a literal. */
export function partsOfValue(value: unknown): readonly ProgramPart[] | undefined {
  return isExpression(value) ? value.$ : undefined;
}

type NumericField = Pick<Field, 'kind'> & Partial<Pick<Field, 'result'>>;

/** True when a field holds numbers, be it as texts, as those of conditions are. */
export function isNumericField({ kind, result }: NumericField): boolean {
  return kind === 'number' || kind === 'angle' || (kind === 'text' && result === 'number');
}

/** The number in a numeric field; undefined for an expression, and for what is no number. */
export function numberOfValue(value: unknown, field: NumericField): number | undefined {
  if (!isNumericField(field)) return undefined;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && plainNumber.test(value) ? Number(value) : undefined;
}

/** How a numeric field stores a number. */
export function valueOfNumber(number: number, { kind }: NumericField): number | string {
  return kind === 'text' ? textOfNumber(number) : number;
}

/** The initial content of an expression editor: the expression, or the literal written as one. */
export function documentOfValue(value: unknown, names: NameScope): ProgramDocument {
  const parts = partsOfValue(value);
  if (parts) return documentOf(parts, names);
  if (typeof value === 'number' || typeof value === 'boolean') return { text: String(value), chips: [] };
  const text = typeof value === 'string' ? value : '';
  return { text: text === '' || plainNumber.test(text) ? text.trim() : writeTextLiteral(text), chips: [] };
}

/**
 * How an edited program is stored: a lone number as a literal, everything else as an expression, valid or not. A number
 * too large for a literal remains an expression.
 */
export function valueOfParts(parts: readonly ProgramPart[], field: ValueField): StoredValue {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string' && plainNumber.test(only)) {
    if (field.kind === 'text') return only.trim();
    const number = Number(only);
    if (Number.isFinite(number)) return number;
  }
  return { '@': 'expression', $: [...parts] };
}

/** The literal that replaces a removed expression: its value, if it fits, else the field's default. */
export function literalOf(result: Scalar | undefined, field: ValueField): StoredValue {
  if (field.kind === 'text') {
    if (result === undefined) return typeof field.default === 'string' ? field.default : '';
    return typeof result === 'number' ? textOfNumber(result) : String(result);
  }
  if (typeof result === 'number' && Number.isFinite(result)) return result;
  return typeof field.default === 'number' ? field.default : 0;
}
