import type { TableDocument } from '@playhouse/core';
import { type CellRange, cellCount } from './selection.ts';

/** Numbers about a selection. */
export interface CellSummary {
  /** Cells that are not blank. */
  readonly filled: number;
  /** Numbers among them. */
  readonly numbers: number;
  readonly sum: number;
}

/** Counts and adds up the cells of a range. */
export function summarizeCells(table: Pick<TableDocument, 'columns'>, range: CellRange): CellSummary {
  let [filled, numbers, sum] = [0, 0, 0];
  if (cellCount(range) === 0) return { filled, numbers, sum };
  for (const { $: cells } of table.columns.slice(Math.max(0, range.left - 1), range.right)) {
    for (let row = Math.max(1, range.top); row <= range.bottom; row++) {
      const cell = cells[row - 1];
      if (cell === undefined || cell === '') continue;
      filled += 1;
      if (typeof cell !== 'number') continue;
      numbers += 1;
      sum += cell;
    }
  }
  return { filled, numbers, sum };
}

/** A number with at most 12 digits, so that 0.1 and 0.2 make 0.3. */
export function shortNumber(number: number): string {
  return String(Number(number.toPrecision(12)));
}
