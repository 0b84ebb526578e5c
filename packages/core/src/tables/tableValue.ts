import type { TableValue } from '../expression/value.ts';
import type { TableDocument } from '../generated/entities.ts';
import { defaultCell } from './columnTypes.ts';
import { contentOfTable } from './tableContent.ts';

/** A stored table as seen by programs. */
export function tableValueOf(document: Pick<TableDocument, 'rows' | 'columns'>): TableValue {
  const { rowNames, columns } = contentOfTable(document);
  const blank = (column: number) => defaultCell(columns[column - 1]?.type ?? 1);
  return {
    rowCount: rowNames.length,
    columnCount: columns.length,
    cell: (row, column) => columns[column - 1]?.cells[row - 1] ?? blank(column),
    blank,
    findRow: (name) => (name === '' ? 0 : rowNames.indexOf(name) + 1),
    findColumn: (name) => (name === '' ? 0 : columns.findIndex((column) => column.name === name) + 1),
  };
}
