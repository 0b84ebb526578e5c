import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import { listedTables } from '../../tables/orderedTables.ts';
import { createPurchaseTable, isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { addColumns } from './addColumns.ts';
import { addRows } from './addRows.ts';
import { addTable } from './addTable.ts';
import { type CellRange, fillCells, planRange } from './fillCells.ts';
import { moveColumns } from './moveColumns.ts';
import { moveRows } from './moveRows.ts';
import { renameColumn } from './renameColumn.ts';
import { renameRow } from './renameRow.ts';
import { reorderTable } from './reorderTable.ts';
import { replaceTable } from './replaceTable.ts';
import { resizeTable } from './resizeTable.ts';
import { retypeColumn } from './retypeColumn.ts';
import { setCell } from './setCell.ts';
import { setCells } from './setCells.ts';
import { checkTableId, checkTableName, freeTableName, listingOp, namingOps } from './tableNames.ts';
import { isSmallChange, listPath, mendingOps, removeRowOps, replacingOps, withRowOrder } from './tableOps.ts';
import { findAll, findTable, findTableWithFreeColumns, tableName } from './tableTarget.ts';

/** Gives all cells of a range the default of their columns. docs/product-rules.md#table. */
const clearCells = defineEdit({
  kind: 'table.clearCells',
  plan: (project, data: CellRange) => planRange(project, data, ({ type }) => defaultCell(type)),
  label: (project, { table }) => ({ what: 'Cleared cells', where: tableName(project, table) }),
});

/** Every edit of what is in a table: names, types and cells. */
const tableCellEdits = [renameRow, renameColumn, retypeColumn, setCell, setCells, fillCells, clearCells] as const;

/** Adds the purchase table where there is none. docs/product-rules.md#table-library. */
const restorePurchaseTable = defineEdit({
  kind: 'table.restorePurchases',
  plan(project, { id }: { readonly id: Id }) {
    const refused = checkTableId(project, id);
    if (refused) return refused;
    if ([...project.tables.values()].some(isPurchaseTable)) return refusal(`There is already a ${purchaseTableName}.`);
    return succeed([
      { op: 'set', path: ['tables', id], value: createPurchaseTable(id) },
      listingOp(id, purchaseTableName),
    ]);
  },
  label: (project) => ({ what: `Restored ${purchaseTableName}`, where: project.object.title }),
});

/** Renames a table. References go by id. The purchase table keeps its name. docs/product-rules.md#uploads. */
const renameTable = defineEdit({
  kind: 'table.rename',
  plan(project, data: { readonly table: Id; readonly name: string }) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    if (isPurchaseTable(found.value)) return refusal(`${purchaseTableName} name is not editable.`);
    return (
      checkTableName(data.name) ??
      succeed(namingOps(project, data.table, freeTableName(project, data.name, data.table)))
    );
  },
  label: (project, data) => ({ what: `Renamed ${tableName(project, data.table)}`, where: project.object.title }),
});

/** Removes a table, or the entry of one that has no document. References to it stay and are reported. */
const removeTable = defineEdit({
  kind: 'table.remove',
  plan(project, data: { readonly table: Id }) {
    const ops: Op[] = [];
    if (project.tables.has(data.table)) ops.push({ op: 'unset', path: ['tables', data.table] });
    if (listedTables(project).includes(data.table)) {
      ops.push({ op: 'unset', path: ['object', 'attributes', data.table] });
    }
    return ops.length > 0 ? succeed(ops) : missing('The table', ['tables', data.table]);
  },
  label: (project, data) => ({ what: `Deleted ${tableName(project, data.table)}`, where: project.object.title }),
});

/** Removes rows, with their cells. */
const removeRows = defineEdit({
  kind: 'table.removeRows',
  plan(project, data: { readonly table: Id; readonly rows: readonly Id[] }) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const rows = findAll(table.rows, data.rows, 'The row', table.id);
    if (!rows.ok) return rows;
    const mending = mendingOps(table);
    if (isSmallChange(rows.value.length * (table.columns.length + 1))) {
      return succeed([...mending, ...removeRowOps(table, rows.value)]);
    }
    const gone = new Set(rows.value);
    const order = table.rows.flatMap((row, index) => (gone.has(row) ? [] : [index]));
    return succeed([...mending, ...replacingOps(table, withRowOrder(table, order))]);
  },
  label: (project, { table, rows }) => ({
    what: `Deleted ${counted(rows.length, 'row', 'rows')}`,
    where: tableName(project, table),
  }),
});

/** Removes columns, with their cells. */
const removeColumns = defineEdit({
  kind: 'table.removeColumns',
  plan(project, data: { readonly table: Id; readonly columns: readonly Id[] }) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    const columns = findAll(found.value.columns, data.columns, 'The column', data.table);
    if (!columns.ok) return columns;
    const path = listPath(data.table, 'columns');
    const ops = columns.value.toReversed().map(({ id }): Op => ({ op: 'remove', path: [...path, { id }] }));
    return succeed([...mendingOps(found.value), ...ops]);
  },
  label: (project, { table, columns }) => ({
    what: `Deleted ${counted(columns.length, 'column', 'columns')}`,
    where: tableName(project, table),
  }),
});

/** Adds a copy of a table right behind it. A copy of the purchase table is a normal table that can be changed. */
const duplicateTable = defineEdit({
  kind: 'table.duplicate',
  plan(project, data: { readonly table: Id; readonly id: Id }) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const refused = checkTableId(project, data.id);
    if (refused) return refused;
    const original = found.value;
    const name = freeTableName(project, original.name);
    const columns = original.columns.map((column) => ({ ...column, readonly: false }));
    const normal = isPurchaseTable(original) ? { flags: 9, tableType: 0, columns } : {};
    const place = Object.keys(project.object.attributes).indexOf(data.table);
    return succeed([
      { op: 'set', path: ['tables', data.id], value: { ...original, ...normal, id: data.id, name } },
      listingOp(data.id, name, place < 0 ? undefined : place + 1),
    ]);
  },
  label: (project, data) => ({ what: `Duplicated ${tableName(project, data.table)}`, where: project.object.title }),
});

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
  addColumns,
  removeColumns,
  moveColumns,
  ...tableCellEdits,
] as const;
