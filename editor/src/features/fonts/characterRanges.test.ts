import { expect, it } from 'vitest';
import { codePointsOf, mergeRanges, missingLetters, readUnicodeRange } from './characterRanges.ts';

it.each([
  [
    'U+0-FF, U+131',
    [
      [0, 0xff],
      [0x131, 0x131],
    ],
  ],
  ['U+4??', [[0x400, 0x4ff]]],
  ['u+1f600-1f64f', [[0x1f600, 0x1f64f]]],
  ['U+??????', [[0, 0xffffff]]],
  ['U+FF-0, U+, nothing, U+41', [[0x41, 0x41]]],
  ['', []],
])('reads the range %j', (text, ranges) => {
  expect(readUnicodeRange(text)).toEqual(ranges);
});

it('merges ranges that touch or overlap', () => {
  expect(
    mergeRanges([
      [5, 9],
      [0, 2],
      [3, 3],
      [20, 30],
      [7, 12],
      [22, 24],
    ]),
  ).toEqual([
    [0, 3],
    [5, 12],
    [20, 30],
  ]);
  expect(
    codePointsOf([
      [1, 3],
      [7, 7],
    ]),
  ).toEqual([1, 2, 3, 7]);
});

it('finds letters outside of the ranges, also beyond the first plane', () => {
  const ranges = [
    [0x41, 0x5a],
    [0x1f600, 0x1f600],
  ] as const;
  expect(missingLetters(['A', 'Z', 'a', 'ß', '😀', '😁'], ranges)).toEqual(['a', 'ß', '😁']);
});
