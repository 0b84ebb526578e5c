import type { Id, TableDocument, TableRow } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { checkLabel } from './tableNames.ts';
import { insertRowOps, isSmallChange, repairOps, replacingOps } from './tableOps.ts';
import { checkBytes, checkSize } from './tableSize.ts';
import { checkNewIds, findTable, tableName } from './tableTarget.ts';

interface AddRows {
  readonly table: Id;
  readonly rows: readonly { readonly id: Id; readonly name?: string }[];
  /** Position of the first one, from 0; after the last row when omitted. */
  readonly index?: number;
}

/** Inserts rows filled with the defaults of their columns. docs/product-rules.md#tables-and-cells. */
export const addRows = defineEdit({
  kind: 'table.addRows',
  plan(project, data: AddRows) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const rows = data.rows.map(({ id, name = '' }) => ({ id, name }));
    const cells = table.columns.map(({ type }) => defaultCell(type));
    const refused =
      checkNewIds(
        table.rows,
        rows.map(({ id }) => id),
      ) ??
      rows.map(({ name }) => checkLabel(name)).find(Boolean) ??
      checkSize(table.rows.length + rows.length, table.columns.length) ??
      checkBytes(table, [rows, rows.map(() => cells)]);
    return (
      refused ??
      succeed([
        ...repairOps(table),
        ...insertionOps(table, rows, clampIndex(data.index ?? table.rows.length, table.rows.length)),
      ])
    );
  },
  label: (project, { table, rows }) => ({
    what: `Added ${counted(rows.length, 'row', 'rows')}`,
    where: tableName(project, table),
  }),
});

/** Ops that insert rows of defaults at an index, one by one or as a whole. */
function insertionOps(table: TableDocument, rows: TableRow[], index: number): Op[] {
  if (isSmallChange(rows.length * (table.columns.length + 1))) return insertRowOps(table, rows, index);
  const columns = table.columns.map((column) => {
    const cells = table.rows.map((_, row) => column.$[row] ?? defaultCell(column.type));
    const added = rows.map(() => defaultCell(column.type));
    return { ...column, $: [...cells.slice(0, index), ...added, ...cells.slice(index)] };
  });
  return replacingOps(table, { rows: [...table.rows.slice(0, index), ...rows, ...table.rows.slice(index)], columns });
}
