const blockLength = 64;
const rounds = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6] as const;

/**
 * SHA-1 of a text in UTF-8 as 40 hexadecimal digits: the signature that servers of tables expect.
 * docs/runtime-rules.md#networking.
 */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / blockLength) * blockLength;
  const message = new DataView(new ArrayBuffer(length));
  for (const [index, byte] of bytes.entries()) message.setUint8(index, byte);
  message.setUint8(bytes.length, 0x80);
  message.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  message.setUint32(length - 4, bytes.length * 8);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const words = new Int32Array(80);
  for (let start = 0; start < length; start += blockLength) addBlock(state, words, message, start);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function addBlock(state: Int32Array, words: Int32Array, message: DataView, start: number): void {
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 80; index++) {
    words[index] =
      index < 16
        ? message.getInt32(start + index * 4)
        : rotate(word(index - 3) ^ word(index - 8) ^ word(index - 14) ^ word(index - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let index = 0; index < 80; index++) {
    const round = Math.floor(index / 20);
    const next = (rotate(a, 5) + mix(round, b, c, d) + e + (rounds[round] ?? 0) + word(index)) | 0;
    [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
  }
  for (const [index, value] of [a, b, c, d, e].entries()) state[index] = (state[index] ?? 0) + value;
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
