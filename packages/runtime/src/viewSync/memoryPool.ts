/** Memory that goes back and forth, so that nothing is made again in each step. */
export class MemoryPool {
  #spares: ArrayBuffer[] = [];

  /** Takes memory that nobody uses any more. */
  give(spares: readonly ArrayBuffer[]): void {
    this.#spares = [...this.#spares, ...spares].slice(-mostSpares);
  }

  /** Room for so many numbers, whatever is in it. */
  take(length: number): Float64Array<ArrayBuffer> {
    const bytes = length * Float64Array.BYTES_PER_ELEMENT;
    const found = this.#spares.findIndex(({ byteLength }) => byteLength >= bytes && byteLength <= 4 * bytes);
    const [spare] = found < 0 ? [] : this.#spares.splice(found, 1);
    return new Float64Array(spare ?? new ArrayBuffer(roomFor(bytes)), 0, length);
  }
}

const mostSpares = 12;

/** Room to grow in. */
function roomFor(bytes: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(bytes, 64)));
}
