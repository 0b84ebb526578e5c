import { type Scalar, textOfScalar } from '../attributes/convert.ts';
import { missingAttributeText, missingTableText } from '../attributes/missingText.ts';
import { numberOfText } from '../model/numberOfText.ts';
import { emptyTable } from './emptyTable.ts';
import type { ExpressionWorld, TableValue, Value } from './value.ts';

/** How many characters of a text a fault quotes. */
const quoteLength = 40;

/**
 * A number for arithmetic: a text must look like one, true and false are 1 and 0.
 * docs/runtime-rules.md#type-conversion.
 */
export function toNumber(value: Value, world: ExpressionWorld): number {
  return typeof value === 'number' ? value : numberOf(value, world);
}

/** A cell for arithmetic: a blank one is 0. docs/runtime-rules.md#table-functions. */
export function cellNumber(value: Value, world: ExpressionWorld): number {
  return value === '' ? 0 : toNumber(value, world);
}

/** A text for `..` and text parameters. docs/runtime-rules.md#type-conversion. */
export function toText(value: Value, world: ExpressionWorld): string {
  return typeof value === 'object' ? refuseTable('', world) : textOfScalar(value);
}

/** Anything but a table. */
export function toScalar(value: Value, world: ExpressionWorld): Scalar {
  return typeof value === 'object' ? refuseTable('', world) : value;
}

/** A table, or an empty one for any other value. */
export function toTable(value: Value, world: ExpressionWorld): TableValue {
  if (typeof value === 'object') return value;
  world.fault('expression.type', `A table is expected here, not ${quote(value)}.`);
  return emptyTable;
}

/** Two texts compare as texts, everything else as numbers. docs/runtime-rules.md#operators. */
export function isLess(a: Value, b: Value, world: ExpressionWorld): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a < b;
  return toNumber(a, world) < toNumber(b, world);
}

export function isGreater(a: Value, b: Value, world: ExpressionWorld): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a > b;
  return toNumber(a, world) > toNumber(b, world);
}

export function isLessOrEqual(a: Value, b: Value, world: ExpressionWorld): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a <= b;
  return toNumber(a, world) <= toNumber(b, world);
}

export function isGreaterOrEqual(a: Value, b: Value, world: ExpressionWorld): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a >= b;
  return toNumber(a, world) >= toNumber(b, world);
}

/** Replaces an attribute that does not exist: nan, and a fault. */
export function missingAttribute(keypath: string, world: ExpressionWorld): number {
  world.fault('expression.reference', missingAttributeText(keypath));
  return Number.NaN;
}

/** Replaces a table that does not exist: an empty table, and a fault. */
export function missingTable(keypath: string, world: ExpressionWorld): TableValue {
  world.fault('expression.reference', missingTableText(keypath));
  return emptyTable;
}

/** Replaces a call that cannot be made: nan, and a fault. */
export function impossibleCall(name: string, world: ExpressionWorld): number {
  world.fault('expression.function', `The function ${name} cannot be called like this.`);
  return Number.NaN;
}

function numberOf(value: string | boolean | TableValue, world: ExpressionWorld): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'object') return refuseTable(Number.NaN, world);
  const number = numberOfText(value);
  if (number !== undefined) return number;
  world.fault('expression.type', `${quote(value)} is not a number.`);
  return Number.NaN;
}

function refuseTable<Stand>(stand: Stand, world: ExpressionWorld): Stand {
  world.fault('expression.type', 'A table cannot be used as a value.');
  return stand;
}

function quote(value: Scalar): string {
  if (typeof value !== 'string') return String(value);
  return value.length > quoteLength ? `"${value.slice(0, quoteLength)}…"` : `"${value}"`;
}
