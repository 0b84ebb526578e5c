import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { createPurchaseTable, isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { checkTableId, listingOp } from './tableNames.ts';

/** Adds the purchase table if there is none. docs/product-rules.md#table-library. */
export const restorePurchaseTable = defineEdit({
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
