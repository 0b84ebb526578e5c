import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Binder, createBinder } from './binder.ts';
import { compileProgram, compileProgramClosures, readySource } from './compileProgram.ts';
import { emptyTable } from './emptyTable.ts';
import { parseProgram } from './parseProgram.ts';
import { collectSources, provideReadyCode, type ReadyCode } from './readyCode.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import { arbitraryProgram } from './testing/randomPrograms.ts';
import type { Value, ValueType } from './value.ts';

const types: Readonly<Record<string, ValueType>> = { n: 'number', t: 'text', b: 'boolean', any: 'any', table: 'table' };
const self: Readonly<Record<string, Value>> = { n: 2.5, t: '12', b: false, any: 'word', table: emptyTable };

function binder(): Binder {
  return createBinder((keypath) => {
    const type = types[keypath];
    return type && { type, source: `a.${keypath}`, read: () => self[keypath] ?? 0 };
  });
}

const samples = fc.sample(arbitraryProgram([...Object.keys(types), 'missing']), { seed: 2, numRuns: 600 });
const programs = [['0/0'], ['"a\u2028`</script>"..1'], ...samples].flatMap((parts) => {
  const result = parseProgram(parts);
  return result.ok ? [result.value] : [];
});

/** A single test, because provided code stays. */
const [first] = programs;
if (!first) throw new Error('There are no programs.');

test('precompiled code runs like closures, whatever the indices of its constants, and closures run where it is missing', () => {
  const shared = binder();
  const { sources } = collectSources(() => programs.map((program) => compileProgram(program, shared)));
  expect(collectSources(() => compileProgramClosures(first, shared)).sources).toEqual([]);
  expect(sources.join('')).toMatch(/^[\w.()[\]+\-*/<>=!&|?:,]*$/);
  let used = 0;
  const kept = sources.filter((_, index) => index % 7 > 0);
  const code = kept.map((source): [string, ReadyCode] => {
    const made: ReadyCode = new Function(`return ${readySource(source)}`)();
    const counting: ReadyCode = (constants) => {
      used++;
      return made(constants);
    };
    return [source, counting];
  });
  provideReadyCode(Object.fromEntries(code));
  for (const program of programs.toReversed()) {
    const [provided, closed] = [createFixtureWorld([0.1, 0.7]), createFixtureWorld([0.1, 0.7])];
    const value = compileProgram(program, binder())(self, provided);
    expect([value, provided.faults]).toEqual([compileProgramClosures(program, binder())(self, closed), closed.faults]);
  }
  expect(used).toBeGreaterThan(programs.length / 2);
  expect(used).toBeLessThan(programs.length);
  expect(collectSources(() => compileProgram(first, binder())).sources).toEqual([]);
});
