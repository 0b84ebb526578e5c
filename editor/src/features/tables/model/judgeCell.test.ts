import { describe, expect, it } from 'vitest';
import { judgeCell, readPasted } from './judgeCell.ts';

describe('a typed cell', () => {
  it.each<[text: string, type: number, wanted: number | string | boolean]>([
    ['=1+1', 1, '=1+1'],
    ['', 2, 0],
    [' 7 ', 2, 7],
    ['8*32', 2, 256],
    ['-3', 2, -3],
    ['1,5', 3, 1.5],
    ['1e3', 3, 1000],
    ['1/4', 3, 0.25],
    ['TRUE', 4, true],
    ['no', 4, false],
    ['1', 4, true],
    ['', 4, false],
    ['-90', 5, 270],
    ['720', 5, 0],
  ])('“%s” in a column of type %i is %s', (text, type, wanted) => {
    expect(judgeCell(text, type)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    ['abc', 2, 'Type a whole number.'],
    ['2.5', 2, 'Type a whole number.'],
    ['1/0', 3, 'Type a number.'],
    ['1e999', 3, 'Type a number.'],
    ['1,000', 2, 'Type the number without a thousands separator.'],
    ['1 000', 3, 'Type the number without a thousands separator.'],
    ['maybe', 4, 'Type true or false.'],
    ['north', 5, 'Type a number of degrees.'],
  ])('“%s” in a column of type %i is refused: %s', (text, type, message) => {
    expect(judgeCell(text, type)).toEqual({ ok: false, message });
  });
});

it.each<[text: string, type: number, wanted: number | string | boolean | undefined]>([
  ['3,5', 3, 3.5],
  ['3,5', 2, undefined],
  ['8*32', 2, undefined],
  ['1,000', 3, undefined],
  ['FALSE', 4, false],
  ['', 2, 0],
  ['x', 3, undefined],
])('a pasted “%s” in a column of type %i is %s', (text, type, wanted) => {
  expect(readPasted(text, type)).toBe(wanted);
});
