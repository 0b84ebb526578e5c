/** The byte at an offset, or -1 past the end, which never equals a real value. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? -1;
}

/** 16 bits, most significant first; -1 when they are not all there. */
export function uint16At(bytes: Uint8Array, at: number): number {
  return hasRange(bytes, at, 2) ? byteAt(bytes, at) * 0x100 + byteAt(bytes, at + 1) : -1;
}

/** 16 bits with a sign, most significant first; 0 when they are not all there. */
export function int16At(bytes: Uint8Array, at: number): number {
  return (Math.max(uint16At(bytes, at), 0) << 16) >> 16;
}

/** 32 bits, most significant first; -1 when they are not all there. */
export function uint32At(bytes: Uint8Array, at: number): number {
  return hasRange(bytes, at, 4) ? uint16At(bytes, at) * 0x10000 + uint16At(bytes, at + 2) : -1;
}

/** 64 bits, most significant first; -1 when they are not all there. Inexact above 2^53, which no file reaches. */
export function uint64At(bytes: Uint8Array, at: number): number {
  return hasRange(bytes, at, 8) ? uint32At(bytes, at) * 0x100000000 + uint32At(bytes, at + 4) : -1;
}

/** 16 bits, least significant first; -1 when they are not all there. */
export function littleUint16At(bytes: Uint8Array, at: number): number {
  return hasRange(bytes, at, 2) ? byteAt(bytes, at + 1) * 0x100 + byteAt(bytes, at) : -1;
}

/** 32 bits, least significant first; -1 when they are not all there. */
export function littleUint32At(bytes: Uint8Array, at: number): number {
  return hasRange(bytes, at, 4) ? littleUint16At(bytes, at + 2) * 0x10000 + littleUint16At(bytes, at) : -1;
}

/** Bytes as Latin-1 text, such as the four letters that name a part of a file; shorter at the end of the bytes. */
export function lettersAt(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function hasRange(bytes: Uint8Array, at: number, length: number): boolean {
  return at >= 0 && at + length <= bytes.length;
}
