import { addColumns } from './addColumns.ts';
import { addTable } from './addTable.ts';
import { duplicateTable } from './duplicateTable.ts';
import { moveColumns } from './moveColumns.ts';
import { removeColumns } from './removeColumns.ts';
import { removeTable } from './removeTable.ts';
import { renameTable } from './renameTable.ts';
import { reorderTable } from './reorderTable.ts';
import { replaceTable } from './replaceTable.ts';
import { resizeTable } from './resizeTable.ts';
import { restorePurchaseTable } from './restorePurchaseTable.ts';
import { tableCellEdits } from './tableCellEdits.ts';
import { tableRowEdits } from './tableRowEdits.ts';

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
  ...tableRowEdits,
  addColumns,
  removeColumns,
  moveColumns,
  ...tableCellEdits,
] as const;
