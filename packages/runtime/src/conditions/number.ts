import type { ProgramPart, Value } from '@playhouse/core';
import { describeValue, numberOfValue } from '../state/value.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** Equality of reals; a jump test compares a velocity with 0. docs/runtime-rules.md#attribute-conditions. */
const tolerance = 1e-6;

type Compare = (left: number, right: number) => boolean;
type Write = (keypath: ProgramPart, literal: string) => ProgramPart[];

/** Each operator, and the same comparison of an attribute with a literal as a program, which runs as fast as code. */
const comparisons: ReadonlyMap<unknown, readonly [Compare, Write]> = new Map([
  ['==', [isSame, (keypath, literal) => ['abs(', keypath, ` - ${literal}) <= 0.000001`]]],
  ['~=', [(left, right) => !isSame(left, right), (keypath, literal) => ['abs(', keypath, ` - ${literal}) > 0.000001`]]],
  ['<', [(left, right) => left < right, (keypath, literal) => [keypath, ` < ${literal}`]]],
  ['>', [(left, right) => left > right, (keypath, literal) => [keypath, ` > ${literal}`]]],
  ['<=', [(left, right) => left <= right, (keypath, literal) => [keypath, ` <= ${literal}`]]],
  ['>=', [(left, right) => left >= right, (keypath, literal) => [keypath, ` >= ${literal}`]]],
] satisfies [string, readonly [Compare, Write]][]);

/**
 * Compares numbers; without a value the condition is false. docs/runtime-rules.md#attribute-conditions and
 * docs/runtime-rules.md#expression-conditions.
 */
export const number = defineRuntimeCondition('number', (compiler) => {
  const { operator = '==', RHS = '' } = compiler.attributes;
  const found = comparisons.get(operator);
  if (!found) return () => false;
  const [compare, write] = found;
  const literal = plainNumber(RHS);
  if (compiler.numericSubject !== undefined && literal !== undefined) {
    return compiler.comparison(write({ keypath: compiler.numericSubject }, literal));
  }
  const left = compiler.subject();
  const right = compiler.value(RHS);
  return (actor, world) => {
    const a = operand(left(actor, world), compiler.location, world);
    const b = operand(right(actor, world), compiler.location, world);
    return a !== undefined && b !== undefined && compare(a, b);
  };
});

function isSame(left: number, right: number): boolean {
  return left === right || Math.abs(left - right) <= tolerance;
}

/** A literal in the form in which a program can contain it, in brackets. */
function plainNumber(stored: unknown): string | undefined {
  const text = typeof stored === 'number' || typeof stored === 'string' ? String(stored).trim() : '';
  return /^-?\d+(\.\d+)?$/.test(text) && text.length < 20 ? `(${text})` : undefined;
}

/** A value as a number, infinite ones too; a blank text is 0. Undefined, and reported, when it is not a number. */
function operand(value: Value | undefined, location: number, world: World): number | undefined {
  if (typeof value === 'number' || value === undefined) return value;
  const number = numberOfValue(value);
  if (number === undefined) world.faults.report(location, 'value.number', describeValue(value));
  return number;
}
