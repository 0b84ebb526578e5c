import { describe, expect, test } from 'vitest';
import { endOfNumber, endOfWord, isDigit, isSpace } from './characters.ts';

test('digits are 0 to 9 only', () => {
  const digits = Array.from({ length: 0x3000 }, (_, code) => code).filter(isDigit);
  expect(String.fromCharCode(...digits)).toBe('0123456789');
});

test('spaces are what trimming removes, except fixed-width spaces', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const trimmed = codes.filter((code) => String.fromCharCode(code).trim() === '');
  const fixed = trimmed.filter((code) => /\p{Zs}/u.test(String.fromCharCode(code)) && code > 0xa0);
  expect(codes.filter(isSpace)).toEqual(trimmed.filter((code) => !fixed.includes(code)));
});

describe('a word', () => {
  test.each<readonly [string, number, number]>([
    ['az_AZ09 x', 0, 7],
    ['_', 0, 1],
    ['9a', 0, 0],
    ['a.b', 0, 1],
    ['a{b', 0, 1],
    ['a@b', 0, 1],
    ['a[b', 0, 1],
    ['a`b', 0, 1],
    ['a\u007fb', 0, 1],
    ['a\u0080b', 0, 1],
    ['\u00e9t\u00e9', 0, 3],
    ['e\u0301', 0, 2],
    ['\u0301e', 0, 0],
    ['a\u0663', 0, 2],
    ['\u0663a', 0, 0],
    ['\u{20000}\u{20001}x', 0, 5],
    ['x\u{1F600}', 0, 1],
    ['1 + ab', 4, 6],
    ['', 0, 0],
  ])('in %j from %d on ends at %d', (text, start, end) => {
    expect(endOfWord(text, start)).toBe(end);
  });
});

describe('a number', () => {
  test.each<readonly [string, number]>([
    ['12', 2],
    ['0.5', 3],
    ['.4', 2],
    ['1.', 1],
    ['1..2', 1],
    ['1.2.3', 3],
    ['1e9', 3],
    ['1E9', 3],
    ['1e+9', 4],
    ['1e-9', 4],
    ['1e', 1],
    ['1e+', 1],
    ['1e*9', 1],
    ['1x9', 1],
    ['1.5e10x', 6],
  ])('%j ends at %d', (text, end) => {
    expect(endOfNumber(text, 0)).toBe(end);
  });
});
