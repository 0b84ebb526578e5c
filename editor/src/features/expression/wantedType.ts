import type { Field, ValueType } from '@playhouse/core';

/** The required type of an expression in a field; undefined when any single value is allowed. */
export function wantedType({ kind, result }: Pick<Field, 'kind' | 'result'>): 'number' | 'table' | undefined {
  if (kind !== 'text') return 'number';
  return result === 'number' || result === 'table' ? result : undefined;
}

/** True when a result of this type can be used where another type is required. */
export function isFitting(type: ValueType, wanted: 'number' | 'table' | undefined): boolean {
  if (type === 'any') return true;
  return wanted === undefined ? type !== 'table' : type === wanted;
}
