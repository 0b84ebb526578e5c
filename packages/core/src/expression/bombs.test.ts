import { describe, expect, test } from 'vitest';
import { createBinder } from './binder.ts';
import { compileProgram, compileProgramClosures } from './compileProgram.ts';
import { emptyTable } from './emptyTable.ts';
import { parseProgram } from './parseProgram.ts';
import type { ProgramPart } from './programPart.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import type { TableValue, Value } from './value.ts';

const million = 1_000_000;
const huge: TableValue = { ...emptyTable, rowCount: million, columnCount: 3, cell: (row) => row % 2 };
const values: Readonly<Record<string, Value>> = { long: 'x'.repeat(million), table: huge, any: 1 };
const binder = () =>
  createBinder((keypath, constant) => {
    const value = values[keypath] ?? 0;
    return { type: 'any', source: constant(value), read: () => value };
  });

const long = { keypath: 'long' };
const table = { keypath: 'table' };
const limit = ['expression.limit'];

function repeated(count: number, between: string, ...parts: ProgramPart[]): ProgramPart[] {
  return Array.from({ length: count }, (_, index) => (index > 0 ? [between, ...parts] : parts)).flat();
}

/** The result of an evaluation, with texts as their length, and its faults without repetition. */
function evaluate(parts: readonly ProgramPart[]): readonly [unknown, readonly string[]][] {
  const program = parseProgram(parts);
  if (!program.ok) throw new Error(program.issues[0]?.message);
  return [compileProgram, compileProgramClosures].map((compile) => {
    const world = createFixtureWorld();
    const value = compile(program.value, binder())(undefined, world);
    return [typeof value === 'string' ? value.length : value, [...new Set(world.faults)]];
  });
}

describe('an evaluation ends with an error value', () => {
  test.each<readonly [string, readonly ProgramPart[], unknown, readonly string[]]>([
    ['repeating a text a billion times', ['textRepeat("x", 1000000000)'], 0, limit],
    ['repeating a text infinitely often', ['textRepeat("x", 1/0)'], 0, limit],
    ['doubling a long text', [long, '..', long], 0, limit],
    ['joining thousands of long texts', repeated(4000, '..', long), 0, limit],
    ['replacing by long texts', ['textReplaceAll(', long, ', "x", "yy")'], 0, limit],
    ['capitals that need more space', ['textToUpper(textRepeat("ß", 1000000))'], 0, limit],
    ['codes that need more space', ['textUrlEncode(textRepeat("é", 1000000))'], 0, limit],
    ['padding to a million digits', ['padInt(1, 1000000)'], 1000, []],
    ['10^400', ['10^400'], Number.POSITIVE_INFINITY, []],
    ['a tower of powers', [repeated(1000, '^', '9').join('')], Number.POSITIVE_INFINITY, []],
    ['searching a long text in a long text', ['textFind(', long, ', textRepeat("xy", 200000))'], Number.NaN, limit],
    ['scanning a long text repeatedly', [...repeated(2000, '+', 'textLength(', long, ')')], Number.NaN, limit],
    ['summing a million cells', ['tableColSum(', table, ', 1)'], 500_000, []],
    ['summing a million cells repeatedly', repeated(900, '+', 'tableColSum(', table, ',1)'), Number.NaN, limit],
    ['searching millions of cells', ['tableSearch(', table, ', "no") + tableSearch(', table, ', "no")'], -2, limit],
    ['looking up a name in a million rows', repeated(1200, '+', 'tableRowNumber(', table, ',"no")'), 0, limit],
    ['merging a million cells', ['tableMergeValues(', table, ', ", ", 1, 1, 1000000, 1)'], 0, limit],
    ['the maximum number of texts', [long, ' .. textRepeat("x", 48576)'], 1_048_576, []],
    ['one text too many', [long, ' .. textRepeat("x", 48577)'], 0, limit],
    ['rounding to a million decimals', ['roundTo(1.5, 1000000)'], 1.5, []],
    ['infinite positions', ['textSubStr("abc", -1/0, 1/0)'], 3, []],
    ['NaN as a position', ['textSubStr("abc", 0/0, 2)'], 0, []],
  ])('for %s', (_, parts, value, faults) => {
    for (const result of evaluate(parts)) expect(result).toEqual([value, faults]);
  });

  test.each([
    ['sums', repeated(9000, ' + ', { keypath: 'any' })],
    ['ors', repeated(9000, ' or ', { keypath: 'any' })],
    ['ands', repeated(8000, ' and ', { keypath: 'any' })],
    ['comparisons', repeated(9000, '<', { keypath: 'any' })],
    ['remainders', repeated(9000, '%', { keypath: 'any' })],
    ['powers', repeated(9000, '^', { keypath: 'any' })],
    ['nested groups', ['('.repeat(200), ...repeated(200, '+1)^2..', { keypath: 'any' }), '+1)']],
    ['nested calls', ['max(1,sin('.repeat(100), { keypath: 'any' }, '))'.repeat(100)]],
    ['short mixed chains', repeated(660, '+1-2*', { keypath: 'any' })],
  ])('for a program of thousands of %s', (_, parts) => {
    const [generated, closed] = evaluate(parts);
    expect(generated).toEqual(closed);
  });
});
