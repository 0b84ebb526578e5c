import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Binder, createBinder } from './binder.ts';
import { typeOfProgram } from './bindProgram.ts';
import { checkProgram } from './checkProgram.ts';
import { compileProgram, compileProgramClosures, emitSource, hoistConstants } from './compileProgram.ts';
import { emptyTable } from './emptyTable.ts';
import { parseProgram } from './parseProgram.ts';
import type { Program } from './program.ts';
import type { ProgramPart } from './programPart.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import { arbitraryProgram } from './testing/randomPrograms.ts';
import type { TableValue, Value, ValueType } from './value.ts';

const table: TableValue = {
  ...emptyTable,
  rowCount: 3,
  columnCount: 2,
  cell: (row, column) => (column === 1 ? row * 10 : `cell ${row}`),
  blank: (column) => (column === 1 ? 0 : ''),
  findRow: (name) => (name === 'x' ? 2 : 0),
};
const types: Readonly<Record<string, ValueType>> = {
  n: 'number',
  m: 'number',
  t: 'text',
  b: 'boolean',
  table: 'table',
  any: 'any',
  other: 'any',
};
const keypaths = [...Object.keys(types), 'missing'];
const self: fc.Arbitrary<Readonly<Record<string, Value>>> = fc.record({
  n: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double()),
  m: fc.constantFrom(0, -0, 1, 0.1, Number.NaN, Number.POSITIVE_INFINITY),
  t: fc.constantFrom('', '12', 'abc', ' -3.5 ', 'x'.repeat(300_000)),
  b: fc.boolean(),
  table: fc.constant(table),
  any: fc.oneof(fc.constantFrom<Value>(false, true, 0, 7, '', '8', 'word', table)),
  other: fc.constantFrom<Value>(false, 0, 'word', '3'),
});

function isSelf(value: unknown): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null;
}

function binder(): Binder {
  return createBinder((keypath) => {
    const type = Object.hasOwn(types, keypath) ? types[keypath] : undefined;
    const read = (from: unknown): Value => (isSelf(from) ? (from[keypath] ?? 0) : 0);
    return type && { type, source: `a.${keypath}`, read };
  });
}

function programOf(...parts: readonly ProgramPart[]): Program {
  const result = parseProgram(parts);
  if (!result.ok) throw new Error(result.issues[0]?.message);
  return result.value;
}

function run(program: Program, compile: typeof compileProgram, from: unknown): readonly [Value, readonly string[]] {
  const world = createFixtureWorld([0.1, 0.7, 0.4]);
  return [compile(program, binder())(from, world), world.faults];
}

/** The name of a value's type in programs. */
function typeOf(value: Value): ValueType {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'object') return 'table';
  return typeof value === 'number' ? 'number' : 'boolean';
}

describe('compiled programs', () => {
  test('give the same results and faults as code and as closures, of the expected type', () => {
    fc.assert(
      fc.property(arbitraryProgram(keypaths), self, (parts, from) => {
        const program = programOf(...parts);
        const generated = run(program, compileProgram, from);
        expect(generated).toEqual(run(program, compileProgramClosures, from));
        const type = typeOfProgram(program, binder());
        expect(['any', typeOf(generated[0])]).toContain(type);
        const checked = checkProgram(program, { typeOf: (keypath) => types[keypath] ?? 'number' });
        if (!parts.some((part) => typeof part === 'object' && part.keypath === 'missing'))
          expect(checked.type).toBe(type);
      }),
      { seed: 1, numRuns: 800 },
    );
  });

  test('contain nothing of the project in their code', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('`$' + '{k}`', '"];x', "'", '\\', '\u2028', '*/', '</script>'),
    );
    fc.assert(
      fc.property(hostile, hostile, (text, keypath) => {
        const literal = JSON.stringify(text).replaceAll('\\u', '\\\\u');
        const program = parseProgram([
          `${literal} .. 12345.678 .. f${'x'}(1) .. `,
          { keypath },
          ' == 1 and foo(2) or -3',
        ]);
        if (!program.ok) return;
        const { source } = emitSource(program.value, binder());
        expect(source).toMatch(/^(?:k\[\d+\]|a\.\w+|true|false|value|w|[().,+\-*/<>=!&|?:])*$/);
        expect(source).not.toContain('12345');
        expect(run(program.value, compileProgram, {})).toEqual(run(program.value, compileProgramClosures, {}));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test.each<readonly [string, readonly ProgramPart[], string]>([
    ['adds numbers without checks', [{ keypath: 'n' }, '+', { keypath: 'm' }, '*2'], '(a.n+(a.m*k[0]))'],
    [
      'branches where `and` and `or` choose',
      [{ keypath: 'n' }, '<2 and 3 or ', { keypath: 'm' }],
      '((a.n<k[1])?k[0]:a.m)',
    ],
    ['joins Booleans', [{ keypath: 'b' }, ' and ', { keypath: 'n' }, '==1'], '(a.b&&(a.n===k[0]))'],
    ['squares', [{ keypath: 'n' }, '^2'], 'k[0](a.n)'],
    ['computes constant parts', ['1 + 2 * sin(30) .. "!"'], 'k[0]'],
    ['omits what has no effect', ['true and ', { keypath: 'n' }], 'a.n'],
  ])('%s', (_, parts, source) => {
    expect(emitSource(programOf(...parts), binder()).source).toBe(source);
  });

  test('turn constants into variables', () => {
    const hoisted = hoistConstants('(k[2]+k[0](a.x,k[2],w))');
    expect(hoisted).toEqual({ declarations: 'const k2=k[2],k0=k[0];', source: '(k2+k0(a.x,k2,w))' });
    expect(hoistConstants('a.x')).toEqual({ declarations: '', source: 'a.x' });
  });

  test('run as closures where generating code is forbidden', () => {
    const script = `
      const { createBinder } = await import('${new URL('./binder.ts', import.meta.url).href}');
      const { parseProgram } = await import('${new URL('./parseProgram.ts', import.meta.url).href}');
      const { canGenerateCode, compileProgram } = await import('${new URL('./compileProgram.ts', import.meta.url).href}');
      const program = parseProgram(['1 + max(', { keypath: 'x' }, ', 3) * 2']).value;
      const read = (self) => self.x;
      const evaluate = compileProgram(program, createBinder(() => ({ type: 'number', source: 'a.x', read })));
      console.log(JSON.stringify([canGenerateCode(), evaluate({ x: 20 }, {})]));`;
    const options = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script];
    const output = execFileSync(process.execPath, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    expect(JSON.parse(output)).toEqual([false, 41]);
  });
});

describe('evaluation order', () => {
  test('asks for random numbers from left to right', () => {
    const program = programOf('random(0,9)*100 + random(0,9)*10 + random(0,9)');
    for (const compile of [compileProgram, compileProgramClosures]) expect(run(program, compile, {})[0]).toBe(174);
  });

  test('skips what `and` and `or` do not need', () => {
    const program = programOf('false and "a"*1 or true or "b"*1');
    for (const compile of [compileProgram, compileProgramClosures])
      expect(run(program, compile, {})).toEqual([true, []]);
    const mixed = programOf({ keypath: 'any' }, ' or "b"*1');
    for (const compile of [compileProgram, compileProgramClosures]) {
      expect(run(mixed, compile, { any: 0 })).toEqual([0, []]);
      expect(run(mixed, compile, { any: false })).toEqual([Number.NaN, ['expression.type']]);
    }
  });
});
