import { describe, expect, test } from 'vitest';
import { spend, startBudget, textLimit } from '../budget.ts';
import { emptyTable } from '../emptyTable.ts';
import type { ExpressionWorld, TableValue, Value } from '../value.ts';
import { findFunction } from './expressionFunctions.ts';

const workOfAnEvaluation = 4_000_000;

/** The result of a call and its faults, given the remaining work. */
function call(name: string, values: readonly Value[], left = workOfAnEvaluation): readonly [Value, ...string[]] {
  const messages: string[] = [];
  const world: ExpressionWorld = {
    random: { next: () => 0.5 },
    fault: (code, message) => messages.push(`${code}: ${message}`),
    warn: (code, detail) => messages.push(`${code}: ${detail}`),
  };
  startBudget();
  expect(spend(workOfAnEvaluation - left, world)).toBe(true);
  const entry = findFunction(name);
  if (!entry) throw new Error(`There is no function ${name}.`);
  const given = entry.parameters.map((parameter, index) => values[index] ?? parameter.default ?? '');
  return [entry.evaluate(...given, ...(entry.usesWorld ? [world] : [])), ...messages];
}

/** A table with this many rows and columns; cells are `row.column` unless given. */
function table(rowCount: number, columnCount: number, cells: Readonly<Record<string, Value>> = {}): TableValue {
  return {
    rowCount,
    columnCount,
    cell: (row, column) => (cells[`${row}.${column}`] ?? `${row}.${column}`) as string,
    blank: (column) => `blank ${column}`,
    findRow: (name) => (name === 'first' ? 1 : 0),
    findColumn: (name) => (name === 'last' ? columnCount : 0),
  };
}

const tooMuch = 'expression.limit: The expression does too much work.';
const tooLong = `expression.limit: The text is longer than ${textLimit} characters.`;
const outside = (what: string) => `table.cell: ${what}`;

describe('a position outside a table', () => {
  const small = table(2, 3);

  test.each<readonly [string, readonly Value[], readonly [Value, ...string[]]]>([
    ['tableCellValue', [2, 3], ['2.3']],
    ['tableCellValue', [1, 1], ['1.1']],
    ['tableCellValue', ['first', 'last'], ['1.3']],
    ['tableCellValue', ['2', '3'], ['2.3']],
    ['tableCellValue', [0, 1], ['blank 1', outside('row 0')]],
    ['tableCellValue', [3, 2], ['blank 2', outside('row 3')]],
    ['tableCellValue', ['none', 2], ['blank 2', outside('row none')]],
    ['tableCellValue', [true, 2], ['blank 2', outside('row true')]],
    ['tableCellValue', [1, 0], ['', outside('column 0')]],
    ['tableCellValue', [1, 4], ['', outside('column 4')]],
    ['tableCellValue', [9, 'none'], ['', outside('column none')]],
    ['tableColSum', ['none'], [0, outside('column none')]],
    ['tableSearch', ['x', 4], [-1, outside('column 4')]],
    ['tableSearch', ['x', 1e21], [-1, outside('column 1000000000000000000000')]],
  ])('%s at %j is reported', (name, values, expected) => {
    expect(call(name, [small, ...values])).toEqual(expected);
  });

  test.each(['tableCellValue', 'tableColSum', 'tableSearch'])(
    'is not a second fault of %s in a missing table',
    (name) => {
      expect(call(name, [emptyTable, 1, 1])).toHaveLength(1);
    },
  );
});

describe('searching tables', () => {
  const half = 0.1 + 0.2;
  const cells = table(3, 2, { '1.1': half, '2.1': '0.3', '2.2': 'x', '3.2': 1e21, '1.2': true });

  test.each<readonly [string, readonly Value[], Value]>([
    ['a number does not match a different one with the same text', [0.3], 2],
    ['a number is found as its text', ['0.3'], 1],
    ['a text is found as the number that it represents', ['1000000000000000000000'], 3],
    ['a Boolean is found as its word', ['true'], 1],
    ['the first matching row is found', ['x'], 2],
    ['one column may be searched', ['x', 1], -1],
    ['and the column may be given by its name', ['x', 'last'], 2],
    ['the search may start at the last row', [1e21, '', 3], 3],
    ['rows before the start row are ignored', [half, '', 2], 2],
    ['beyond the last row nothing is found', ['x', '', 4], -1],
    ['a start before the first row means the first row', ['true', '', -9], 1],
  ])('%s', (_, values, expected) => {
    expect(call('tableSearch', [cells, ...values])).toEqual([expected]);
  });

  test('merged numbers are written as everywhere else', () => {
    expect(call('tableMergeValues', [cells, ' '])).toEqual(['0.3 true 0.3 x 3.1 1000000000000000000000']);
    expect(call('tableMergeValues', [cells, ',', 2, 2])).toEqual(['x,1000000000000000000000']);
    expect(call('tableMergeValues', [cells, ',', 3, 1, 2, 2])).toEqual(['']);
    expect(call('tableMergeValues', [cells, ',', 1, 1, 99, 1])).toEqual(['0.3,0.3,3.1']);
  });

  test('a sum includes numbers, Booleans and texts that look like numbers', () => {
    expect(call('tableColSum', [table(4, 1, { '1.1': 2, '2.1': ' 1.5 ', '3.1': true, '4.1': 'x' }), 1])).toEqual([4.5]);
  });
});

