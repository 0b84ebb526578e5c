import { describe, expect, test } from 'vitest';
import type { Issue } from '../model/issue.ts';
import { checkProgram, valueTypeOf } from './checkProgram.ts';
import { nearestName } from './nearestName.ts';
import { parseProgram } from './parseProgram.ts';
import type { Program } from './program.ts';
import type { ProgramPart } from './programPart.ts';
import type { ValueType } from './value.ts';

const gone: Issue = {
  code: 'expression.reference',
  severity: 'blocking',
  path: [],
  params: {},
  message: 'Cannot access scene attribute from prototype',
};
const types: Readonly<Record<string, ValueType>> = { n: 'number', t: 'text', b: 'boolean', table: 'table', any: 'any' };
const context = { typeOf: (keypath: string): ValueType | Issue => types[keypath] ?? gone };

/** A program in which `{x}` stands for a reference. */
function programOf(source: string): Program {
  const parts = source
    .split(/\{(\w+)\}/)
    .map((text, index): ProgramPart => (index % 2 === 1 ? { keypath: text } : text));
  const result = parseProgram(parts);
  if (!result.ok) throw new Error(result.issues[0]?.message);
  return result.value;
}

describe('checkProgram', () => {
  test.each([
    ['{n}', 'number'],
    ['{n} + 1', 'number'],
    ['-{any}', 'number'],
    ['{n} .. ""', 'text'],
    ['{n} < 1', 'boolean'],
    ['{t} == {any}', 'boolean'],
    ['{b} and {n} or 5', 'number'],
    ['{b} and "a" or "b"', 'text'],
    ['{b} and {n}', 'any'],
    ['{b} and {b}', 'boolean'],
    ['{b} or {b}', 'boolean'],
    ['{n} or "a"', 'number'],
    ['{n} and "a"', 'text'],
    ['{any} or 1', 'any'],
    ['{b} or 1', 'any'],
    ['({b} and {n}) and "a" or {t}', 'text'],
    ['{table}', 'table'],
    ['tableCellValue({table},1,1)', 'any'],
    ['tableRowCount({table})', 'number'],
    ['textTrim({n})', 'text'],
    ['foo({n})', 'any'],
    ['{nowhere}', 'any'],
  ])('knows that %s is a %s', (source, type) => {
    expect(checkProgram(programOf(source), context).type).toBe(type);
  });

  test.each([
    ['1 + 2 * 3', 7],
    ['sin(30) > 0.4 and "yes" or "no"', 'yes'],
    ['textRepeat("ab", 2)', 'abab'],
    ['false and {nowhere}', false],
    ['1 == "1"', false],
    ['{n} and 2', undefined],
    ['random(1,1)', undefined],
    ['textRepeat("ab", 2000)', undefined],
    ['"a" * 2', undefined],
  ])('computes %s before running', (source, constant) => {
    expect(checkProgram(programOf(source), context).constant).toBe(constant);
  });

  test('reports a reference once, at its first occurrence', () => {
    const { issues } = checkProgram(programOf('1 + {nowhere} + {nowhere}'), context);
    expect(issues).toEqual([{ ...gone, range: [4, 11] }]);
  });

  test('shows names and counts ranges as people see them', () => {
    const shown = { ...context, show: (keypath: string) => `self.${keypath.toUpperCase()}` };
    const { issues } = checkProgram(programOf('{n} + {t}'), shown);
    const message =
      "Attribute 'self.T' must be the string representation of a number or this expression will be invalid at runtime.";
    expect(issues).toMatchObject([
      { code: 'expression.type', severity: 'nonBlocking', message, range: [9, 15], params: { path: 'self.T' } },
    ]);
  });

  test.each([
    ['{n} + {b}', []],
    ['{t} .. {n}', []],
    ['{t} == {t}', []],
    ['{any} + 1 < {any}', []],
    ['"12" + 1', []],
    ['{t} < {n}', ['nonBlocking']],
    ['{b} == {n}', ['nonBlocking']],
    ['{t} < {t}', []],
    ['"a" < 1', ['blocking']],
    ['{table} == {table}', []],
    ['tableRowCount({any})', []],
    ['tableCellValue({table}, {table}, 1)', ['blocking']],
    ['foo({t} + 1)', ['blocking', 'nonBlocking']],
    ['false and {table} + 1', ['blocking']],
  ])('finds in %s %j', (source, severities) => {
    expect(checkProgram(programOf(source), context).issues.map(({ severity }) => severity)).toEqual(severities);
  });

  test('checks a program again only when types of its attributes change', () => {
    const program = programOf('{n} + {any}');
    const first = checkProgram(program, context);
    expect(checkProgram(program, { typeOf: (keypath) => types[keypath] ?? gone })).toBe(first);
    expect(checkProgram(program, { typeOf: () => 'text' }).issues).toHaveLength(2);
    expect(checkProgram(program, { typeOf: () => gone }).issues).toHaveLength(2);
    expect(checkProgram(program, context).issues).toEqual([]);
  });

  test.each([
    ['integer', 'number'],
    ['real', 'number'],
    ['angle', 'number'],
    ['index', 'number'],
    ['enumeration', 'number'],
    ['boolean', 'boolean'],
    ['text', 'text'],
    ['image', 'text'],
    ['table', 'table'],
  ] as const)('sees an attribute of type %s as %s', (type, valueType) => {
    expect(valueTypeOf(type)).toBe(valueType);
  });
});

