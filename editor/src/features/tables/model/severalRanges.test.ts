import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CellRange,
  extendTo,
  type GridSelection,
  rangeContains,
  rangesOf,
  selectAll,
  selectCell,
} from './selection.ts';
import { addRange, beginAdding, columnsIn, isSelected, joinRanges, moveTo, rowsIn } from './severalRanges.ts';
import { summarizeCells } from './summarizeCells.ts';

const size = { rows: 6, columns: 4 };
const cell = (row: number, column: number) => ({ row, column });
const words = (selection: GridSelection) =>
  rangesOf(selection, size).map(({ top, left, bottom, right }) => `${top},${left}:${bottom},${right}`);
const block = extendTo(selectCell(cell(1, 1)), cell(2, 2));

describe('a selection of several ranges', () => {
  it('grows by ranges, the current one last, and shrinks by a pressed cell', () => {
    const two = extendTo(addRange(block, cell(4, 3)), cell(5, 3));
    const three = addRange(two, cell(6, 1));
    expect(words(three)).toEqual(['1,1:2,2', '4,3:5,3', '6,1:6,1']);
    expect(words(addRange(three, cell(6, 1)))).toEqual(['1,1:2,2', '4,3:5,3']);
    expect(words(addRange(selectCell(cell(3, 3)), cell(3, 3)))).toEqual(['3,3:3,3']);
  });

  it('has whole columns and rows beside cells', () => {
    expect(words(addRange(addRange(block, cell(0, 4)), cell(3, 0)))).toEqual(['1,1:2,2', '1,4:6,4', '3,1:3,4']);
  });

  it('ends with a cell, and with everything', () => {
    expect(words(selectCell(cell(2, 2)))).toEqual(['2,2:2,2']);
    expect(words(selectAll(addRange(block, cell(4, 4))))).toEqual(['1,1:6,4']);
    expect(words(addRange(selectAll(block), cell(4, 4)))).toEqual(['4,4:4,4']);
  });

  it('grows by keys: arrows choose where a range begins, until it is extended', () => {
    const begun = beginAdding(block);
    const moved = moveTo(moveTo(begun, cell(3, 1)), cell(4, 1));
    expect(words(moved)).toEqual(['1,1:2,2', '4,1:4,1']);
    const extended = extendTo(moved, cell(5, 2));
    expect(words(extended)).toEqual(['1,1:2,2', '4,1:5,2']);
    expect(words(moveTo(extended, cell(6, 2)))).toEqual(['6,2:6,2']);
  });

  it('knows what is in it: cells of ranges of cells, names of whole rows and columns', () => {
    const selection = addRange(block, cell(0, 4));
    const has = (row: number, column: number) => isSelected(selection, size, cell(row, column));
    expect([has(2, 2), has(0, 4)]).toEqual([true, true]);
    expect([has(3, 2), has(0, 1), has(1, 0), has(5, 4)]).toEqual([false, false, false, false]);
  });
});

const range = (top: number, left: number, bottom: number, right: number): CellRange => ({ top, left, bottom, right });

it.each<[title: string, ranges: CellRange[], wanted: object | undefined]>([
  ['the same rows', [range(1, 3, 2, 4), range(1, 1, 2, 1)], { rows: [1, 2], columns: [1, 3, 4] }],
  ['the same columns', [range(5, 1, 5, 2), range(1, 1, 2, 2)], { rows: [1, 2, 5], columns: [1, 2] }],
  ['overlaps', [range(1, 1, 2, 2), range(1, 2, 2, 3)], { rows: [1, 2], columns: [1, 2, 3] }],
  ['neither', [range(1, 1, 1, 1), range(2, 2, 2, 2)], undefined],
  ['nothing', [], undefined],
])('ranges in %s make a block', (_title, ranges, wanted) => {
  expect(joinRanges(ranges)).toEqual(wanted);
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.nat(5), fc.nat(3))
  .map(([top, left, down, across]) => range(top, left, Math.min(6, top + down), Math.min(4, left + across)));

it('counts each cell once, wherever ranges overlap', () => {
  const columns = Array.from({ length: 4 }, (_, column) => ({
    id: `id${column}`,
    name: '',
    type: 2,
    readonly: false,
    $: Array.from({ length: 6 }, (__, row) => 2 ** (row * 4 + column)),
  }));
  fc.assert(
    fc.property(fc.array(anyRange, { minLength: 1, maxLength: 5 }), (ranges) => {
      let [numbers, sum] = [0, 0];
      for (let row = 1; row <= 6; row++)
        for (let column = 1; column <= 4; column++) {
          if (!ranges.some((each) => rangeContains(each, cell(row, column)))) continue;
          numbers += 1;
          sum += 2 ** ((row - 1) * 4 + column - 1);
        }
      expect(summarizeCells({ columns }, ranges)).toEqual({ filled: numbers, numbers, sum });
      expect(rowsIn(ranges).length).toBeLessThanOrEqual(6);
      expect(columnsIn(ranges)).toEqual([...new Set(columnsIn(ranges))].sort());
    }),
    { seed: 11 },
  );
});
