/**
 * A hash of plain data as 16 hexadecimal digits: equal data, equal hash, on every machine. Two lanes of 32 bits, each
 * multiplied and rotated like murmur3. Keys of objects count in code-unit order.
 */
export function hashOf(value: unknown): string {
  const hash = new Hash();
  hash.value(value);
  return hash.digits();
}

class Hash {
  #high = 0x9e3779b9 | 0;
  #low = 0x85ebca6b | 0;
  readonly #number = new Float64Array(1);
  readonly #words = new Uint32Array(this.#number.buffer);

  value(value: unknown): void {
    switch (typeof value) {
      case 'number':
        this.#mixWord(1);
        this.#mixNumber(value);
        return;
      case 'string':
        this.#mixWord(2);
        this.#mixWord(value.length);
        for (let index = 0; index < value.length; index++) this.#mixWord(value.charCodeAt(index));
        return;
      case 'boolean':
        this.#mixWord(value ? 3 : 4);
        return;
      case 'object':
        if (value !== null) this.#mixObject(value);
        else this.#mixWord(5);
        return;
      default:
        this.#mixWord(6);
    }
  }

  digits(): string {
    const high = finish(this.#high ^ this.#low);
    const low = finish(this.#low + high);
    return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
  }

  #mixObject(value: object): void {
    if (value instanceof Float64Array) {
      this.#mixWord(7);
      this.#mixWord(value.length);
      for (const number of value) this.#mixNumber(number);
    } else if (ArrayBuffer.isView(value)) {
      this.#mixWord(8);
      this.#mixBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    } else if (Array.isArray(value)) {
      this.#mixWord(9);
      this.#mixWord(value.length);
      for (const element of value) this.value(element);
    } else this.#mixEntries(value);
  }

  #mixEntries(value: object): void {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    this.#mixWord(10);
    this.#mixWord(entries.length);
    for (const [key, member] of entries) {
      this.value(key);
      this.value(member);
    }
  }

  /** All NaN values count as one. */
  #mixNumber(number: number): void {
    this.#number[0] = Number.isNaN(number) ? Number.NaN : number;
    this.#mixWord(this.#words[0] ?? 0);
    this.#mixWord(this.#words[1] ?? 0);
  }

  #mixBytes(bytes: Uint8Array): void {
    this.#mixWord(bytes.length);
    for (let index = 0; index < bytes.length; index += 4) {
      const a = bytes[index] ?? 0;
      const b = bytes[index + 1] ?? 0;
      const c = bytes[index + 2] ?? 0;
      const d = bytes[index + 3] ?? 0;
      this.#mixWord(a | (b << 8) | (c << 16) | (d << 24));
    }
  }

  #mixWord(word: number): void {
    const high = Math.imul(this.#high ^ Math.imul(word, 0xcc9e2d51), 0x1b873593);
    this.#high = (high << 15) | (high >>> 17);
    const low = Math.imul(this.#low ^ word, 0x85ebca77) + this.#high;
    this.#low = (low << 13) | (low >>> 19);
  }
}

function finish(word: number): number {
  const first = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
