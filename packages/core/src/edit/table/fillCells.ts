import type { Scalar } from '../../attributes/convert.ts';
import type { Id, TableColumn } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { normalizeCell } from '../../tables/convertCell.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { cellOps } from './cellOps.ts';
import { isScalar } from './setCells.ts';
import { repairOps } from './tableOps.ts';
import { checkBytes } from './tableSize.ts';
import { checkEditable, findAll, findTable, tableName } from './tableTarget.ts';

/** The cells where rows and columns cross. */
export interface CellRange {
  readonly table: Id;
  readonly rows: readonly Id[];
  readonly columns: readonly Id[];
}

/** Writes one value into all cells of a range, converted to the type of each column. */
export const fillCells = defineEdit({
  kind: 'table.fillCells',
  plan(project, data: CellRange & { readonly value: Scalar }) {
    if (!isScalar(data.value)) return refusal('A cell must be text, a number, true or false.');
    return planRange(project, data, (column) => normalizeCell(data.value, column.type));
  },
  label: (project, { table }) => ({ what: 'Filled cells', where: tableName(project, table) }),
});

/** Ops that set each cell of a range to the value for its column. */
export function planRange(
  project: Project,
  range: CellRange,
  valueFor: (column: TableColumn) => Scalar,
): Result<readonly Op[]> {
  const found = findTable(project, range.table);
  if (!found.ok) return found;
  const table = found.value;
  const rows = findAll(table.rows, range.rows, 'The row', table.id);
  if (!rows.ok) return rows;
  const columns = findAll(table.columns, range.columns, 'The column', table.id);
  if (!columns.ok) return columns;
  const wanted = new Set(rows.value);
  const changes = columns.value.map((column) => {
    const value = valueFor(column);
    return { column, cells: table.rows.map((row) => (wanted.has(row) ? value : undefined)) };
  });
  const refused =
    checkEditable(table, columns.value) ??
    checkBytes(
      table,
      changes.map(({ cells }) => cells),
    );
  return refused ?? succeed([...repairOps(table), ...cellOps(table, changes)]);
}
