import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Issue } from '../../model/issue.ts';
import { type Binder, createBinder } from '../binder.ts';
import { checkProgram } from '../checkProgram.ts';
import { compileProgram, compileProgramClosures } from '../compileProgram.ts';
import { completeAt } from '../names/completeAt.ts';
import { formatProgram } from '../names/formatProgram.ts';
import { hoverAt, signatureAt } from '../names/helpAt.ts';
import { parseText } from '../names/parseText.ts';
import { parseProgram } from '../parseProgram.ts';
import type { Program } from '../program.ts';
import type { ValueType } from '../value.ts';
import { createFixtureWorld } from './fixtureScope.ts';
import { hostileNames as names, hostileValues as values } from './hostileNames.ts';

export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

const types: Readonly<Record<string, ValueType>> = {
  'self.attributes.id1': 'number',
  'self.attributes.id2': 'text',
  'game.attributes.id3': 'boolean',
  'game.attributes.id5': 'table',
};

/**
 * Reads a typed text, checks it, runs it and asks for help in it. Nothing throws, each finding is inside the text, and
 * every readable program has a value.
 */
export function lookAt(source: string): void {
  const { parts, issues, program } = parseText(source, names);
  expectInside(issues, source.length);
  const shown = formatProgram(parts, names);
  if (program) {
    expect(issues).toEqual([]);
    expect(parseText(shown, names).parts).toEqual(parts);
    expectChecked(program, shown);
    expectRun(program);
  } else expect(issues.length).toBeGreaterThan(0);
  const stored = parseProgram([source, { keypath: source }]);
  if (!stored.ok) expectInside(stored.issues, source.length * 2);
  const middle = Math.floor(source.length / 2);
  const offsets = source.length > 5000 ? [middle, source.length] : [0, 1, middle, source.length - 1, source.length];
  for (const offset of offsets) expectHelp(source, offset);
}

/** Any bytes, read in three ways, and pieces of programs in any order. */
export function checkAnyInput(runs: Runs): void {
  const bytes = fc.uint8Array({ maxLength: 60 });
  const texts = fc.oneof(
    bytes.map((each) => new TextDecoder('utf-8').decode(each)),
    bytes.map((each) => new TextDecoder('latin1').decode(each)),
    fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
    fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((each) => each.join('')),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 15 })
      .map((each) => each.join('')),
  );
  fc.assert(fc.property(texts, lookAt), { ...runs, endOnFailure: true });
}

/** Programs that are deep, or long beyond the limit: a beginning, something repeated, and an end. */
export function checkLongInput(runs: Runs): void {
  const length = fc.double({ min: 0, max: Math.log2(80_000), noNaN: true }).map((power) => Math.floor(2 ** power));
  const unit = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((each) => each.join(''));
  const end = fc.array(fc.constantFrom(...pieces), { maxLength: 2 }).map((each) => each.join(''));
  const texts = fc.oneof(
    fc
      .tuple(end, unit, end, length)
      .map(([first, each, last, size]) => `${first}${each.repeat(Math.ceil(size / each.length))}${last}`),
    fc
      .tuple(fc.constantFrom(...nests), fc.constantFrom('1', 'self.Health', '"a"', ''), fc.nat(400), fc.nat(2))
      .map(([[open, close], inner, depth, more]) => `${open.repeat(depth)}${inner}${close.repeat(depth + more)}`),
  );
  fc.assert(fc.property(texts, lookAt), { ...runs, endOnFailure: true });
}

const pieces = [
  ...[
    '(',
    ')',
    ',',
    '-',
    '+',
    '*',
    '^',
    '..',
    '.',
    '"',
    "'",
    '\\',
    ' ',
    '\n',
    ' and ',
    ' or ',
    '==',
    '~=',
    '<',
    '>=',
    '%',
    '/',
  ],
  ...[
    '1',
    '0',
    '.5',
    '1e9',
    '"a"',
    "'b'",
    'true',
    'false',
    'sin(',
    'max(',
    'textRepeat(',
    'tableRowCount(',
    'foo(',
    'x',
    '_',
    'é',
    '😀',
  ],
  ...[
    'self.Health',
    'self["a \\"b"]',
    'game.Twin',
    'tables.Levels',
    'scene.actors.Pip.x',
    'keypath["z"]',
    'self.',
    'self[',
    'devices.a',
    '\0',
    '\ud800',
  ],
];

const nests = [
  ['(', ')'],
  ['sin(', ')'],
  ['max(1,', ')'],
  ['-(', ')'],
  ['2^-(', ')'],
  ['(1+', ')'],
  ['foo(', ')'],
  ['(((', ')))'],
  ['["', '"]'],
] as const;

function expectInside(issues: readonly Issue[], length: number): void {
  for (const { range: [start, end] = [-1, -1], message } of issues) {
    expect(message).not.toBe('');
    expect([start >= 0, start <= end, end <= length, message]).toEqual([true, true, true, message]);
  }
}

function expectChecked(program: Program, shown: string): void {
  const show = (keypath: string) => names.textOf(keypath);
  const { issues } = checkProgram(program, { typeOf: (keypath) => types[keypath] ?? 'any', show });
  expectInside(issues, shown.length);
}

function expectRun(program: Program): void {
  const [generated, closed] = [compileProgram, compileProgramClosures].map((compile) => {
    const world = createFixtureWorld();
    const value = compile(program, createTestBinder())(undefined, world);
    return [typeof value === 'object' ? 'a table' : value, world.faults];
  });
  expect(generated).toEqual(closed);
  expect(['number', 'string', 'boolean']).toContain(typeof generated?.[0]);
}

function createTestBinder(): Binder {
  return createBinder((keypath, constant) => {
    const value = values[keypath];
    const type = types[keypath];
    return value === undefined || !type ? undefined : { type, source: constant(value), read: () => value };
  });
}

function expectHelp(source: string, offset: number): void {
  const { from, to, items, total } = completeAt(source, offset, names);
  expect([from >= 0 || source === '', from <= to, to === offset, items.length <= 6, items.length <= total]).toEqual(
    Array(5).fill(true),
  );
  const hover = hoverAt(source, offset, names);
  if (hover) expect([hover.from <= offset, offset < hover.to, hover.to <= source.length]).toEqual([true, true, true]);
  const signature = signatureAt(source, offset);
  if (signature) expect(signature.parameter).toBeLessThan(signature.entry.parameters.length);
}
