import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { listPath, repairOps, wholeColumn } from './tableOps.ts';
import { findAll, findTableWithFreeColumns, tableName } from './tableTarget.ts';

interface MoveColumns {
  readonly table: Id;
  readonly columns: readonly Id[];
  /** Position of the first one among the columns that stay, from 0; clamped. */
  readonly index: number;
}

/** Moves columns to another position and keeps their order. */
export const moveColumns = defineEdit({
  kind: 'table.moveColumns',
  plan(project, data: MoveColumns) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const columns = findAll(table.columns, data.columns, 'The column', table.id);
    if (!columns.ok) return columns;
    const moved = new Set(columns.value);
    const rest = table.columns.filter((column) => !moved.has(column));
    const at = clampIndex(data.index, rest.length);
    const order = [...rest.slice(0, at), ...columns.value, ...rest.slice(at)];
    if (order.every((column, position) => column === table.columns[position])) return succeed([]);
    const path = listPath(table.id, 'columns');
    const removal = columns.value.toReversed().map(({ id }): Op => ({ op: 'remove', path: [...path, { id }] }));
    const insertion = columns.value.map((column, position): Op => {
      return { op: 'insert', path, index: at + position, value: wholeColumn(table, column) };
    });
    return succeed([...repairOps(table), ...removal, ...insertion]);
  },
  label: (project, { table, columns }) => ({
    what: `Moved ${counted(columns.length, 'column', 'columns')}`,
    where: tableName(project, table),
  }),
});
