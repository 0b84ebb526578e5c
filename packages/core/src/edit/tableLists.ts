import { isJsonObject } from '../model/json.ts';
import type { EditKey, EditPath } from './op.ts';

/** True for the path of the cells of a table's column. */
export function isCellList(path: EditPath): boolean {
  return path.length === 5 && path[0] === 'tables' && path[2] === 'columns' && path[4] === '$';
}

/** How the cell at an index is addressed: by the id of its row, or by the index where the table has no such row. */
export function rowOfCell(table: unknown, index: number): EditKey {
  const row: unknown = isJsonObject(table) && Array.isArray(table.rows) ? table.rows[index] : undefined;
  return isJsonObject(row) && typeof row.id === 'string' ? { row: row.id } : index;
}

/** Adds to the number that says how long a table's list of rows or columns is. Does nothing for other lists. */
export function changeCount(table: Record<string, unknown>, list: EditPath, by: number): void {
  if (list.length !== 3 || list[0] !== 'tables') return;
  const key = list[2] === 'rows' ? 'numRows' : list[2] === 'columns' ? 'numCols' : undefined;
  const count = key === undefined ? undefined : table[key];
  if (key !== undefined && typeof count === 'number' && count + by >= 0) table[key] = count + by;
}
