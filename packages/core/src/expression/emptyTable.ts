import type { TableValue } from './value.ts';

/** Replaces a table that does not exist; reading from it is not a second fault. */
export const emptyTable: TableValue = {
  rowCount: 0,
  columnCount: 0,
  cell: () => '',
  blank: () => '',
  findRow: () => 0,
  findColumn: () => 0,
};
