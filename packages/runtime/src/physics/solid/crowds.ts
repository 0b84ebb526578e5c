import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/**
 * Maximum number of solid bodies in one place; the others pass through everything until there is room. Without a limit,
 * the library stores a pair for any two of them, and runs out of memory when a game puts thousands in one spot.
 */
export const mostInPlace = 64;

/** Finds bodies that overlap too many others: those in one cell and no larger than it. */
export class Crowds {
  readonly #sizes = new Int32Array(tableSize);
  readonly #stamps = new Int32Array(tableSize);
  readonly #columns = new Float64Array(tableSize);
  readonly #lines = new Float64Array(tableSize);
  readonly #cells = new Float64Array(tableSize);
  #stamp = 0;

  /** Visits each body that becomes or stops being crowded out, in order. */
  update(bodies: readonly SolidBody[], visit: (body: SolidBody, isCrowdedOut: boolean) => void): void {
    this.#stamp++;
    for (const body of bodies) {
      const isCrowdedOut = this.#enter(body) > mostInPlace;
      if (isCrowdedOut !== body.isCrowdedOut) visit(body, isCrowdedOut);
    }
  }

  /**
   * The number of bodies in the body's cell so far, including itself; more than any when there is no room for its cell.
   */
  #enter(body: SolidBody): number {
    const cell = cellOf(body);
    const column = Math.floor((body.placeX * pixelsPerMeter) / cell);
    const line = Math.floor((body.placeY * pixelsPerMeter) / cell);
    let slot = (Math.imul(column, 73_856_093) ^ Math.imul(line, 19_349_663) ^ Math.imul(cell, 83_492_791)) & mask;
    for (let tries = 0; tries < tableSize; tries++) {
      if (this.#stamps[slot] !== this.#stamp) {
        this.#stamps[slot] = this.#stamp;
        this.#columns[slot] = column;
        this.#lines[slot] = line;
        this.#cells[slot] = cell;
        this.#sizes[slot] = 1;
        return 1;
      }
      if (this.#columns[slot] === column && this.#lines[slot] === line && this.#cells[slot] === cell) {
        const size = (this.#sizes[slot] ?? 0) + 1;
        this.#sizes[slot] = size;
        return size;
      }
      slot = (slot + 1) & mask;
    }
    return Infinity;
  }
}

/** More cells than a scene can have actors. */
const tableSize = 2 ** 17;
const mask = tableSize - 1;

/** The smallest power of two, in px, that is at least the longer side of the actor. */
function cellOf({ width, height }: SolidBody): number {
  const side = Math.min(Math.max(Math.abs(width), Math.abs(height)), 1e6);
  let cell = 1;
  while (cell < side) cell *= 2;
  return cell;
}
