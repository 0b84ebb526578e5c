import type { Scalar } from '../../attributes/convert.ts';
import type { Id } from '../../generated/entities.ts';
import type { Result } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { renameColumn } from './renameColumn.ts';
import { renameRow } from './renameRow.ts';
import { setCells } from './setCells.ts';
import { tableName } from './tableTarget.ts';

interface SetCell {
  readonly table: Id;
  /** Omitted for row 0, which contains the names of the columns. */
  readonly row?: Id;
  /** Omitted for column 0, which contains the names of the rows. */
  readonly column?: Id;
  readonly value: Scalar;
}

/**
 * Writes a cell, converted to its column's type; at row 0 or column 0 it sets a name.
 * docs/product-rules.md#tables-and-cells.
 */
export const setCell = defineEdit({
  kind: 'table.setCell',
  plan(project, { table, row, column, value }: SetCell): Result<readonly Op[]> {
    if (row !== undefined && column !== undefined) {
      return setCells.plan(project, { table, row, column, values: [[value]] });
    }
    if (column !== undefined) return renameColumn.plan(project, { table, column, name: String(value) });
    if (row !== undefined) return renameRow.plan(project, { table, row, name: String(value) });
    return refusal('The corner of a table cannot be changed.');
  },
  label: (project, { table, row, column }) => ({
    what: row === undefined ? 'Named a column' : column === undefined ? 'Named a row' : 'Changed a cell',
    where: tableName(project, table),
  }),
});
