/** Node's own is three times as fast. Browsers have none. */
const crypto = globalThis.process?.getBuiltinModule?.('node:crypto');

/** MD5 of bytes, in base64, as databases name files by it. PouchDB computes it when it stores a file: too late to refuse it. */
export function md5(bytes: Uint8Array): string {
  return crypto ? crypto.createHash('md5').update(bytes).digest('base64') : computeMd5(bytes);
}

/** The same where nobody has it. */
export function computeMd5(bytes: Uint8Array): string {
  const hash = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const words = new Uint32Array(16);
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < whole; offset += 64) digestBlock(hash, words, view, offset);
  const end = endOf(bytes.subarray(whole), bytes.length);
  for (let offset = 0; offset < end.byteLength; offset += 64) digestBlock(hash, words, end, offset);
  const result = new DataView(new ArrayBuffer(16));
  for (const [index, word] of hash.entries()) result.setUint32(index * 4, word, true);
  return btoa(String.fromCharCode(...new Uint8Array(result.buffer)));
}

/** The rest with the end mark and the length in bits, up to a multiple of 64 bytes. */
function endOf(rest: Uint8Array, length: number): DataView {
  const bytes = new Uint8Array(Math.ceil((rest.length + 9) / 64) * 64);
  bytes.set(rest);
  bytes[rest.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(length) * 8n, true);
  return view;
}

/** One variable for each word of the state, instead of lists: large files go through here. */
function digestBlock(hash: Uint32Array, words: Uint32Array, view: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4, true);
  const [startA = 0, startB = 0, startC = 0, startD = 0] = hash;
  let a = startA | 0;
  let b = startB | 0;
  let c = startC | 0;
  let d = startD | 0;
  for (let at = 0; at < 64; at += 1) {
    const mixed = at < 16 ? (b & c) | (~b & d) : at < 32 ? (d & b) | (~d & c) : at < 48 ? b ^ c ^ d : c ^ (b | ~d);
    const sum = (a + mixed + (constants[at] as number) + (words[wordOf[at] as number] as number)) | 0;
    const bits = shifts[at] as number;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << bits) | (sum >>> (32 - bits)))) | 0;
  }
  hash.set([startA + a, startB + b, startC + c, startD + d]);
}

const rounds = [
  { shifts: [7, 12, 17, 22], step: 1, first: 0 },
  { shifts: [5, 9, 14, 20], step: 5, first: 1 },
  { shifts: [4, 11, 16, 23], step: 3, first: 5 },
  { shifts: [6, 10, 15, 21], step: 7, first: 0 },
];
const steps = rounds.flatMap(({ shifts: own, step, first }) =>
  Array.from({ length: 16 }, (_, at) => ({ bits: own[at & 3] ?? 0, word: (step * at + first) & 15 })),
);
/** By step: how far it rotates, and the word that it takes. */
const shifts = Uint8Array.from(steps, ({ bits }) => bits);
const wordOf = Uint8Array.from(steps, ({ word }) => word);
const constants = Int32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));
