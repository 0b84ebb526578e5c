import type { ScalarAttributeType } from '../../attributes/attributeType.ts';
import { convertValue, type Scalar } from '../../attributes/convert.ts';
import type { TableColumn, TableDocument } from '../../generated/entities.ts';
import { createCountingIds } from '../../model/ids.ts';
import type { Draft } from '../draft.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Makes rows, columns and cells of tables fit together: every column gets one cell per row, cells get the type of their
 * column, and the counts are corrected. Cells beyond the last row get rows of their own. docs/runtime-rules.md#tables.
 */
export const tables: RepairStage = {
  id: 'tables',
  message: 'Checking project tables for potential errors...',
  run(run) {
    for (const [id, table] of run.project()?.tables ?? []) {
      run.edit(`tables/${id}.json`, (draft) => repairTable(draft, table));
    }
  },
};

function repairTable(draft: Draft, table: TableDocument): void {
  const count = table.columns.reduce((most, column) => Math.max(most, usedLength(column)), table.rows.length);
  const nextId = createCountingIds(table.rows.map(({ id }) => id));
  for (let row = table.rows.length; row < count; row += 1) {
    draft.set(['rows', row], { id: nextId(), name: '' }, 'A column has a cell for it.');
  }
  for (const [index, column] of table.columns.entries()) repairColumn(draft, column, index, count);
  repairCount(draft, 'numRows', table.numRows, count);
  repairCount(draft, 'numCols', table.numCols, table.columns.length);
}

function repairColumn(draft: Draft, column: TableColumn, index: number, count: number): void {
  const cells = column.$.slice(0, count).map((cell) => fitting(column.type, cell));
  while (cells.length < count) cells.push(kindOf(column.type).empty);
  if (cells.length === column.$.length && cells.every((cell, row) => cell === column.$[row])) return;
  const why = `The cells of the column ${column.name} did not fit the rows of the table or the type of the column.`;
  draft.set(['columns', index, '$'], cells, why);
}

function repairCount(draft: Draft, key: 'numRows' | 'numCols', stated: number, count: number): void {
  if (stated !== count) draft.set([key], count, `The table has ${count}.`);
}

/** The number of cells in a column up to the last non-empty one. */
function usedLength({ type, $: cells }: TableColumn): number {
  return cells.findLastIndex((cell) => cell !== '' && cell !== kindOf(type).empty) + 1;
}

interface ColumnKind {
  readonly type: ScalarAttributeType;
  /** The value of a new cell. */
  readonly empty: Scalar;
}

const text: ColumnKind = { type: 'text', empty: '' };

/** Column types by number. docs/product-rules.md#table. */
const columnKinds: readonly ColumnKind[] = [
  text,
  text,
  { type: 'integer', empty: 0 },
  { type: 'real', empty: 0 },
  { type: 'boolean', empty: false },
  { type: 'angle', empty: 0 },
];

function kindOf(type: number): ColumnKind {
  return columnKinds[type] ?? text;
}

/** A cell in its column's type. Angles outside a full turn are kept, because validation accepts them. */
function fitting(type: number, cell: Scalar): Scalar {
  const wanted = kindOf(type).type;
  return wanted === 'angle' && typeof cell === 'number' ? cell : convertValue(cell, wanted);
}
