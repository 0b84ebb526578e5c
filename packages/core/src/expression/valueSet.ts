import type { Value, ValueType } from './value.ts';

/**
 * The possible results of a part of a program, as a bit set. True and false are separate, so that `a and b or c` is
 * known to be a number when b and c are.
 */
export type ValueSet = number;

export const possible = { none: 0, number: 1, text: 2, true: 4, false: 8, boolean: 12, table: 16, any: 31 } as const;

const setsByType: Readonly<Record<ValueType, ValueSet>> = {
  number: possible.number,
  text: possible.text,
  boolean: possible.boolean,
  table: possible.table,
  any: possible.any,
};

/** The possible values of a type. */
export function setOfType(type: ValueType): ValueSet {
  return setsByType[type];
}

/** The type of all values in a set; `any` when there are several. */
export function typeOfSet(set: ValueSet): ValueType {
  if (set === possible.number) return 'number';
  if (set === possible.text) return 'text';
  if (set === possible.table) return 'table';
  return isOnly(set, possible.boolean) ? 'boolean' : 'any';
}

/** The set with only this value’s kind. */
export function setOfValue(value: Value): ValueSet {
  if (typeof value === 'number') return possible.number;
  if (typeof value === 'string') return possible.text;
  if (typeof value === 'object') return possible.table;
  return value ? possible.true : possible.false;
}

/** True when every value of the set is in the other one. */
export function isOnly(set: ValueSet, other: ValueSet): boolean {
  return (set & ~other) === 0;
}

/** True when the sets have common values. */
export function mayBe(set: ValueSet, other: ValueSet): boolean {
  return (set & other) !== 0;
}
