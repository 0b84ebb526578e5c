import { ActorRows, placeLength } from './actorRows.ts';

/** Whoever has a place and a row of numbers: named ones first, then slots. */
export class RowOwner {
  rows: ActorRows;
  /** Where its place stands, its row, and the first slot of it. */
  place: number;
  row: number;
  firstSlot: number;
  readonly #length: number;

  constructor(rows: ActorRows, namedCount: number, slotCount: number) {
    this.rows = rows;
    this.#length = namedCount + slotCount;
    this.place = rows.takePlace();
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
    const { rows, place, row, firstSlot } = this;
    Object.assign(this, other, { rows, place, row, firstSlot });
    rows.data.set(other.rows.data.subarray(other.row, other.firstSlot + slotCount), row);
    copyPlace(other.rows, other.place, rows, place);
  }

  /** Leaves its rows to others. Who still holds the owner reads what it had. */
  leaveRow(): void {
    const { rows, place, row, firstSlot } = this;
    const own = new ActorRows();
    this.rows = own;
    this.place = own.takePlace();
    this.row = own.take(this.#length);
    this.firstSlot = this.row + (firstSlot - row);
    own.data.set(rows.data.subarray(row, row + this.#length), this.row);
    copyPlace(rows, place, own, this.place);
    rows.give(row, this.#length);
    rows.givePlace(place);
  }
}

function copyPlace(from: ActorRows, start: number, to: ActorRows, target: number): void {
  to.places.set(from.places.subarray(start, start + placeLength), target);
}
