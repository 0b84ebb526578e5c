import { tableTypes } from '../attributes/enumerations.ts';
import type { Id, TableDocument } from '../generated/entities.ts';
import type { TableParts } from './tableContent.ts';

/** A normal table with this name and these rows and columns. docs/product-rules.md#table. */
export function createTable(
  id: Id,
  name: string,
  { rows, columns }: TableParts = { rows: [], columns: [] },
): TableDocument {
  return {
    id,
    version: 1,
    name,
    numRows: rows.length,
    numCols: columns.length,
    flags: 9,
    tableType: tableTypes.normal,
    rows,
    columns,
  };
}

/** The default names of a new table and a new column. docs/product-rules.md#table. */
export const newTableName = 'New Table';
export const newColumnName = 'New Column';
