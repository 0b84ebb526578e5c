import { numberOfText } from '../model/numberOfText.ts';
import type { AttributeType, ScalarAttributeType } from './attributeType.ts';

/** A value other than a table. */
export type Scalar = number | string | boolean;

/**
 * The value converted to another type, which always succeeds. A table becomes 0, false or a blank text. Numbers that
 * are not finite stay unchanged. docs/runtime-rules.md#type-conversion.
 */
export function convertValue(value: Scalar | object, to: ScalarAttributeType): Scalar;
export function convertValue<Table extends object>(value: Scalar | Table, to: AttributeType): Scalar | Table;
export function convertValue<Table extends object>(value: Scalar | Table, to: AttributeType): Scalar | Table {
  switch (to) {
    case 'real':
      return toNumber(value);
    case 'integer':
    case 'enumeration':
      return roundHalfUp(toNumber(value));
    case 'index':
      return toIndex(toNumber(value));
    case 'angle':
      return toAngle(toNumber(value));
    case 'boolean':
      return toBoolean(value);
    case 'text':
    case 'image':
    case 'sound':
      return textOfScalar(value);
    case 'table':
      return value;
  }
}

/**
 * A number as text: integers without a decimal point, others with 14 significant digits and no trailing zeros.
 * docs/format.md#numbers-as-text.
 */
export function textOfNumber(number: number): string {
  if (Number.isInteger(number)) {
    return Math.abs(number) < 1e21 ? String(number) : BigInt(number).toString();
  }
  if (Number.isNaN(number)) return 'nan';
  if (!Number.isFinite(number)) return number > 0 ? 'inf' : '-inf';
  return String(Number(number.toPrecision(14)));
}

/** Rounds to the nearest integer, halves upward, never to -0. */
export function roundHalfUp(number: number): number {
  return Math.round(number) + 0;
}

/** Modulo 360, from 0 to below 360, with fractions. */
export function toAngle(degrees: number): number {
  const rest = degrees % 360;
  if (rest >= 0) return rest + 0;
  const positive = rest + 360;
  return positive === 360 ? 0 : positive;
}

function toIndex(number: number): number {
  const rounded = roundHalfUp(number);
  return rounded < 0 ? 0 : rounded;
}

function toNumber(value: Scalar | object): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return numberOfText(value) ?? 0;
  return value === true ? 1 : 0;
}

function toBoolean(value: Scalar | object): boolean {
  if (typeof value === 'boolean') return value;
  return typeof value === 'number' ? value !== 0 : value === 'true';
}

/** A value as text, like `convertValue`: numbers by `textOfNumber`, `true` or `false`, blank for a table. */
export function textOfScalar(value: Scalar | object): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  return typeof value === 'boolean' ? String(value) : '';
}
