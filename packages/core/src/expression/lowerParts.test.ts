import { describe, expect, test } from 'vitest';
import type { Binder } from './binder.ts';
import { bindProgram } from './bindProgram.ts';
import { emitLowered } from './emitLowered.ts';
import { parseProgram } from './parseProgram.ts';
import type { ProgramPart } from './programPart.ts';
import type { ValueType } from './value.ts';

const types: Readonly<Record<string, ValueType>> = {
  n: 'number',
  m: 'number',
  t: 'text',
  u: 'text',
  b: 'boolean',
  c: 'boolean',
  any: 'any',
  other: 'any',
  table: 'table',
};

/** Writes constants inline, so that generated code is readable. */
const binder: Binder = {
  bind: (keypath) => {
    const type = types[keypath];
    return type && { type, source: `a.${keypath}`, read: () => 0 };
  },
  constant: (value) =>
    typeof value === 'function' ? value.name : typeof value === 'object' ? 'k' : JSON.stringify(value),
  constants: [],
};

/** The code of a program in which `{x}` stands for a reference. */
function codeOf(source: string): string {
  const parts = source
    .split(/\{(\w+)\}/)
    .map((text, index): ProgramPart => (index % 2 === 1 ? { keypath: text } : text));
  const result = parseProgram(parts);
  if (!result.ok) throw new Error(result.issues[0]?.message);
  return emitLowered(bindProgram(result.value, binder), binder);
}

describe('a program becomes code without unnecessary steps', () => {
  test.each([
    ['{x}', 'missingAttribute("x",w)'],
    ['{b} and {n} or 5', '(a.b?a.n:5)'],
    ['{b} and {c} and {n} or 5', '((a.b&&a.c)?a.n:5)'],
    ['{b} and {any} or 5', '((a.b&&(a.any!==false))?a.any:5)'],
    ['{b} and {c} and {any} or 5', '((a.b&&a.c&&(a.any!==false))?a.any:5)'],
    ['{b} and ({any} + 1) or 5', '(a.b?(toNumber(a.any,w)+1):5)'],
    [
      '{b} and (tableCellValue({table},1,1)) or 5',
      '(startBudget(),((k.value=(a.b&&cellValue(a.table,1,1,w)))!==false?k.value:5))',
    ],
    ['{b} or {n}', '(a.b||a.n)'],
    ['{any} or {n}', '((a.any!==false)?a.any:a.n)'],
    ['tableCellValue({table},1,1) or {n}', '(startBudget(),((k.value=cellValue(a.table,1,1,w))!==false?k.value:a.n))'],
    ['{n} or {m}', 'a.n'],
    ['{b} or {n} or {m}', '(a.b||a.n)'],
    ['{b} and {c}', '(a.b&&a.c)'],
    ['{b} and {c} or {b}', '((a.b&&a.c)||a.b)'],
    ['{any} and {n}', '((a.any!==false)&&a.n)'],
    ['{n} and {m}', '((a.n,true)&&a.m)'],
    ['({any} and {other}) and {n}', '(((a.any!==false)&&(a.other!==false))&&a.n)'],
    ['({any} and {other}) or {n}', '(((a.any!==false)&&(a.other!==false))?a.other:a.n)'],
    ['({b} and {n}) and {m}', '((a.b&&(a.n,true))&&a.m)'],
    ['false and {n}', 'false'],
    ['{b} and false and {n}', '(a.b&&false)'],
    ['true and {b}', 'a.b'],
    ['0 and {b}', 'a.b'],
    ['false or {b}', 'a.b'],
    ['true or {b}', 'true'],
    ['{b} or true or {c}', '(a.b||true)'],
    ['false or false', 'false'],
    ['{b} + 1', '((a.b?1:0)+1)'],
    ['{b} .. ""', 'limitText((a.b?"true":"false")+"",w)'],
    ['true + {n}', '(1+a.n)'],
    ['true .. {t}', 'limitText("true"+a.t,w)'],
    ['{any} + 1', '(toNumber(a.any,w)+1)'],
    ['{any} .. ""', 'limitText(toText(a.any,w)+"",w)'],
    ['{n} .. {t}', 'limitText(toText(a.n,w)+a.t,w)'],
    ['{t} .. 1 .. 2 .. {u}', 'limitText(a.t+"12"+a.u,w)'],
    ['1 .. 2', '"12"'],
    ['1 + 2 + {n} + 3', '((3+a.n)+3)'],
    ['{n} + 1 + 2', '((a.n+1)+2)'],
    ['1 + 2', '3'],
    ['{n} ^ 2', 'square(a.n)'],
    ['2 ^ 2', '4'],
    ['2 ^ 3 ^ 2', '512'],
    ['{n} ^ 3', 'pow(a.n,3)'],
    ['{n} ^ 2 ^ {m}', 'pow(a.n,pow(2,a.m))'],
    ['2 ^ {n}', 'pow(2,a.n)'],
    ['-{n}', '(-a.n)'],
    ['- -{n}', 'a.n'],
    ['-3', '-3'],
    ['-"3"', '-3'],
    ['{n} < {m}', '(a.n<a.m)'],
    ['{t} < {u}', '(a.t<a.u)'],
    ['{t} < {n}', '(toNumber(a.t,w)<a.n)'],
    ['{any} < {n}', '(toNumber(a.any,w)<a.n)'],
    ['{any} < {t}', 'isLess(a.any,a.t,w)'],
    ['{any} < {other}', 'isLess(a.any,a.other,w)'],
    ['{n} < {m} == {b}', '(isLess(a.n,a.m,w)===a.b)'],
    ['{n} == {m}', '(a.n===a.m)'],
    ['{any} ~= {m}', '(a.any!==a.m)'],
    ['{any} == {other}', '(a.any===a.other)'],
    ['max({n}, {m}, 3)', 'max(max(a.n,a.m),3)'],
    ['textTrim({n})', '(startBudget(),evaluate(toText(a.n,w),w))'],
    ['textRepeat({t}, 2)', '(startBudget(),repeat(a.t,2,w))'],
    ['tableRowCount({table})', '(a.table)'],
    ['tableRowCount({x})', '(missingTable("x",w))'],
    ['tableRowCount({any})', '(toTable(a.any,w))'],
    ['textFind({t}, "a")', '(startBudget(),evaluate(a.t,"a",1,w))'],
    ['tableSearch({table}, {any})', '(startBudget(),search(a.table,toScalar(a.any,w),"",1,w))'],
    ['sqrt(-1)', 'null'],
    ['"a" + 1', '(toNumber("a",w)+1)'],
    ['random(1, 2)', 'random(1,2,w)'],
    ['foo({n})', 'impossibleCall("foo",w)'],
    ['sin()', 'impossibleCall("sin",w)'],
    ['sin({n}, {m})', 'impossibleCall("sin",w)'],
  ])('%s', (source, code) => {
    expect(codeOf(source)).toBe(code);
  });
});
