import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { listedTables } from '../../tables/orderedTables.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { tableName } from './tableTarget.ts';

/** Removes a table, or the list entry of one that has no document. References to it stay and are reported. */
export const removeTable = defineEdit({
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
