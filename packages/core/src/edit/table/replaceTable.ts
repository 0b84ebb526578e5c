import type { Id, TableColumn, TableDocument, TableRow } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import { fitCells } from '../../tables/convertCell.ts';
import { isColumnEditable, isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { checkColumnType } from './addColumns.ts';
import { checkLabel } from './tableNames.ts';
import { repairOps, replacingOps } from './tableOps.ts';
import { checkBytes, checkSize } from './tableSize.ts';
import { checkNewIds, findTable, tableName } from './tableTarget.ts';

interface ReplaceTable {
  readonly table: Id;
  /** As `partsOfContent` creates them from a file. Existing ones keep what the file does not contain. */
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
}

/**
 * Replaces all rows and columns, as when uploading a file. The purchase table keeps its columns.
 * docs/product-rules.md#tables-and-cells.
 */
export const replaceTable = defineEdit({
  kind: 'table.replace',
  plan(project, data: ReplaceTable) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const refused = checkParts(data) ?? checkBytes({ ...table, rows: [], columns: [] }, [data.rows, data.columns]);
    if (refused) return refused;
    const rows = data.rows.map((row) => ({ ...findMember(table.rows, row.id), ...row }));
    const columns = isPurchaseTable(table) ? purchaseColumns(table, data) : freeColumns(table, data);
    if (!columns) return refusal(`The columns of ${purchaseTableName} cannot be changed, but the file has others.`);
    return succeed([...repairOps(table), ...replacingOps(table, { rows, columns })]);
  },
  label: (project, { table, rows, columns }) => ({
    what: `Replaced by ${rows.length} × ${columns.length} cells of a file`,
    where: tableName(project, table),
  }),
});

/** Why the new rows and columns cannot be stored; undefined when they can. */
function checkParts({ rows, columns }: ReplaceTable): ReturnType<typeof refusal> | undefined {
  return (
    checkSize(rows.length, columns.length) ??
    checkNewIds(
      [],
      rows.map(({ id }) => id),
    ) ??
    checkNewIds(
      [],
      columns.map(({ id }) => id),
    ) ??
    [...rows, ...columns].map(({ name }) => checkLabel(name)).find(Boolean) ??
    columns.map(({ type }) => checkColumnType(type)).find(Boolean)
  );
}

function freeColumns(table: TableDocument, { rows, columns }: ReplaceTable): TableColumn[] {
  return columns.map((column) => {
    const before = findMember(table.columns, column.id);
    const isReadonly = before?.readonly ?? column.readonly;
    return { ...before, ...column, readonly: isReadonly, $: fitCells(column.$, column.type, rows.length) };
  });
}

/**
 * The purchase table's own columns with new cells where people may write; undefined when the file has other columns.
 */
function purchaseColumns(table: TableDocument, { rows, columns }: ReplaceTable): TableColumn[] | undefined {
  const isAlike =
    columns.length === table.columns.length && table.columns.every(({ name }, index) => columns[index]?.name === name);
  if (!isAlike) return undefined;
  return table.columns.map((column, index) => ({
    ...column,
    $: isColumnEditable(table, column)
      ? fitCells(columns[index]?.$ ?? [], column.type, rows.length)
      : rows.map((_, row) => column.$[row] ?? defaultCell(column.type)),
  }));
}
