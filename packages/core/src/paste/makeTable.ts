import { freeTableName, listingOp } from '../edit/table/tableNames.ts';
import type { EntitySpec } from '../generated/library.ts';
import { documentKinds } from '../model/parse/documentKinds.ts';
import { newTableName } from '../tables/createTable.ts';
import { isPurchaseTable, purchaseTableName } from '../tables/purchaseTable.ts';
import type { PasteBuilder } from './pasteBuilder.ts';
import { fittingName } from './pasteNames.ts';

/** Adds a table with all its cells, or an empty one of the name. There is one table of purchases at most. */
export function makeTable(builder: PasteBuilder, id: string, { name, document }: EntitySpec, isImport: boolean): void {
  const hasPurchases = [...builder.project.tables.values()].some(isPurchaseTable);
  if (isImport && documentKinds.tables.validate(document)) {
    const free = freeTableName(builder.project, fittingName(document.name, newTableName));
    const columns = document.columns.map((column) => ({ ...column, readonly: false }));
    const normal = { tableType: 0, ...(isPurchaseTable(document) && { flags: 9, columns }) };
    const value = { ...document, ...(free === purchaseTableName ? {} : normal), id, name: free };
    builder.pushOps([{ op: 'set', path: ['tables', id], value }, listingOp(id, free)]);
  } else if (name === purchaseTableName && !hasPurchases) {
    builder.push({ kind: 'table.restorePurchases', data: { id } });
  } else {
    const fitting = fittingName(name, newTableName);
    builder.push({ kind: 'table.add', data: { id, name: fitting === purchaseTableName ? newTableName : fitting } });
  }
}
