import { expect, test } from 'vitest';
import { nextStop } from './nextStop.ts';

const cases: readonly (readonly [string, string, string, 1 | -1, string])[] = [
  ['the first one, at the beginning', 'abc', '', 1, 'a'],
  ['the last one, at the beginning and backward', 'abc', '', -1, 'c'],
  ['the one after', 'abc', 'ab', 1, 'c'],
  ['the one before', 'abc', 'ab', -1, 'a'],
  ['the first one, after the last', 'abc', 'abc', 1, 'a'],
  ['the last one, before the first', 'abc', 'a', -1, 'c'],
  ['the one that followed, after a fix', 'acd', 'ab', 1, 'c'],
  ['the one that came before, after a fix and backward', 'acd', 'ab', -1, 'a'],
  ['the one that followed, after several fixes', 'de', 'abc', 1, 'd'],
  ['the one that followed, after a fix of the first', 'bc', 'a', 1, 'b'],
  ['the last one, after a fix of the first and backward', 'bc', 'a', -1, 'c'],
  ['the first one, after a fix of the last', 'ab', 'abc', 1, 'a'],
  ['a new one in the place of a fixed one', 'axc', 'ab', 1, 'x'],
  ['the one after, when there are new ones before', 'xyabc', 'ab', 1, 'c'],
  ['the one after those with the same key', 'abbc', 'ab', 1, 'c'],
  ['the one before those with the same key', 'abbc', 'abb', -1, 'a'],
  ['itself, when there is no other', 'a', 'a', 1, 'a'],
];

test.each(cases)('leads to %s', (_, keys, visited, direction, wanted) => {
  expect(keys[nextStop([...keys], [...visited], direction)]).toBe(wanted);
});
