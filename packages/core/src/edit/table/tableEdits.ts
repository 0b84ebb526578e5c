import { addColumns } from './addColumns.ts';
import { addRows } from './addRows.ts';
import { addTable } from './addTable.ts';
import { duplicateTable } from './duplicateTable.ts';
import { moveColumns } from './moveColumns.ts';
import { moveRows } from './moveRows.ts';
import { removeColumns } from './removeColumns.ts';
import { removeRows } from './removeRows.ts';
import { removeTable } from './removeTable.ts';
import { renameTable } from './renameTable.ts';
import { reorderTable } from './reorderTable.ts';
import { replaceTable } from './replaceTable.ts';
import { resizeTable } from './resizeTable.ts';
import { restorePurchaseTable } from './restorePurchaseTable.ts';
import { sortRows } from './sortRows.ts';
import { tableCellEdits } from './tableCellEdits.ts';

/** Every edit of tables. */
export const tableEdits = [
  addTable,
  duplicateTable,
  renameTable,
  reorderTable,
  removeTable,
  restorePurchaseTable,
  replaceTable,
  resizeTable,
  addRows,
  removeRows,
  moveRows,
  sortRows,
  addColumns,
  removeColumns,
  moveColumns,
  ...tableCellEdits,
] as const;
