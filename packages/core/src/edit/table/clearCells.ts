import { defaultCell } from '../../tables/columnTypes.ts';
import { defineEdit } from '../defineEdit.ts';
import { type CellRange, planRange } from './fillCells.ts';
import { tableName } from './tableTarget.ts';

/** Resets all cells of a range to the default of their columns. docs/product-rules.md#table. */
export const clearCells = defineEdit({
  kind: 'table.clearCells',
  plan: (project, data: CellRange) => planRange(project, data, ({ type }) => defaultCell(type)),
  label: (project, { table }) => ({ what: 'Cleared cells', where: tableName(project, table) }),
});
