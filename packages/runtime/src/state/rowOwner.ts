import { NumberRows } from './numberRows.ts';

/** Whoever has a row of numbers: named ones first, then slots. */
export class RowOwner {
  rows: NumberRows;
  /** Where the row stands, and where its first slot. */
  row: number;
  firstSlot: number;
  readonly #length: number;

  constructor(rows: NumberRows, namedCount: number, slotCount: number) {
    this.rows = rows;
    this.#length = namedCount + slotCount;
    this.row = rows.take(this.#length);
    this.firstSlot = this.row + namedCount;
  }

  readSlot(slot: number): number {
    return this.rows.data[this.firstSlot + slot] ?? 0;
  }

  writeSlot(slot: number, value: number): void {
    this.rows.data[this.firstSlot + slot] = value;
  }

  /** A copy of all slots. */
  copySlots(): Float64Array {
    return this.rows.data.slice(this.firstSlot, this.row + this.#length);
  }

  /** Overwrites the first slots. */
  putSlots(values: Float64Array): void {
    this.rows.data.set(values, this.firstSlot);
  }

  /** Takes on everything of another one but its place in memory; of its slots, the first ones. */
  copy(other: RowOwner, slotCount: number): void {
    const { rows, row, firstSlot } = this;
    Object.assign(this, other, { rows, row, firstSlot });
    rows.data.set(other.rows.data.subarray(other.row, other.firstSlot + slotCount), row);
  }

  /** Leaves its row to others. Who still holds the owner reads what it had. */
  leaveRow(): void {
    const { rows, row, firstSlot } = this;
    const own = new NumberRows();
    this.rows = own;
    this.row = own.take(this.#length);
    this.firstSlot = this.row + (firstSlot - row);
    own.data.set(rows.data.subarray(row, row + this.#length), this.row);
    rows.give(row, this.#length);
  }
}
