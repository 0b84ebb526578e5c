import type { Scalar } from '../../attributes/convert.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { normalizeCell } from '../../tables/convertCell.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { indexOfMember } from '../memberIndex.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { cellOps } from './cellOps.ts';
import { repairOps } from './tableOps.ts';
import { checkBytes } from './tableSize.ts';
import { checkEditable, findTable, tableName } from './tableTarget.ts';

interface SetCells {
  readonly table: Id;
  /** Row and column of the first cell. */
  readonly row: Id;
  readonly column: Id;
  /** Values row by row; the rows may differ in length. */
  readonly values: readonly (readonly Scalar[])[];
}

/**
 * Writes a block of cells, as pasting does, each converted to its column's type. The block has to fit.
 * docs/product-rules.md#tables-and-cells.
 */
export const setCells = defineEdit({
  kind: 'table.setCells',
  plan(project, data: SetCells): Result<readonly Op[]> {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const top = indexOfMember(table.rows, { id: data.row });
    const left = indexOfMember(table.columns, { id: data.column });
    if (top < 0) return missing('The row', ['tables', table.id]);
    if (left < 0) return missing('The column', ['tables', table.id]);
    const { values } = data;
    const width = values.reduce((most, row) => Math.max(most, row.length), 0);
    if (top + values.length > table.rows.length || left + width > table.columns.length) {
      return refusal(`The block of ${values.length} × ${width} cells does not fit. Enlarge the table first.`);
    }
    if (!values.every((row) => row.every(isScalar))) return refusal('A cell must be text, a number, true or false.');
    const columns = table.columns.slice(left, left + width);
    const changes = columns.map((column, x) => {
      const cells: (Scalar | undefined)[] = Array.from({ length: top });
      for (const row of values) {
        const value = row[x];
        cells.push(value === undefined ? undefined : normalizeCell(value, column.type));
      }
      return { column, cells };
    });
    const refused =
      checkEditable(table, columns) ??
      checkBytes(
        table,
        changes.map(({ cells }) => cells.slice(top)),
      );
    return refused ?? succeed([...repairOps(table), ...cellOps(table, changes)]);
  },
  label: (project, { table, values }) => ({
    what: `Pasted ${counted(
      values.reduce((sum, row) => sum + row.length, 0),
      'cell',
      'cells',
    )}`,
    where: tableName(project, table),
  }),
});

/** True for values that a cell can hold. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}
