import type { Scalar } from '../../attributes/convert.ts';
import type { TableColumn, TableDocument } from '../../generated/entities.ts';
import type { Op } from '../op.ts';
import { cellsPath, isSmallChange, wholeColumn } from './tableOps.ts';

/** The new cells of a column; undefined and missing ones keep the old value. */
interface ColumnChange {
  readonly column: TableColumn;
  readonly cells: readonly (Scalar | undefined)[];
}

/**
 * Ops that write cells: one per cell for a few, so that undo keeps what others changed meanwhile, and one per column
 * for many. Unchanged cells need none.
 */
export function cellOps(table: TableDocument, changes: readonly ColumnChange[]): Op[] {
  const changed = changes.map(({ column, cells }) => {
    const before = wholeColumn(table, column).$;
    const rows = before.flatMap((cell, row) => (cells[row] === undefined || cells[row] === cell ? [] : [row]));
    return { column, before, cells, rows };
  });
  const count = changed.reduce((sum, { rows }) => sum + rows.length, 0);
  return changed.flatMap(({ column, before, cells, rows }): Op[] => {
    const path = cellsPath(table.id, column.id);
    if (rows.length === 0) return [];
    if (!isSmallChange(count)) return [{ op: 'set', path, value: before.map((cell, row) => cells[row] ?? cell) }];
    return rows.flatMap((row): Op[] => {
      const id = table.rows[row]?.id;
      const value = cells[row];
      return id === undefined || value === undefined ? [] : [{ op: 'set', path: [...path, { row: id }], value }];
    });
  });
}
