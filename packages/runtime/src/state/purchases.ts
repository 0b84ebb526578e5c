import type { Scalar } from '@playhouse/core';
import type { RuntimeTable } from './table.ts';
import type { World } from './world.ts';

/** What a platform is told of an item that the game sells. Reference 5 "PurchaseTable" and 8.1. */
export interface ItemInfo {
  readonly itemID: string;
  readonly consumable: boolean;
  readonly name: string;
  readonly price: string;
  readonly state: string;
}

/** The item of a product, or undefined when the game sells no such thing. */
export function findItem(world: World, product: string): ItemInfo | undefined {
  const table = purchaseTable(world);
  const row = table ? rowOf(table, product) : 0;
  if (!table || row === 0) return undefined;
  const text = (column: string) => String(cellOf(table, row, column));
  return {
    itemID: product,
    consumable: cellOf(table, row, 'Consumable') === true,
    name: text('Name'),
    price: text('Price'),
    state: text('State'),
  };
}

/** Notes how far the purchase of a product has come. */
export function setItemState(world: World, product: string, state: string): void {
  const table = purchaseTable(world);
  if (!table) return;
  const row = rowOf(table, product);
  const column = table.findColumn('State');
  if (row > 0 && column > 0) table.write(row, column, state);
}

function purchaseTable(world: World): RuntimeTable | undefined {
  return world.tables.find((table) => table.name === 'PurchaseTable');
}

function rowOf(table: RuntimeTable, product: string): number {
  const column = table.findColumn('Id');
  for (let row = 1; column > 0 && row <= table.rowCount; row++) if (table.cell(row, column) === product) return row;
  return 0;
}

function cellOf(table: RuntimeTable, row: number, column: string): Scalar {
  const number = table.findColumn(column);
  return number === 0 ? '' : table.cell(row, number);
}
