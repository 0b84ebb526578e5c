/** Memory that is passed back and forth, so that steps do not allocate. */
export class MemoryPool {
  #spares: ArrayBuffer[] = [];

  /** Takes back unused memory. */
  give(spares: readonly ArrayBuffer[]): void {
    this.#spares = [...this.#spares, ...spares].slice(-mostSpares);
  }

  /** Memory for this many numbers, with arbitrary content. */
  take(length: number): Float64Array<ArrayBuffer> {
    const bytes = length * Float64Array.BYTES_PER_ELEMENT;
    const found = this.#spares.findIndex(({ byteLength }) => byteLength >= bytes && byteLength <= 4 * bytes);
    const [spare] = found < 0 ? [] : this.#spares.splice(found, 1);
    return new Float64Array(spare ?? new ArrayBuffer(roomFor(bytes)), 0, length);
  }
}

const mostSpares = 12;

/** Room for growth. */
function roomFor(bytes: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(bytes, 64)));
}
