import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCell, readCell, splitCells } from './cells.ts';

describe('the text of a column', () => {
  it.each([
    ['', ['']],
    ['a,b', ['a', 'b']],
    [',,', ['', '', '']],
    ['Yes\\, sir,No', ['Yes, sir', 'No']],
    ['back\\slash,\\,,end\\', ['back\\slash', ',', 'end\\']],
    [' a , b ', [' a ', ' b ']],
  ])('%j contains %j', (text, cells) => {
    expect(splitCells(text)).toEqual(cells);
  });

  it('restores every list of cells with escaped commas', () => {
    const cell = fc.string().map((text) => text.replace(/\\+$/, ''));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const text = cells.map((part) => part.replaceAll(',', '\\,')).join(',');
        expect(splitCells(text)).toEqual(cells);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

it.each([
  ['x', 0, 'x'],
  [' x ', 1, ' x '],
  ['-12', 2, -12],
  ['', 2, 0],
  ['1e-3', 3, 0.001],
  ['1', 4, true],
  ['False', 4, false],
  ['TRUE', 4, true],
  ['', 4, false],
  ['370.5', 5, 370.5],
])('the cell %j of a column of type %d is %j', (text, type, value) => {
  expect(readCell(text, type)).toEqual({ value });
});

it.each([
  ['one', 2, 0],
  ['0,5', 3, 0.5],
  ['maybe', 4, false],
])('the cell %j of a column of type %d becomes %j, and is reported', (text, type, value) => {
  expect(readCell(text, type)).toMatchObject({ value, doubt: expect.any(String) });
});

it('an empty cell has the default of its column', () => {
  expect([0, 1, 2, 3, 4, 5].map(defaultCell)).toEqual(['', '', 0, 0, false, 0]);
});
