import { clearCells } from './clearCells.ts';
import { fillCells } from './fillCells.ts';
import { renameColumn } from './renameColumn.ts';
import { renameRow } from './renameRow.ts';
import { retypeColumn } from './retypeColumn.ts';
import { setCell } from './setCell.ts';
import { setCells } from './setCells.ts';

/** Every edit of a table's contents: names, types and cells. */
export const tableCellEdits = [
  renameRow,
  renameColumn,
  retypeColumn,
  setCell,
  setCells,
  fillCells,
  clearCells,
] as const;
