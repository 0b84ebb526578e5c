/** Reads little-endian numbers up to an end; past it, everything is 0 and `isOver` becomes true. */
export interface ByteReader {
  readonly isOver: boolean;
  /** The position in the bytes. */
  readonly at: number;
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  skip(count: number): void;
  text(): string;
  /** A view of the next bytes; shorter if they end before. */
  take(count: number): Uint8Array;
}

export function createByteReader(bytes: Uint8Array, from = 0, end = bytes.length): ByteReader {
  let at = from;
  let isOver = false;
  const next = (): number => {
    if (at >= end) isOver = true;
    const byte = at < end ? (bytes[at] ?? 0) : 0;
    at++;
    return byte;
  };
  const u16 = (): number => next() | (next() << 8);
  const take = (count: number): Uint8Array => {
    if (at + count > end) isOver = true;
    const view = bytes.subarray(Math.min(at, end), Math.min(at + count, end));
    at += count;
    return view;
  };
  return {
    get isOver() {
      return isOver;
    },
    get at() {
      return at;
    },
    u8: next,
    u16,
    i16: () => (u16() << 16) >> 16,
    u32: () => (u16() | (u16() << 16)) >>> 0,
    skip(count) {
      at += count;
    },
    text: () => new TextDecoder().decode(take(u16())),
    take,
  };
}
