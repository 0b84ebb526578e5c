import { describe, expect, test } from 'vitest';
import { createBinder } from './binder.ts';
import { compileProgram, compileProgramClosures } from './compileProgram.ts';
import { parseProgram } from './parseProgram.ts';
import type { ProgramPart } from './programPart.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import type { Value, ValueType } from './value.ts';

type Values = Readonly<Record<string, Value>>;

const types: Readonly<Record<string, ValueType>> = {
  n: 'number',
  m: 'number',
  b: 'boolean',
  c: 'boolean',
  s: 'text',
  t: 'text',
};

/** The result of a program, as closures and as generated code; a single letter in its text is a reference. */
function runBoth(source: string, values: Values): readonly (readonly [Value, readonly string[]])[] {
  const parts = source
    .split(/\b([a-z])\b/)
    .map((text, index): ProgramPart => (index % 2 === 1 ? { keypath: text } : text));
  const program = parseProgram(parts);
  if (!program.ok) throw new Error(program.issues[0]?.message);
  return [compileProgramClosures, compileProgram].map((compile) => {
    const binder = createBinder((keypath, constant) => ({
      type: types[keypath] ?? 'any',
      source: `${constant(values)}[${constant(keypath)}]`,
      read: () => values[keypath] ?? 0,
    }));
    const world = createFixtureWorld();
    return [compile(program.value, binder)(undefined, world), world.faults];
  });
}

function resultOf(source: string, values: Values): Value | undefined {
  const [closed, generated] = runBoth(source, values);
  expect(closed).toEqual(generated);
  return closed?.[0];
}

const operators: Readonly<Record<string, (a: number, b: number) => number | boolean>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a - Math.floor(a / b) * b,
  '^': (a, b) => a ** b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '~=': (a, b) => a !== b,
};
const pairs = [
  [7, 3],
  [3, 7],
  [3, 3],
  [-2, 3],
] as const;

describe('programs as closures and as code', () => {
  test.each(Object.entries(operators))(
    'compute %s of attributes, with numbers, and of other types',
    (sign, compute) => {
      for (const [n, m] of pairs) {
        const wanted = compute(n, m);
        expect(resultOf(`n ${sign} m`, { n, m })).toBe(wanted);
        expect(resultOf(`n ${sign} ${m}`, { n })).toBe(wanted);
        expect(resultOf(`(${n}) ${sign} m`, { m })).toBe(wanted);
        expect(resultOf(`x ${sign} m`, { x: n, m })).toBe(wanted);
        expect(resultOf(`n ${sign} x`, { n, x: m })).toBe(wanted);
        expect(resultOf(`x ${sign} y`, { x: n, y: m })).toBe(wanted);
      }
    },
  );

  test.each(Object.entries(operators))('compute long chains of %s', (sign, compute) => {
    for (const count of [3, 16, 17, 18, 40]) {
      const values = Array.from({ length: count }, (_, index) => (index % 3) + 1);
      const source = values.map((value) => (value === 2 ? 'n' : String(value))).join(` ${sign} `);
      const fromRight = (list: readonly number[]) => list.reduceRight((right, left) => Number(compute(left, right)));
      const fromLeft = (list: readonly number[]) =>
        list.slice(1).reduce<number | boolean>((left, right) => {
          if (sign === '==') return left === right;
          return sign === '~=' ? left !== right : compute(Number(left), right);
        }, list[0] ?? 0);
      expect(resultOf(source, { n: 2 })).toBe(sign === '^' ? fromRight(values) : fromLeft(values));
    }
  });

  test.each<readonly [string, Values, Value]>([
    ['-n', { n: 5 }, -5],
    ['b and n or m', { b: true, n: 1, m: 2 }, 1],
    ['b and n or m', { b: false, n: 1, m: 2 }, 2],
    ['b and c and n or m', { b: true, c: true, n: 1, m: 2 }, 1],
    ['b and c and n or m', { b: true, c: false, n: 1, m: 2 }, 2],
    ['b and c and n or m', { b: false, c: true, n: 1, m: 2 }, 2],
    ['b and x or m', { b: true, x: false, m: 2 }, 2],
    ['b and x or m', { b: true, x: 0, m: 2 }, 0],
    ['x or m', { x: false, m: 2 }, 2],
    ['x or m', { x: '', m: 2 }, ''],
    ['x or y or m', { x: false, y: false, m: 2 }, 2],
    ['x or y or m', { x: false, y: 3, m: 2 }, 3],
    ['x + 1 or m', { x: 1, m: 2 }, 2],
    ['b or c', { b: false, c: true }, true],
    ['b or c or m', { b: false, c: false, m: 2 }, 2],
    ['x and y', { x: false, y: 1 }, false],
    ['x and y', { x: 1, y: 'a' }, 'a'],
    ['x and y and n', { x: 1, y: false, n: 4 }, false],
    ['x and y and n', { x: 1, y: 2, n: 4 }, 4],
    ['n and m', { n: 0, m: 2 }, 2],
    ['b + 1', { b: true }, 2],
    ['b + 1', { b: false }, 1],
    ['b .. s', { b: false, s: '!' }, 'false!'],
    ['b .. s', { b: true, s: '!' }, 'true!'],
    ['s < t', { s: 'a', t: 'b' }, true],
    ['x < t', { x: 'b', t: 'a' }, false],
    ['max(n, m, 3)', { n: 1, m: 2 }, 3],
    ['random(n, n)', { n: 4 }, 4],
    ['textReplace(s, t, "-")', { s: 'abab', t: 'b' }, 'a-ab'],
    ['textSubStr(s, n)', { s: 'hello', n: 3 }, 'llo'],
    ['textLength(s)', { s: 'hello' }, 5],
    ['n ^ m ^ 2', { n: 2, m: 2 }, 16],
    ['n ^ 2', { n: 3 }, 9],
    ['n < m == b', { n: 1, m: 2, b: true }, true],
  ])('%s with %j gives %j', (source, values, wanted) => {
    expect(resultOf(source, values)).toBe(wanted);
  });

  test.each([2, 7, 8, 9, 14, 15, 16, 22])('join %i texts with equal results, however long', (count) => {
    const source = Array(count).fill('s').join(' .. ');
    for (const length of [1, 150_000, 600_000]) {
      const [closed, generated] = runBoth(source, { s: 'x'.repeat(length) });
      expect(closed).toEqual(generated);
      const isTooLong = count * length > 1_048_576;
      expect(closed?.[1].length === 0).toBe(!isTooLong);
      if (!isTooLong) expect(String(closed?.[0])).toHaveLength(count * length);
    }
  });
});
