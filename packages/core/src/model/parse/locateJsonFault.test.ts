import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateJsonFault } from './locateJsonFault.ts';

describe('a text that is not JSON', () => {
  it.each([
    ['', 1, 1, 'a value', 'the end of the file'],
    ['{"a" 5}', 1, 6, 'a colon', '"5"'],
    ['{\n  "a": 1,\n}', 3, 1, 'a key in double quotes', '"}"'],
    ['[1,]', 1, 4, 'a value', '"]"'],
    ['[1 2]', 1, 4, 'a comma or ]', '"2"'],
    ['{"a":1', 1, 7, 'a comma or }', 'the end of the file'],
    ['[1]]', 1, 4, 'the end of the file', '"]"'],
    ['["a\nb"]', 1, 4, 'the rest of a text in double quotes', 'the character U+000A'],
    ['["a', 1, 4, 'the closing double quotes of a text', 'the end of the file'],
    ['["\\x"]', 1, 3, 'a valid JSON escape', '"\\"'],
    ['["\\u12"]', 1, 3, 'a valid JSON escape', '"\\"'],
    ['[01]', 1, 3, 'a comma or ]', '"1"'],
    ["{'a':1}", 1, 2, 'a key in double quotes', `"'"`],
    ['\u{1f600}', 1, 1, 'a value', '"\u{1f600}"'],
    ['\ufeff\ufeff1', 1, 1, 'a value', '"\ufeff"'],
    ['[\u0085]', 1, 2, 'a value', 'the character U+0085'],
  ])(
    '%j has its fault at line %i, column %i, where %s is expected and %s is found',
    (text, line, column, expected, found) => {
      expect(locateJsonFault(text)).toMatchObject({ line, column, expected, found });
    },
  );

  it('may be nested to any depth', () => {
    expect(locateJsonFault('['.repeat(200_000))).toMatchObject({ offset: 200_000, expected: 'a value' });
    expect(locateJsonFault('['.repeat(200_000) + ']'.repeat(200_000))).toBeUndefined();
  });
});

it('agrees with JSON.parse on whether a text is JSON', () => {
  const piece = fc.constantFrom(...'{}[],:"\\ \n-+.eE01tfu', 'true', 'null', '"a"', '\\u00e9', '\u{1f600}');
  const nearly = fc
    .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(3), piece)
    .map(
      ([text, at, removed, put]) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + removed),
    );
  const free = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(nearly, free, fc.json()), (text) => {
      expect(locateJsonFault(text) === undefined).toBe(canParse(text));
    }),
    { seed: 1, numRuns: 5000 },
  );
});

function canParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
