import {
  checkProgram,
  compileProgram,
  compileProgramClosures,
  createBinder,
  createNameScope,
  parseProgram,
  parseText,
} from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { readBadfile } from './badfiles.ts';

const strings: string[] = JSON.parse(new TextDecoder().decode(readBadfile('text/blns.json')));
const names = createNameScope({
  attributes: [
    { keypath: 'self.attributes.id1', path: ['self', { given: 'Health', id: 'id1' }], type: 'real', title: 'Health' },
  ],
});

/** Reads, checks and runs a program: findings have a position, results agree, and nothing throws. */
function look(source: string): void {
  const { program, issues } = parseText(source, names);
  if (!program) {
    const [start = -1, end = -1] = issues[0]?.range ?? [];
    expect([start >= 0, start <= end, end <= source.length]).toEqual([true, true, true]);
    return;
  }
  checkProgram(program, { typeOf: () => 'any' });
  const results = [compileProgram, compileProgramClosures].map((compile) => {
    const faults: string[] = [];
    const binder = createBinder((_, constant) => ({ type: 'any', source: constant(1), read: () => 1 }));
    const world = { random: { next: () => 0.5 }, fault: (code: string) => faults.push(code), warn() {} };
    return [compile(program, binder)(undefined, world), faults];
  });
  expect(results[0]).toEqual(results[1]);
}

describe('a naughty text', () => {
  it.each(strings.map((text, at) => [at, text] as const))('is harmless in expressions: number %i', (_, text) => {
    look(text);
    look(`1 + ${text}`);
    look(`textLength("${text}") .. '${text}'`);
    look(`self[${JSON.stringify(text)}] * 2`);
    expect(parseProgram([{ keypath: text }, ' + 1']).ok).toBe(true);
  });
});
