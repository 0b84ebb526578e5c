import type { Scalar } from '@playhouse/core';
import type { PricedItem } from '../input/inputEvent.ts';
import type { RuntimeTable } from './table.ts';
import type { World } from './world.ts';

/**
 * What a platform needs to know about an item for sale. docs/runtime-rules.md#tables and
 * docs/runtime-rules.md#script-events.
 */
export interface ItemInfo {
  readonly itemID: string;
  readonly consumable: boolean;
  readonly name: string;
  readonly price: string;
  readonly state: string;
}

/** The item of a product, or undefined when the game does not sell it. */
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

/** Sets the state of a product's purchase. */
export function setItemState(world: World, product: string, state: string): void {
  const table = purchaseTable(world);
  if (!table) return;
  const row = rowOf(table, product);
  const column = table.findColumn('State');
  if (row > 0 && column > 0) table.write(row, column, state);
}

/**
 * The products in rows `first` to `last` of the purchase table, where -1 is the last row; undefined without a table.
 */
export function productsIn(world: World, first: number, last: number): string[] | undefined {
  const table = purchaseTable(world);
  const column = table?.findColumn('Id') ?? 0;
  if (!table || column === 0) return undefined;
  const rowOfIndex = (index: number) => (index === -1 ? table.rowCount : Math.floor(index));
  const from = Math.max(rowOfIndex(first), 1);
  const to = Math.min(rowOfIndex(last), table.rowCount);
  if (Number.isNaN(from + to)) return undefined;
  const products: string[] = [];
  for (let row = from; row <= to; row++) products.push(String(table.cell(row, column)));
  return products;
}

/** Writes a store's data about a product into its row. */
export function fillItem(world: World, { product, name, price }: PricedItem): void {
  const table = purchaseTable(world);
  const row = table ? rowOf(table, product) : 0;
  if (!table || row === 0) return;
  table.write(row, table.findColumn('Name'), name);
  table.write(row, table.findColumn('Price'), price);
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
