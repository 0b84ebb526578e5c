import { expect, test } from 'vitest';
import { numberOr, textOr } from './json.ts';

test.each([
  ['text', 'text'],
  ['', ''],
  [7, 'none'],
  [true, 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [['a'], 'none'],
])('the text in %j is %j', (value, wanted) => expect(textOr(value, 'none')).toBe(wanted));

test.each([
  [7, 7],
  [0, 0],
  ['7', 3],
  [true, 3],
  [null, 3],
  [undefined, 3],
  [Number.NaN, 3],
  [-Infinity, 3],
  [[7], 3],
])('the number in %j is %j', (value, wanted) => expect(numberOr(value, 3)).toBe(wanted));
