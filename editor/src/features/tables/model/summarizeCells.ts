import type { TableDocument } from '@playhouse/core';
import { type CellRange, cellCount } from './selection.ts';
import { columnsIn } from './severalRanges.ts';

/** Numbers about a selection. */
export interface CellSummary {
  /** Cells that are not blank. */
  readonly filled: number;
  /** Numbers among them. */
  readonly numbers: number;
  readonly sum: number;
}

/** Counts and adds up the cells of ranges; one in several ranges counts once. */
export function summarizeCells(table: Pick<TableDocument, 'columns'>, ranges: readonly CellRange[]): CellSummary {
  let [filled, numbers, sum] = [0, 0, 0];
  const counted = ranges.filter((range) => cellCount(range) > 0);
  for (const column of columnsIn(counted)) {
    const cells = table.columns[column - 1]?.$ ?? [];
    for (const { top, bottom } of rowSpans(counted, column)) {
      for (const cell of cells.slice(top - 1, bottom)) {
        if (cell === '') continue;
        filled += 1;
        if (typeof cell !== 'number') continue;
        numbers += 1;
        sum += cell;
      }
    }
  }
  return { filled, numbers, sum };
}

type RowSpan = Pick<CellRange, 'top' | 'bottom'>;

/** The rows of a column that ranges cover, without overlaps. */
function rowSpans(ranges: readonly CellRange[], column: number): readonly RowSpan[] {
  const spans: RowSpan[] = [];
  const own = ranges.filter(({ left, right }) => left <= column && column <= right);
  for (const { top, bottom } of own.toSorted((a, b) => a.top - b.top)) {
    const from = Math.max(1, top, (spans.at(-1)?.bottom ?? 0) + 1);
    if (from <= bottom) spans.push({ top: from, bottom });
  }
  return spans;
}

/** A number with at most 12 digits, so that 0.1 and 0.2 make 0.3. */
export function shortNumber(number: number): string {
  return String(Number(number.toPrecision(12)));
}
