import type { Field, ValueType } from '@playhouse/core';

/** What an expression in a field has to result in; undefined where any single value will do. */
export function wantedType({ kind, result }: Pick<Field, 'kind' | 'result'>): 'number' | 'table' | undefined {
  if (kind !== 'text') return 'number';
  return result === 'number' || result === 'table' ? result : undefined;
}

/** True when a result of this type can be used where another one is wanted. */
export function isFitting(type: ValueType, wanted: 'number' | 'table' | undefined): boolean {
  if (type === 'any') return true;
  return wanted === undefined ? type !== 'table' : type === wanted;
}