describe('findings', () => {
  test.each<readonly [string, readonly object[]]>([
    ['sine(1)', [{ code: 'expression.function', severity: 'blocking', params: { name: 'sine', nearest: 'sin' } }]],
    ['foo(1)', [{ code: 'expression.function', params: { name: 'foo' } }]],
    ['sin(1, 2)', [{ code: 'expression.function', params: { name: 'sin', least: 1, most: 1, count: 2 } }]],
    ['textFind("a")', [{ params: { name: 'textFind', least: 2, most: 3, count: 1 } }]],
    ['1 == "a"', [{ severity: 'nonBlocking', params: { left: 'number', right: 'text' } }]],
    ['1 + "a"', [{ severity: 'blocking', params: { value: 'a' } }]],
    ['1 + {t}', [{ severity: 'nonBlocking', params: { path: 't' } }]],
    ['1 == {any}', []],
    ['{any} == {t}', []],
    ['{nope} + 1 + {nope}', [{ ...gone, range: [0, 4] }]],
    ['{n} + {nope}', [{ ...gone, range: [4, 8] }]],
  ])('in %s name their subject', (source, expected) => {
    const { issues } = checkProgram(programOf(source), context);
    expect(issues).toMatchObject(expected);
    expect(issues).toHaveLength(expected.length);
    for (const { path } of issues) expect(path).toEqual([]);
  });

  test('are shown as each caller shows names, and a program without any is checked once for the same types', () => {
    const wrong = programOf('1 + {t} + 21');
    const paths = ['One', 'Two'].map(
      (name) => checkProgram(wrong, { ...context, show: () => name }).issues[0]?.params.path,
    );
    expect(paths).toEqual(['One', 'Two']);
    const right = programOf('{n} + 22');
    const first = checkProgram(right, context);
    expect(checkProgram(right, context)).toBe(first);
    expect(checkProgram(right, { typeOf: () => 'text' }).issues).toHaveLength(1);
    expect(checkProgram(right, context)).toEqual(first);
  });

  test('a constant result is known, unless something varies or depends on the game', () => {
    const constantOf = (source: string) => checkProgram(programOf(source), context).constant;
    expect([constantOf('1 + 2'), constantOf('"a" .. 1'), constantOf('{n} + 0'), constantOf('{table}')]).toEqual([
      3,
      'a1',
      undefined,
      undefined,
    ]);
    expect('constant' in checkProgram(programOf('{n}'), context)).toBe(false);
  });
});

describe('nearestName', () => {
  const names = ['sin', 'sqrt', 'textLength', 'textFind', 'tableCellValue'];

  test.each([
    ['sine', 'sin'],
    ['SIN', 'sin'],
    ['sni', 'sin'],
    ['textLenght', 'textLength'],
    ['tableCelValue', 'tableCellValue'],
    ['textlength', 'textLength'],
    ['foo', undefined],
    ['sqt', 'sqrt'],
    ['sqrtt', 'sqrt'],
    ['qsrt', 'sqrt'],
    ['sqxt', 'sqrt'],
    ['sxxt', undefined],
    ['son', 'sin'],
    ['textFnd', 'textFind'],
    ['txtFnd', 'textFind'],
    ['txFd', undefined],
    ['tableCellValues1', 'tableCellValue'],
    ['tableCll', undefined],
    ['extLength', 'textLength'],
    ['extetLength', 'textLength'],
    ['', undefined],
    ['x'.repeat(60_000), undefined],
  ])('treats %s as %s', (name, nearest) => {
    expect(nearestName(name, names)).toBe(nearest);
  });

  test.each([
    ['ab', ['xa', 'bx'], undefined],
    ['sni', ['sin', 'SNI'], 'SNI'],
    ['abcdefghi', ['xyabcdefghi', 'abcdefghx'], 'abcdefghx'],
    ['abcdefghi', ['cdefghi', 'abcdefgh'], 'abcdefgh'],
    ['abcdefghi', ['badcfeghi', 'badcefghi'], 'badcefghi'],
    ['abc', ['abcd', 'ABC'], 'ABC'],
    ['ab', ['ax', 'xb'], 'ax'],
  ])('for %s, suggests from %j the name %s', (name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest);
  });
});
