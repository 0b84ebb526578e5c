import { describe, expect, it } from 'vitest';
import {
  type CellAddress,
  clampSelection,
  type Direction,
  enterFrom,
  extendTo,
  type GridSelection,
  jumpFrom,
  rangeOf,
  selectAll,
  selectCell,
  stepFrom,
  tabFrom,
  wholeOf,
} from './selection.ts';

const size = { rows: 4, columns: 3 };
const cell = (text: string): CellAddress => {
  const [row = 0, column = 0] = text.split(',').map(Number);
  return { row, column };
};
const word = ({ row, column }: CellAddress) => `${row},${column}`;
const span = (selection: GridSelection) => {
  const { top, left, bottom, right } = rangeOf(selection, size);
  return `${top},${left}:${bottom},${right}`;
};
const from = (anchor: string, end?: string) => {
  const start = selectCell(cell(anchor));
  return end === undefined ? start : extendTo(start, cell(end));
};

describe('a range', () => {
  it.each([
    ['one cell', '2,2', undefined, '2,2:2,2', undefined],
    ['down and right', '1,1', '3,2', '1,1:3,2', undefined],
    ['up and left', '3,3', '2,1', '2,1:3,3', undefined],
    ['not into the names', '2,2', '0,0', '1,1:2,2', undefined],
    ['a column by its name', '0,2', undefined, '1,2:4,2', 'columns'],
    ['columns by their names', '0,3', '4,2', '1,2:4,3', 'columns'],
    ['rows by their names', '2,0', '3,3', '2,1:3,3', 'rows'],
  ])('is %s', (_title, anchor, end, wanted, whole) => {
    expect([span(from(anchor, end)), wholeOf(from(anchor, end))]).toEqual([wanted, whole]);
  });

  it('is the whole table', () => {
    expect([span(selectAll(from('2,2'))), wholeOf(selectAll(from('2,2')))]).toEqual(['1,1:4,3', 'all']);
  });
});

describe('arrows', () => {
  it.each<[string, Direction, number, string]>([
    ['1,1', 'up', 1, '0,1'],
    ['0,1', 'up', 1, '0,1'],
    ['1,1', 'left', 1, '1,0'],
    ['1,0', 'up', 1, '1,0'],
    ['0,1', 'left', 1, '0,1'],
    ['4,3', 'down', 1, '4,3'],
    ['2,2', 'down', 20, '4,2'],
    ['2,3', 'right', 1, '2,3'],
  ])('go from %s %s by %i to %s', (at, direction, steps, wanted) => {
    expect(word(stepFrom(cell(at), direction, size, steps))).toBe(wanted);
  });

  const filled = new Set(['1,1', '2,1', '4,1', '2,3']);
  it.each<[string, Direction, string]>([
    ['1,1', 'down', '2,1'],
    ['2,1', 'down', '4,1'],
    ['4,1', 'up', '2,1'],
    ['2,1', 'right', '2,3'],
    ['1,2', 'down', '4,2'],
    ['3,3', 'up', '2,3'],
    ['1,3', 'left', '1,1'],
    ['1,1', 'up', '1,1'],
  ])('with Ctrl go from %s %s to %s', (at, direction, wanted) => {
    expect(word(jumpFrom(cell(at), direction, size, (to) => filled.has(word(to))))).toBe(wanted);
  });
});

describe('Tab and Enter', () => {
  const run = (selection: GridSelection, keys: readonly string[]) => {
    let now: GridSelection | undefined = selection;
    for (const key of keys) {
      if (!now) break;
      const isBack = key.startsWith('S');
      now = key.endsWith('T') ? tabFrom(now, isBack, size) : enterFrom(now, isBack, size);
    }
    return now && word(now.active);
  };

  it.each<[string, string | undefined, string[], string | undefined]>([
    ['1,1', undefined, ['T'], '1,2'],
    ['1,3', undefined, ['T'], '2,1'],
    ['4,3', undefined, ['T'], undefined],
    ['2,1', undefined, ['ST'], '1,3'],
    ['1,1', undefined, ['ST'], undefined],
    ['1,2', undefined, ['T', 'E'], '2,2'],
    ['1,1', undefined, ['T', 'T', 'E', 'T', 'E'], '3,1'],
    ['1,1', undefined, ['E', 'SE'], '1,1'],
    ['1,1', '2,2', ['T', 'T'], '2,1'],
    ['1,1', '2,2', ['T', 'T', 'T', 'T'], '1,1'],
    ['1,1', '2,2', ['E', 'E'], '1,2'],
    ['1,1', '2,2', ['SE'], '2,2'],
    ['0,1', undefined, ['T', 'T'], '0,3'],
  ])('from %s to %s: %j leads to %s', (anchor, end, keys, wanted) => {
    expect(run(from(anchor, end), keys)).toBe(wanted);
  });
});

it.each([
  ['4,3', '4,3', { rows: 2, columns: 2 }, '2,2:2,2'],
  ['1,1', '4,1', { rows: 2, columns: 2 }, '1,1:2,1'],
  ['2,2', '2,2', { rows: 0, columns: 2 }, '0,2:0,2'],
])('stays inside a smaller table: %s to %s', (anchor, end, smaller, wanted) => {
  const { anchor: start, end: stop } = clampSelection(from(anchor, end), smaller);
  expect(`${word(start)}:${word(stop)}`).toBe(wanted);
});
