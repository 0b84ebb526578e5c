import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { listPath, repairOps } from './tableOps.ts';
import { findAll, findTableWithFreeColumns, tableName } from './tableTarget.ts';

/** Removes columns, with their cells. */
export const removeColumns = defineEdit({
  kind: 'table.removeColumns',
  plan(project, data: { readonly table: Id; readonly columns: readonly Id[] }) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    const columns = findAll(found.value.columns, data.columns, 'The column', data.table);
    if (!columns.ok) return columns;
    const path = listPath(data.table, 'columns');
    const ops = columns.value.toReversed().map(({ id }): Op => ({ op: 'remove', path: [...path, { id }] }));
    return succeed([...repairOps(found.value), ...ops]);
  },
  label: (project, { table, columns }) => ({
    what: `Deleted ${counted(columns.length, 'column', 'columns')}`,
    where: tableName(project, table),
  }),
});
