import type { TableDocument } from '@playhouse/core';
import { textOfCell } from './judgeCell.ts';
import type { CellAddress } from './selection.ts';

/** More hits are counted as this many. */
export const mostHits = 10_000;

/** Cells and names that contain a text, row by row, without regard to case. */
export function findCells(table: Pick<TableDocument, 'rows' | 'columns'>, wanted: string): CellAddress[] {
  const words = wanted.toLowerCase();
  if (words === '') return [];
  const hits: CellAddress[] = [];
  for (const [index, { name }] of table.columns.entries()) {
    if (name.toLowerCase().includes(words)) hits.push({ row: 0, column: index + 1 });
  }
  for (const [row, { name }] of table.rows.entries()) {
    if (name.toLowerCase().includes(words)) hits.push({ row: row + 1, column: 0 });
    for (const [column, { $: cells }] of table.columns.entries()) {
      const cell = cells[row];
      const text = typeof cell === 'string' ? cell : textOfCell(cell);
      if (text.length >= words.length && text.toLowerCase().includes(words)) {
        hits.push({ row: row + 1, column: column + 1 });
      }
    }
    if (hits.length >= mostHits) break;
  }
  return hits;
}

/** The position of the hit at or after a cell, in the order of reading; the first one after the last. */
export function hitFrom(hits: readonly CellAddress[], { row, column }: CellAddress): number {
  return Math.max(
    0,
    hits.findIndex((hit) => hit.row > row || (hit.row === row && hit.column >= column)),
  );
}
