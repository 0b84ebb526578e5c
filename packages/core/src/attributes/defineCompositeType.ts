import { isJsonObject } from '../model/json.ts';
import { numberOfText } from '../model/numberOfText.ts';
import { valueAt } from '../model/path.ts';
import { checkNumber, isBlank, type ValueFault } from './defineAttributeType.ts';

/** A value made of several numbers, possibly in groups. */
export interface CompositeValue {
  readonly [key: string]: number | CompositeValue;
}

/** One number of a composite value: where it is, its label, and its limits. */
interface CompositePart {
  readonly path: readonly string[];
  readonly title: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What is wrong with a part of a composite value; the path is empty for the value itself. */
interface PartFault {
  readonly path: readonly string[];
  readonly fault: ValueFault;
}

/**
 * Catalogue data of a type whose values are several numbers. Every number is a real.
 * docs/product-rules.md#behavior-data and docs/product-rules.md#validation.
 */
export interface CompositeType<Value extends CompositeValue = CompositeValue> {
  readonly type: string;
  readonly title: string;
  readonly default: Value;
  readonly parts: readonly CompositePart[];
  /** What is wrong with a value, as typed or as stored. */
  check(value: unknown): readonly PartFault[];
  /** The same value with numbers clamped to their limits; anything that is not a number becomes the default's. */
  normalize(value: object): CompositeValue;
  /** Any other value converted to this type; the numbers of a list fill the parts in order. */
  convert(value: unknown): CompositeValue;
}

/** Creates a composite type from its parts. */
export function defineCompositeType<Value extends CompositeValue>(
  description: Pick<CompositeType<Value>, 'type' | 'title' | 'default' | 'parts'>,
): CompositeType<Value> {
  const { default: fallback, parts } = description;
  const normalize = (value: object) => build(parts, fallback, (part) => valueAt(value, part.path));
  return {
    ...description,
    check(value) {
      if (isBlank(value)) return [{ path: [], fault: 'value.required' }];
      if (!isJsonObject(value)) return [{ path: [], fault: 'value.type' }];
      return parts.flatMap((part) => {
        const fault = faultOf(part, valueAt(value, part.path));
        return fault === undefined ? [] : [{ path: part.path, fault }];
      });
    },
    normalize,
    convert(value) {
      if (Array.isArray(value)) return build(parts, fallback, (_, index) => value[index]);
      return normalize(isJsonObject(value) ? value : {});
    },
  };
}

function faultOf(part: CompositePart, value: unknown): ValueFault | undefined {
  return checkNumber(value) ?? (clamped(part, Number(value)) === Number(value) ? undefined : 'value.range');
}

function build(
  parts: readonly CompositePart[],
  fallback: CompositeValue,
  numberAt: (part: CompositePart, index: number) => unknown,
): CompositeValue {
  const value: Record<string, number | Record<string, number>> = {};
  for (const [index, part] of parts.entries()) {
    const number = clamped(part, numberOf(numberAt(part, index)) ?? numberOf(valueAt(fallback, part.path)) ?? 0);
    const [key = '', inner] = part.path;
    const group = value[key];
    if (inner === undefined) value[key] = number;
    else value[key] = { ...(typeof group === 'object' ? group : {}), [inner]: number };
  }
  return value;
}

function numberOf(value: unknown): number | undefined {
  if (checkNumber(value) !== undefined) return undefined;
  return typeof value === 'string' ? numberOfText(value) : Number(value);
}

function clamped({ minimum = -Infinity, maximum = Infinity }: CompositePart, number: number): number {
  return Math.min(maximum, Math.max(minimum, number)) + 0;
}
