import { NumberRows } from './numberRows.ts';
import { rowLength } from './rowFields.ts';

const firstRows = 64;
/** Engines store integers up to this without allocating an object. */
const largestStamp = 0x3fffffff;

/**
 * The numbers of a scene's actors. Numbers for drawing, numbers for motion and rarely changed numbers have tables of
 * their own, so that iterating over all actors reads little memory; `data` contains slots. Each table is replaced when
 * it grows, which happens only when an actor is created: get it again after that.
 */
export class ActorRows extends NumberRows {
  positions = new Float64Array(firstRows * rowLength);
  motions = new Float64Array(firstRows * rowLength);
  traits = new Float64Array(firstRows * rowLength);
  /** Changes whenever `positions` may have been written, except when an actor comes to rest in place. */
  stamp = 0;
  #used = 0;
  readonly #free: number[] = [];

  /** Records that a position has been written. */
  mark(): void {
    this.stamp = (this.stamp + 1) & largestStamp;
  }

  /** Where an actor's numbers, all zero, begin in each of the tables. */
  takeRow(): number {
    const again = this.#free.pop();
    if (again !== undefined) {
      for (const table of this.#tables()) table.fill(0, again, again + rowLength);
      return again;
    }
    const start = this.#used;
    this.#used += rowLength;
    if (this.#used > this.positions.length) {
      this.positions = larger(this.positions);
      this.motions = larger(this.motions);
      this.traits = larger(this.traits);
    }
    return start;
  }

  /** Releases numbers that are no longer read. */
  giveRow(start: number): void {
    this.#free.push(start);
  }

  /** Writes the numbers at `start` to `target` in other rows. */
  copyRow(start: number, to: ActorRows, target: number): void {
    const targets = to.#tables();
    for (const [index, table] of this.#tables().entries())
      targets[index]?.set(table.subarray(start, start + rowLength), target);
  }

  #tables(): readonly Float64Array[] {
    return [this.positions, this.motions, this.traits];
  }
}

function larger(table: Float64Array): Float64Array<ArrayBuffer> {
  const next = new Float64Array(table.length * 2);
  next.set(table);
  return next;
}
