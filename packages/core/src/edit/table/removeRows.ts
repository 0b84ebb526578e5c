import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import { isSmallChange, removeRowOps, repairOps, replacingOps, withRowOrder } from './tableOps.ts';
import { findAll, findTable, tableName } from './tableTarget.ts';

/** Removes rows, with their cells. */
export const removeRows = defineEdit({
  kind: 'table.removeRows',
  plan(project, data: { readonly table: Id; readonly rows: readonly Id[] }) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const rows = findAll(table.rows, data.rows, 'The row', table.id);
    if (!rows.ok) return rows;
    const repairs = repairOps(table);
    if (isSmallChange(rows.value.length * (table.columns.length + 1))) {
      return succeed([...repairs, ...removeRowOps(table, rows.value)]);
    }
    const gone = new Set(rows.value);
    const order = table.rows.flatMap((row, index) => (gone.has(row) ? [] : [index]));
    return succeed([...repairs, ...replacingOps(table, withRowOrder(table, order))]);
  },
  label: (project, { table, rows }) => ({
    what: `Deleted ${counted(rows.length, 'row', 'rows')}`,
    where: tableName(project, table),
  }),
});