describe('work', () => {
  test.each<readonly [string, readonly Value[], number, Value]>([
    ['tableRowNumber', [table(64, 1), 'first'], 5, 0],
    ['tableColNumber', [table(1, 64), 'none'], 5, 0],
    ['tableColSum', [table(9, 1), 1], 10, Number.NaN],
    ['tableSearch', [table(3, 4), 'none'], 13, -1],
    ['tableSearch', [table(3, 4), 'none', 2], 4, -1],
    ['tableSearch', [table(3, 4), 'none', 2, 2], 3, -1],
    ['tableMergeValues', [table(3, 4), ''], 12, ''],
    ['tableMergeValues', [table(3, 4), '', 2, 3], 4, ''],
    ['textLength', ['x'.repeat(64)], 5, Number.NaN],
    ['textToUpper', ['x'.repeat(64)], 5, ''],
    ['textSubStr', ['x'.repeat(64), 1, 2], 5, ''],
    ['textFind', ['x'.repeat(64), 'y'.repeat(64)], 6, Number.NaN],
    ['textReplace', ['x'.repeat(64), 'y'.repeat(64), ''], 6, ''],
    ['textReplaceAll', ['x'.repeat(64), 'y'.repeat(64), ''], 6, ''],
  ])('of %s on %j is %d', (name, values, work, instead) => {
    expect(call(name, values, work)).toHaveLength(1);
    expect(call(name, values, work - 1)).toEqual([instead, tooMuch]);
  });
});

describe('a text produced by a program', () => {
  const longest = 'x'.repeat(textLimit);

  test.each<readonly [string, readonly Value[]]>([
    ['textRepeat', ['x', textLimit]],
    ['textReplaceAll', ['a'.repeat(1024), 'a', 'x'.repeat(1024)]],
    ['textReplace', [`a${longest.slice(1)}`, 'a', 'x']],
    ['textToLower', [longest]],
    ['tableMergeValues', [table(1, 1, { '1.1': longest }), 'long']],
    ['tableMergeValues', [table(2, 1, { '1.1': longest.slice(2), '2.1': 'x' }), 'x']],
  ])('by %s may have the maximum length', (name, values) => {
    expect(call(name, values)).toEqual([longest]);
  });

  test.each<readonly [string, readonly Value[]]>([
    ['textRepeat', ['x', textLimit + 1]],
    ['textReplaceAll', ['a'.repeat(1025), 'a', 'x'.repeat(1024)]],
    ['textReplace', [`a${longest.slice(1)}`, 'a', 'xx']],
    ['textToUpper', [`\u00df${longest.slice(1)}`]],
    ['tableMergeValues', [table(1, 1, { '1.1': `${longest}x` }), '']],
    ['tableMergeValues', [table(2, 1, { '1.1': longest.slice(2), '2.1': 'x' }), 'xx']],
  ])('by %s is never longer', (name, values) => {
    expect(call(name, values)).toEqual(['', tooLong]);
  });

  test.each<readonly [string, readonly Value[], Value]>([
    ['textRepeat', ['', Number.POSITIVE_INFINITY], ''],
    ['textRepeat', ['ab', 0], ''],
    ['textRepeat', ['ab', -1], ''],
    ['textReplaceAll', ['abab', 'ab', 'x'], 'xx'],
    ['textReplaceAll', ['abab', '', 'x'], 'abab'],
    ['textReplace', ['abab', '', 'x'], 'abab'],
    ['prec', [1e21, 0], '1000000000000000000000'],
    ['prec', [1e21, 2], '1000000000000000000000.00'],
    ['prec', [-0.5, 1], '-0.5'],
    ['prec', [-0.04, 1], '0.0'],
    ['padInt', [Number.NaN, 5], 'nan'],
    ['padReal', [Number.NEGATIVE_INFINITY, 5, 1], '-inf'],
    ['padInt', [-7, 3], '-007'],
    ['padReal', [-7.25, 3, 1], '-007.3'],
  ])('by %s of %j is %j', (name, values, expected) => {
    expect(call(name, values)).toEqual([expected]);
  });
});

describe('numbers', () => {
  test.each<readonly [string, readonly number[], number]>([
    ['random', [0.5, 2], 1.25],
    ['random', [1, 2.5], 1.75],
    ['random', [1, 4], 3],
    ['roundTo', [1.5, Number.NaN], Number.NaN],
    ['roundTo', [1e308, 5], 1e308],
    ['roundTo', [1250, -2], 1300],
    ['roundTo', [1.25, 1], 1.3],
    ['vectorToAngle', [1, -1e-300], 0],
    ['vectorToAngle', [1, 0], 0],
    ['vectorToAngle', [0, -1], 270],
    ['mod', [-1, 3], 2],
    ['mod', [1, -3], -2],
    ['mod', [-3, 3], -0],
  ])('%s of %j is %d', (name, values, expected) => {
    expect(call(name, values)).toEqual([expected]);
  });
});
