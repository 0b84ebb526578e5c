import { ActorRows } from './actorRows.ts';

/** An owner with numbers in rows: named ones at its start in each table, and slots. */
export class RowOwner {
  rows: ActorRows;
  /** Where its named numbers begin in each table, and its slots in `data`. */
  offset: number;
  firstSlot: number;
  readonly #slotCount: number;

  constructor(rows: ActorRows, slotCount: number) {
    this.rows = rows;
    this.#slotCount = slotCount;
    this.offset = rows.takeRow();
    this.firstSlot = rows.take(slotCount);
  }

  readSlot(slot: number): number {
    return this.rows.data[this.firstSlot + slot] ?? 0;
  }

  writeSlot(slot: number, value: number): void {
    this.rows.data[this.firstSlot + slot] = value;
  }

  /** A copy of all slots. */
  copySlots(): Float64Array {
    return this.rows.data.slice(this.firstSlot, this.firstSlot + this.#slotCount);
  }

  /** Overwrites the first slots. */
  putSlots(values: Float64Array): void {
    this.rows.data.set(values, this.firstSlot);
  }

  /** Copies everything from another one except its location in memory; only the first slots fit. */
  copy(other: RowOwner, slotCount: number): void {
    const { rows, offset, firstSlot } = this;
    Object.assign(this, other, { rows, offset, firstSlot });
    rows.data.set(other.rows.data.subarray(other.firstSlot, other.firstSlot + slotCount), firstSlot);
    other.rows.copyRow(other.offset, rows, offset);
  }

  /** Releases its rows. References to the owner still read its last values. */
  leaveRow(): void {
    const { rows, offset, firstSlot } = this;
    const slots = this.copySlots();
    const own = new ActorRows();
    this.rows = own;
    this.offset = own.takeRow();
    this.firstSlot = own.take(this.#slotCount);
    this.putSlots(slots);
    rows.copyRow(offset, own, this.offset);
    rows.give(firstSlot, this.#slotCount);
    rows.giveRow(offset);
  }
}
