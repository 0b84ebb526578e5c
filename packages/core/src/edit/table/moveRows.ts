import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import { insertRowOps, isSmallChange, removeRowOps, repairOps, replacingOps, withRowOrder } from './tableOps.ts';
import { findAll, findTable, tableName } from './tableTarget.ts';

interface MoveRows {
  readonly table: Id;
  readonly rows: readonly Id[];
  /** Position of the first one among the rows that stay, from 0; clamped. */
  readonly index: number;
}

/** Moves rows, with their cells, to another position and keeps their order. */
export const moveRows = defineEdit({
  kind: 'table.moveRows',
  plan(project, data: MoveRows) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const rows = findAll(table.rows, data.rows, 'The row', table.id);
    if (!rows.ok) return rows;
    const moved = new Set(rows.value);
    const marked = table.rows.map((row, index) => ({ index, isMoved: moved.has(row) }));
    const taken = marked.filter(({ isMoved }) => isMoved).map(({ index }) => index);
    const rest = marked.filter(({ isMoved }) => !isMoved).map(({ index }) => index);
    const at = clampIndex(data.index, rest.length);
    const order = [...rest.slice(0, at), ...taken, ...rest.slice(at)];
    if (order.every((index, position) => index === position)) return succeed([]);
    const repairs = repairOps(table);
    if (!isSmallChange(2 * taken.length * (table.columns.length + 1))) {
      return succeed([...repairs, ...replacingOps(table, withRowOrder(table, order))]);
    }
    const insertion = insertRowOps(table, rows.value, at, (column, row) => {
      return column.$[taken[row] ?? 0] ?? defaultCell(column.type);
    });
    return succeed([...repairs, ...removeRowOps(table, rows.value), ...insertion]);
  },
  label: (project, { table, rows }) => ({
    what: `Moved ${counted(rows.length, 'row', 'rows')}`,
    where: tableName(project, table),
  }),
});
