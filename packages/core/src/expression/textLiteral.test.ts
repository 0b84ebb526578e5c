import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfTextLiteral, readTextLiteral, writeTextLiteral } from './textLiteral.ts';

test('a written literal is read back as the same text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('\\', '"', "'", 'n', 'u{41}') })),
      (text) => {
        const literal = writeTextLiteral(text);
        expect(readTextLiteral(literal)).toBe(text);
        expect(endOfTextLiteral(`${literal}"`, 0)).toBe(literal.length);
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test.each([
  ['a"b', '"a\\"b"'],
  ['a\\b', '"a\\\\b"'],
  ['a\nb\tc', '"a\\nb\\tc"'],
  ['\u202eabc', '"\\u{202e}abc"'],
  ['\ud800', '"\\u{d800}"'],
  ["it's", '"it\'s"'],
  ['👩‍👩‍👧', '"👩‍👩‍👧"'],
])('writes %j with its contents visible', (text, literal) => {
  expect(writeTextLiteral(text)).toBe(literal);
});

test.each([
  ['"a\\qb"', 'a\\qb'],
  ['"\\u{110000}"', '\\u{110000}'],
  ['"\\u{10FFFF}"', '\u{10ffff}'],
  ['"\\u{0}\\u{41}b"', '\0Ab'],
  ["'\\'\\\\\\\"'", '\'\\"'],
  ['"\\u41"', '\\u41'],
  ['"a\nb"', 'a\nb'],
])('reads %j literally', (literal, text) => {
  expect(readTextLiteral(literal)).toBe(text);
});

test('finds no end without a closing quote', () => {
  expect(['"', '"abc', '"abc\\"', '\'a"'].map((text) => endOfTextLiteral(text, 0))).toEqual([-1, -1, -1, -1]);
});
