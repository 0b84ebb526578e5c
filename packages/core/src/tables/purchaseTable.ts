import { tableTypes } from '../attributes/enumerations.ts';
import type { Id, TableColumn, TableDocument } from '../generated/entities.ts';
import { createTable } from './createTable.ts';

/** The name of the purchase table, which cannot be changed. docs/product-rules.md#uploads. */
export const purchaseTableName = 'PurchaseTable';

/**
 * Columns of the purchase table; the platform fills in the read-only ones while the game runs.
 * docs/runtime-rules.md#tables.
 */
const purchaseColumns = [
  { name: 'Id', type: 1, readonly: false },
  { name: 'Consumable', type: 4, readonly: false },
  { name: 'Name', type: 1, readonly: true },
  { name: 'Price', type: 1, readonly: true },
  { name: 'State', type: 1, readonly: true },
] as const;

/** An empty purchase table, with columns `id1` to `id5`. docs/product-rules.md#table. */
export function createPurchaseTable(id: Id): TableDocument {
  const columns = purchaseColumns.map((column, index) => ({ id: `id${index + 1}`, ...column, $: [] }));
  return { ...createTable(id, purchaseTableName, { rows: [], columns }), flags: 26, tableType: tableTypes.purchase };
}

/** True for the purchase table. Its name and columns cannot be changed. */
export function isPurchaseTable(table: Pick<TableDocument, 'name'>): boolean {
  return table.name === purchaseTableName;
}

/**
 * True when people may write into the column: in the purchase table only Id and Consumable.
 * docs/runtime-rules.md#tables.
 */
export function isColumnEditable(
  table: Pick<TableDocument, 'name'>,
  column: Pick<TableColumn, 'name' | 'readonly'>,
): boolean {
  if (!isPurchaseTable(table)) return !column.readonly;
  return purchaseColumns.find(({ name }) => name === column.name)?.readonly === false;
}
