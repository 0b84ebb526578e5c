import { isColumnEditable, type TableDocument } from '@playhouse/core';
import { continueSeries, precedeSeries } from './fillSeries.ts';
import type { CellRange } from './selection.ts';

type Cell = number | string | boolean;

interface FilledBlock {
  readonly row: number;
  readonly column: number;
  readonly values: Cell[][];
}

/** The cells that continue `source` in the parts of `target` outside it, column by column or row by row. */
export function fillBlocks(table: TableDocument, source: CellRange, target: CellRange): FilledBlock[] {
  const isOpen = (column: number) => {
    const found = table.columns[column - 1];
    return found !== undefined && isColumnEditable(table, found);
  };
  const cell = (row: number, column: number): Cell => table.columns[column - 1]?.$[row - 1] ?? '';
  const lines = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const [rows, columns] = [lines(source.top, source.bottom), lines(source.left, source.right)];
  const below = target.bottom - source.bottom;
  const above = source.top - target.top;
  const blocks: FilledBlock[] = [];
  for (const column of columns.filter(isOpen)) {
    const cells = rows.map((row) => cell(row, column));
    const upright = (values: Cell[]) => values.map((value) => [value]);
    if (below > 0) blocks.push({ row: source.bottom + 1, column, values: upright(continueSeries(cells, below)) });
    if (above > 0) blocks.push({ row: target.top, column, values: upright(precedeSeries(cells, above)) });
  }
  const [right, left] = [target.right - source.right, source.left - target.left];
  if (right <= 0 && left <= 0) return blocks;
  for (const row of rows) {
    const cells = columns.map((column) => cell(row, column));
    const values = right > 0 ? continueSeries(cells, right) : precedeSeries(cells, left);
    const from = right > 0 ? source.right + 1 : target.left;
    for (const [at, value] of values.entries()) {
      if (isOpen(from + at)) blocks.push({ row, column: from + at, values: [[value]] });
    }
  }
  return blocks;
}
