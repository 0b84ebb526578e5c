import { describe, expect, test } from 'vitest';
import { emptyTable } from './emptyTable.ts';
import {
  impossibleCall,
  isGreater,
  isGreaterOrEqual,
  isLess,
  isLessOrEqual,
  missingAttribute,
  missingTable,
  toNumber,
  toScalar,
  toTable,
  toText,
} from './operations.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import type { ExpressionWorld, Value } from './value.ts';

/** The result of a conversion and the fault that it reports, if any. */
function convert(run: (value: Value, world: ExpressionWorld) => Value, value: Value): readonly [Value, string?] {
  const world = createFixtureWorld();
  const messages: string[] = [];
  const result = run(value, { ...world, fault: (code, message) => messages.push(`${code}: ${message}`) });
  const [message] = messages;
  expect(messages.length).toBeLessThan(2);
  return message === undefined ? [result] : [result, message];
}

const table: Value = { ...emptyTable, rowCount: 1 };
const noValue = 'expression.type: A table cannot be used as a value.';

describe('conversions of values whose type is known only at run time', () => {
  test.each<readonly [Value, readonly [Value, string?], readonly [Value, string?]]>([
    [2.5, [2.5], ['2.5']],
    [true, [1], ['true']],
    [false, [0], ['false']],
    ['12', [12], ['12']],
    [' -.5e1 ', [-5], [' -.5e1 ']],
    ['', [Number.NaN, 'expression.type: "" is not a number.'], ['']],
    ['abc', [Number.NaN, 'expression.type: "abc" is not a number.'], ['abc']],
    ['x'.repeat(40), [Number.NaN, `expression.type: "${'x'.repeat(40)}" is not a number.`], ['x'.repeat(40)]],
    ['x'.repeat(50), [Number.NaN, `expression.type: "${'x'.repeat(40)}…" is not a number.`], ['x'.repeat(50)]],
    [table, [Number.NaN, noValue], ['', noValue]],
  ])('take %j', (value, number, text) => {
    expect(convert(toNumber, value)).toEqual(number);
    expect(convert(toText, value)).toEqual(text);
  });

  test.each<readonly [Value, readonly [Value, string?], readonly [Value, string?]]>([
    [table, ['', noValue], [table]],
    [5, [5], [emptyTable, 'expression.type: A table is expected here, not 5.']],
    ['x', ['x'], [emptyTable, 'expression.type: A table is expected here, not "x".']],
    [false, [false], [emptyTable, 'expression.type: A table is expected here, not false.']],
  ])('keep tables and values apart: %j', (value, scalar, asTable) => {
    expect(convert(toScalar, value)).toEqual(scalar);
    expect(convert(toTable, value)).toEqual(asTable);
  });
});

test('a missing value has a replacement, and a fault with its name', () => {
  const messages: string[] = [];
  const world = { ...createFixtureWorld(), fault: (code: string, text: string) => messages.push(`${code}: ${text}`) };
  expect(missingAttribute('self.x', world)).toBeNaN();
  expect(missingTable('tables.y', world)).toBe(emptyTable);
  expect(impossibleCall('sine', world)).toBeNaN();
  expect(messages).toEqual([
    'expression.reference: The attribute self.x does not exist.',
    'expression.reference: The table tables.y does not exist.',
    'expression.function: The function sine cannot be called like this.',
  ]);
});

describe('comparisons of values whose type is known only at run time', () => {
  test.each<readonly [Value, Value, boolean, boolean]>([
    [1, 2, true, false],
    [2, 1, false, false],
    [2, 2, false, true],
    ['a', 'b', true, false],
    ['10', '9', true, false],
    ['b', 'b', false, true],
    ['b', 'a', false, false],
    ['10', 9, false, false],
    [9, '10', true, false],
    [false, true, true, false],
    [true, 1, false, true],
    ['1', true, false, true],
  ])('%j and %j', (a, b, less, equal) => {
    const world = createFixtureWorld();
    expect(isLess(a, b, world)).toBe(less);
    expect(isLessOrEqual(a, b, world)).toBe(less || equal);
    expect(isGreater(a, b, world)).toBe(!less && !equal);
    expect(isGreaterOrEqual(a, b, world)).toBe(!less);
    expect(world.faults).toEqual([]);
  });

  test('are false, with a fault, where a text is not a number', () => {
    for (const compare of [isLess, isLessOrEqual, isGreater, isGreaterOrEqual]) {
      const world = createFixtureWorld();
      expect(compare('a', 1, world)).toBe(false);
      expect(compare(1, 'a', world)).toBe(false);
      expect(compare(1, table, world)).toBe(false);
      expect(world.faults).toEqual(['expression.type', 'expression.type', 'expression.type']);
    }
  });
});
