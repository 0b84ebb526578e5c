/** Values in DER, the encoding of certificates. */
export const der = {
  sequence: (...parts: readonly Uint8Array[]) => tagged(0x30, Buffer.concat(parts)),
  set: (...parts: readonly Uint8Array[]) => tagged(0x31, Buffer.concat(parts)),
  boolean: (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0])),
  integer(value: Uint8Array | number) {
    const bytes = typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value);
    // A leading bit that is set would make the number negative.
    return tagged(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
  },
  bitString: (bytes: Uint8Array, unused = 0) => tagged(0x03, Buffer.concat([Buffer.from([unused]), bytes])),
  octets: (bytes: Uint8Array) => tagged(0x04, bytes),
  identifier: (dotted: string) => tagged(0x06, identifierBytes(dotted)),
  text: (value: string) => tagged(0x0c, Buffer.from(value)),
  /** In the form for years from 2050 where it is needed. */
  time(value: Date) {
    const digits = value.toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
    return value.getUTCFullYear() < 2050
      ? tagged(0x17, Buffer.from(digits.slice(2)))
      : tagged(0x18, Buffer.from(digits));
  },
  /** A value with a tag of its context: with parts, or as bare bytes. */
  context: (number: number, bytes: Uint8Array, isBare = false) => tagged((isBare ? 0x80 : 0xa0) + number, bytes),
} as const;

function tagged(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthBytes(content.length), content]);
}

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff);
  return Buffer.from([0x80 + bytes.length, ...bytes]);
}

function identifierBytes(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const number of others) {
    const part = [number & 0x7f];
    for (let rest = number >>> 7; rest > 0; rest >>>= 7) part.unshift((rest & 0x7f) | 0x80);
    bytes.push(...part);
  }
  return Buffer.from(bytes);
}
