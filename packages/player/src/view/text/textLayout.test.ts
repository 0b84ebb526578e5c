import { expect, test } from 'vitest';
import { layOutText } from './textLayout.ts';

/** Every character is 10 px wide. */
const measure = (text: string) => [...text].length * 10;

test.each<[string, number | undefined, string[]]>([
  ['', undefined, ['']],
  ['one line', undefined, ['one line']],
  ['one\ntwo\r\nthree\rfour', undefined, ['one', 'two', 'three', 'four']],
  ['a  b ', undefined, ['a  b ']],
  ['one two three', 80, ['one two', 'three']],
  ['one two three', 70, ['one two', 'three']],
  ['one two three', 69, ['one', 'two', 'three']],
  ['one\n\ntwo', 70, ['one', '', 'two']],
  ['abcdefgh ij', 30, ['abc', 'def', 'gh', 'ij']],
  ['ab cdefg', 40, ['ab', 'cdef', 'g']],
  ['abc', 0, ['a', 'b', 'c']],
  ['👍👍👍', 20, ['👍👍', '👍']],
])('%j in %s px', (text, width, expected) => {
  expect(layOutText(text, measure, width).map((line) => line.text)).toEqual(expected);
});

test('reports the width of each line', () => {
  expect(layOutText('abc\nd', measure)).toEqual([
    { text: 'abc', width: 30 },
    { text: 'd', width: 10 },
  ]);
});

test('truncates an endless text', () => {
  expect(layOutText('a\n'.repeat(1e5), measure).length).toBe(500);
  expect(layOutText('a'.repeat(1e5), measure)[0]?.text.length).toBe(5000);
});
