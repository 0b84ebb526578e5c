import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { checkTableName, freeTableName, namingOps } from './tableNames.ts';
import { findTable, tableName } from './tableTarget.ts';

/** Renames a table. References use its id. The purchase table keeps its name. docs/product-rules.md#uploads. */
export const renameTable = defineEdit({
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
