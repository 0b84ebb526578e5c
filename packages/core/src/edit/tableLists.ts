import type { TableColumn, TableDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { findMember } from './memberIndex.ts';
import type { EditKey, EditPath } from './op.ts';

/** True for the path of the cells of a table's column. */
export function isCellList(path: EditPath): boolean {
  return path.length === 5 && path[0] === 'tables' && path[2] === 'columns' && path[4] === '$';
}

/** The key of the cell at an index: the id of its row, or the index when the table has no such row. */
export function rowOfCell(table: unknown, index: number): EditKey {
  const row: unknown = isJsonObject(table) && Array.isArray(table.rows) ? table.rows[index] : undefined;
  return isJsonObject(row) && typeof row.id === 'string' ? { row: row.id } : index;
}

/** Adjusts the stored length of a table's list of rows or columns. Does nothing for other lists. */
export function changeCount(table: Record<string, unknown>, list: EditPath, by: number): void {
  if (list.length !== 3 || list[0] !== 'tables') return;
  const key = list[2] === 'rows' ? 'numRows' : list[2] === 'columns' ? 'numCols' : undefined;
  const count = key === undefined ? undefined : table[key];
  if (key !== undefined && typeof count === 'number' && count + by >= 0) table[key] = count + by;
}

/**
 * The table with the column objects of `before` where their content is equal: moving a row past an equal one changes
 * nothing.
 */
export function keepColumns(before: TableDocument | undefined, table: TableDocument): TableDocument {
  if (!before || before === table || before.columns === table.columns) return table;
  // Tables from elsewhere may be damaged.
  if (!Array.isArray(before.columns) || !Array.isArray(table.columns)) return table;
  const columns = table.columns.map((column) => {
    const old = findMember(before.columns, column.id);
    return old && isSameColumn(old, column) ? old : column;
  });
  return columns.every((column, index) => column === table.columns[index]) ? table : { ...table, columns };
}

function isSameColumn(left: TableColumn, right: TableColumn): boolean {
  if (left === right) return true;
  const { $: cells, ...facts } = left;
  const { $: others, ...otherFacts } = right;
  const isAlike = cells.length === others.length && cells.every((cell, row) => cell === others[row]);
  return isAlike && JSON.stringify(facts) === JSON.stringify(otherFacts);
}
