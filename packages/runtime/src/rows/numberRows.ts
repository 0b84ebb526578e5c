const firstLength = 1024;

/**
 * Contiguous rows of numbers, so that iterating over a scene's actors reads memory sequentially. `data` is replaced
 * when it grows: get it again after taking a row.
 */
export class NumberRows {
  data = new Float64Array(firstLength);
  #used = 0;
  /** Starts of released rows, by length. */
  readonly #free = new Map<number, number[]>();

  /** Takes a row of zeros and returns its start. */
  take(length: number): number {
    const again = this.#free.get(length)?.pop();
    if (again !== undefined) {
      this.data.fill(0, again, again + length);
      return again;
    }
    const start = this.#used;
    this.#used += length;
    if (this.#used > this.data.length) this.#grow();
    return start;
  }

  /** Releases a row that is no longer read. */
  give(start: number, length: number): void {
    const free = this.#free.get(length);
    if (free) free.push(start);
    else this.#free.set(length, [start]);
  }

  #grow(): void {
    const larger = new Float64Array(Math.max(this.#used, this.data.length * 2));
    larger.set(this.data);
    this.data = larger;
  }
}
