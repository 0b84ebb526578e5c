import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { isPurchaseTable } from '../../tables/purchaseTable.ts';
import { defineEdit } from '../defineEdit.ts';
import { checkTableId, freeTableName, listingOp } from './tableNames.ts';
import { findTable, tableName } from './tableTarget.ts';

/** Adds a copy of a table right after it. A copy of the purchase table is a normal table that can be changed. */
export const duplicateTable = defineEdit({
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
    const position = Object.keys(project.object.attributes).indexOf(data.table);
    return succeed([
      { op: 'set', path: ['tables', data.id], value: { ...original, ...normal, id: data.id, name } },
      listingOp(data.id, name, position < 0 ? undefined : position + 1),
    ]);
  },
  label: (project, data) => ({ what: `Duplicated ${tableName(project, data.table)}`, where: project.object.title }),
});
