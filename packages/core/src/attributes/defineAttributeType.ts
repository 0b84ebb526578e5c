import { numberOfText } from '../model/numberOfText.ts';
import type { AttributeType } from './attributeType.ts';
import type { Scalar } from './convert.ts';

/** What can be wrong with a value itself. */
export type ValueFault = 'value.required' | 'value.type' | 'value.range';

/** Catalogue data of an attribute type. docs/product-rules.md#custom-attributes and docs/product-rules.md#values. */
export interface AttributeTypeDescriptor {
  readonly type: AttributeType;
  readonly title: string;
  /** The value of a new attribute; tables have none. */
  readonly default?: Scalar;
  /** What is wrong with a typed or stored value; undefined when it is valid. */
  check(value: unknown): ValueFault | undefined;
  /** The same value in its canonical form. */
  normalize(value: Scalar): Scalar;
}

/** Returns a descriptor unchanged, with its exact type. */
export function defineAttributeType(descriptor: AttributeTypeDescriptor): AttributeTypeDescriptor {
  return descriptor;
}

/** Blank means an empty text, null or undefined. docs/product-rules.md#values. */
export function isBlank(value: unknown): value is '' | null | undefined {
  return value === '' || value === null || value === undefined;
}

/** The check of numbers: blank and non-numeric values fail. docs/product-rules.md#values. */
export function checkNumber(value: unknown): ValueFault | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'value.type';
  if (isBlank(value)) return 'value.required';
  return typeof value === 'string' && numberOfText(value) !== undefined ? undefined : 'value.type';
}
