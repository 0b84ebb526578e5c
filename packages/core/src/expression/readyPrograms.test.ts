import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProgram } from './parseProgram.ts';
import type { ProgramPart } from './programPart.ts';
import { readParts } from './readNothing.ts';
import { collectPrograms, provideReadyPrograms } from './readyPrograms.ts';
import { arbitraryProgram } from './testing/randomPrograms.ts';

const random = fc.sample(arbitraryProgram(['n', 't', 'game.attributes.id7']), { seed: 5, numRuns: 400 });
const broken: ProgramPart[][] = [
  ['1 + '],
  ['("'],
  [{ keypath: 'n' }, { keypath: 't' }],
  ['('.repeat(300)],
  ['-'.repeat(30), '1'],
];
const texts = [...random, ...broken];

test('programs that were read elsewhere are the same here, also those that cannot be read', () => {
  const { result: read, programs } = collectPrograms(() => texts.map((parts) => parseProgram(parts)));
  expect(read.some(({ ok }) => !ok)).toBe(true);
  provideReadyPrograms(JSON.parse(JSON.stringify(programs)));
  for (const [at, parts] of texts.entries()) {
    const here = parseProgram(structuredClone(parts));
    expect(here).toEqual(read[at]);
    // It comes from what was provided, not from the memory of what this process has read.
    expect(here).not.toBe(read[at]);
  }
});

test('only programs that are read while they are collected are collected, and each once', () => {
  parseProgram(['"before"']);
  const { programs } = collectPrograms(() => {
    for (const text of ['"during"', '1', '"during"']) parseProgram([text]);
  });
  parseProgram(['"after"']);
  expect(programs.map(({ parts }) => parts)).toEqual([['"during"'], ['1']]);
});

test('without the parser, a program that is missing says so', () => {
  expect(readParts(['1'])).toMatchObject({
    ok: false,
    issues: [{ message: 'The exported game does not contain this expression. Export it again.' }],
  });
});
