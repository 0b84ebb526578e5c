import type { Id, TableDocument } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import { newColumnName } from '../../tables/createTable.ts';
import { isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import type { TableParts } from '../../tables/tableContent.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import {
  insertRowOps,
  isSmallChange,
  listPath,
  removeRowOps,
  repairOps,
  replacingOps,
  wholeColumn,
} from './tableOps.ts';
import { checkBytes, checkSize } from './tableSize.ts';
import { checkNewIds, findTable, tableName } from './tableTarget.ts';

interface ResizeTable {
  readonly table: Id;
  readonly rows: number;
  readonly columns: number;
  /** Ids for the new rows and columns, as many as are added. */
  readonly newRows?: readonly Id[];
  readonly newColumns?: readonly Id[];
}

/**
 * Resizes a table: removes rows and columns at the ends, or adds ones with defaults there.
 * docs/product-rules.md#tables-and-cells.
 */
export const resizeTable = defineEdit({
  kind: 'table.resize',
  plan(project, data: ResizeTable) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const refused = checkNumbers(table, data);
    if (refused) return refused;
    const after = partsAfter(table, data);
    const added = [after.rows.slice(table.rows.length), after.columns.slice(table.columns.length), data.newRows];
    const large = checkBytes(table, [
      ...added,
      data.newRows?.map(() => after.columns.map(({ type }) => defaultCell(type))),
    ]);
    if (large) return large;
    const changed = Math.abs(data.rows - table.rows.length) * (after.columns.length + 1);
    const ops = isSmallChange(changed) ? singleOps(table, after) : replacingOps(table, after);
    return succeed([...repairOps(table), ...ops]);
  },
  label: (project, { table, rows, columns }) => ({
    what: `Resized to ${rows} × ${columns}`,
    where: tableName(project, table),
  }),
});

/** Why a table cannot have this size; undefined when it can. */
function checkNumbers(table: TableDocument, data: ResizeTable): ReturnType<typeof refusal> | undefined {
  const { rows, columns, newRows = [], newColumns = [] } = data;
  if (![rows, columns].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    return refusal('The number of rows and columns must be 0 or a positive integer.');
  }
  if (isPurchaseTable(table) && columns !== table.columns.length) {
    return refusal(`The columns of ${purchaseTableName} cannot be changed.`);
  }
  const isCounted =
    newRows.length === Math.max(0, rows - table.rows.length) &&
    newColumns.length === Math.max(0, columns - table.columns.length);
  if (!isCounted) return refusal('Every new row and column needs an id.');
  return checkSize(rows, columns) ?? checkNewIds(table.rows, newRows) ?? checkNewIds(table.columns, newColumns);
}

function partsAfter(table: TableDocument, { rows, columns, newRows = [], newColumns = [] }: ResizeTable): TableParts {
  const added = newColumns.map((id) => ({ id, name: newColumnName, type: 1, readonly: false, $: [] }));
  return {
    rows: [...table.rows.slice(0, rows), ...newRows.map((id) => ({ id, name: '' }))],
    columns: [...table.columns.slice(0, columns), ...added].map((column) => ({
      ...column,
      $: Array.from({ length: rows }, (_, row) => {
        const isOld = row < table.rows.length;
        return (isOld ? column.$[row] : undefined) ?? defaultCell(column.type);
      }),
    })),
  };
}

/** First the columns, then the rows, with a cell in each remaining column. */
function singleOps(table: TableDocument, after: TableParts): Op[] {
  const path = listPath(table.id, 'columns');
  const removal = table.columns.slice(after.columns.length).toReversed();
  const insertion = after.columns.slice(table.columns.length);
  const shaped = { ...table, columns: after.columns };
  return [
    ...removal.map(({ id }): Op => ({ op: 'remove', path: [...path, { id }] })),
    ...insertion.map(({ $: _, ...column }, at): Op => {
      const value = wholeColumn(table, { ...column, $: [] });
      return { op: 'insert', path, index: table.columns.length + at, value };
    }),
    ...removeRowOps(shaped, table.rows.slice(after.rows.length)),
    ...insertRowOps(shaped, after.rows.slice(table.rows.length), table.rows.length),
  ];
}
