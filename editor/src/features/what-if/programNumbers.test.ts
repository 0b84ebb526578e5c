import { createNameScope, type ProgramPart, parseProgram } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programNumbers } from './programNumbers.ts';

const names = createNameScope({ attributes: [] });
const x: ProgramPart = { keypath: 'self.attributes.id7' };
const textOf = (parts: readonly ProgramPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.keypath)).join('');

describe('the numbers of an expression', () => {
  it.each<[string, readonly ProgramPart[], readonly number[], string]>([
    ['are all that are written', [x, ' * 2 + max(0.5, 3e2)'], [2, 0.5, 300], 'self.attributes.id7 * 7 + max(7, 7)'],
    ['include a minus sign', ['-4 + -', x, ' - -1'], [-4, -1], '7 + -self.attributes.id7 - 7'],
    ['are whole even when texts are split', ['1', '0 + ', '2'], [10, 2], '7 + 7'],
    ['are not those in texts', ['"4" .. 4 .. "5"'], [4], '"4" .. 7 .. "5"'],
    ['are none when it cannot be read', ['4 +'], [], '4 +'],
  ])('%s: %j', (_what, parts, values, sevens) => {
    const found = programNumbers(parts, names);
    expect(found.map(({ value }) => value)).toEqual(values);
    const replaced = found.reduce<readonly ProgramPart[]>(
      (program, { index }) => programNumbers(program, names)[index]?.replace(7) ?? [],
      parts,
    );
    expect(textOf(replaced)).toBe(sevens);
  });

  it('can be replaced by any other, and nothing else changes', () => {
    const leaf = fc.oneof(
      fc.integer({ min: 0, max: 999 }).map(String),
      fc.constantFrom('-3', '-(2)', '.5', '1e3', 'X', 'pi()'),
    );
    const joined = fc
      .array(fc.tuple(leaf, fc.constantFrom(' + ', '-', '*', ' / ', '^', '%', ' - ')), { minLength: 1, maxLength: 6 })
      .map((all) => all.map(([one, operator], index) => (index === 0 ? one : `${operator}${one}`)).join(''));
    const program = fc.oneof(
      joined,
      joined.map((inner) => `max(${inner}, ${inner})`),
    );
    const number = fc.oneof(
      fc.integer({ min: -500, max: 500 }),
      fc.double({ min: -99, max: 99, noNaN: true }).map((one) => Number(one.toFixed(3)) + 0),
    );
    let replaced = 0;
    const property = fc.property(program, number, (text, value) => {
      const parts = text.split('X').flatMap((part, index) => (index === 0 ? [part] : [x, part]));
      const before = programNumbers(parts, names);
      for (const { index, replace } of before) {
        const next = replace(value);
        expect([text, parseProgram(next).ok]).toEqual([text, true]);
        const wanted = before.map((one) => (one.index === index ? value : one.value));
        expect([text, programNumbers(next, names).map((one) => one.value)]).toEqual([text, wanted]);
        replaced++;
      }
    });
    fc.assert(property, { seed: 7, numRuns: 300 });
    expect(replaced).toBeGreaterThan(300);
  });
});
