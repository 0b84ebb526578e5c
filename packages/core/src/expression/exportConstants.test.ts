import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Binder, createBinder } from './binder.ts';
import { compileProgramClosures, emitSource } from './compileProgram.ts';
import { emptyTable } from './emptyTable.ts';
import { exportConstants, importConstants } from './exportConstants.ts';
import { parseProgram } from './parseProgram.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';
import { arbitraryProgram } from './testing/randomPrograms.ts';
import type { Evaluator, Value, ValueType } from './value.ts';

const types: Readonly<Record<string, ValueType>> = { n: 'number', t: 'text', b: 'boolean', any: 'any', table: 'table' };
const self: Readonly<Record<string, Value>> = { n: 2.5, t: '12', b: false, any: 'word', table: emptyTable };

function binder(): Binder {
  return createBinder((keypath) => {
    const type = types[keypath];
    return type && { type, source: `a.${keypath}`, read: () => self[keypath] ?? 0 };
  });
}

/** A module as an exported game holds it: code and JSON, nothing else. */
function moduleOf(sources: readonly string[], constants: readonly unknown[]): string {
  const functions = sources.map((source) => `function(a,w){return ${source}}`);
  return `export const constants=${JSON.stringify(constants)};export const create=(k)=>[${functions.join(',\n')}];`;
}

test('a module with exported constants gives what closures give', async () => {
  const samples = fc.sample(arbitraryProgram([...Object.keys(types), 'missing']), { seed: 1, numRuns: 600 });
  const programs = [['0/0'], ['1/0'], ['-1/0'], ['-0'], ...samples].flatMap((parts) => {
    const result = parseProgram(parts);
    return result.ok ? [result.value] : [];
  });
  const shared = binder();
  const sources = programs.map((program) => emitSource(program, shared).source);
  const code = moduleOf(sources, exportConstants(shared.constants) ?? []);
  const loaded = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const evaluators: readonly Evaluator[] = loaded.create(importConstants(loaded.constants));
  expect(evaluators.length).toBeGreaterThan(500);
  for (const [index, program] of programs.entries()) {
    const [exported, closed] = [createFixtureWorld([0.1, 0.7]), createFixtureWorld([0.1, 0.7])];
    const value = evaluators[index]?.(self, exported);
    expect([value, exported.faults]).toEqual([compileProgramClosures(program, binder())(self, closed), closed.faults]);
  }
});

test('what exists only in this process cannot be exported', () => {
  expect(exportConstants([1, () => 1])).toBeUndefined();
  expect(exportConstants([{}])).toBeUndefined();
  expect(importConstants([{ operation: 'nope' }])).toBeUndefined();
  expect(importConstants(exportConstants([-0, Number.NaN, 'x', true]) ?? [])).toEqual([-0, Number.NaN, 'x', true]);
});
