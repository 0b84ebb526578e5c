/** At most this many pixels in a run. */
const longest = 129;
const literals = 128;

/** Packs pixels: a byte below 128 precedes that many and one more single pixels, others a run of one, 126 less. */
export function packWords(words: Uint32Array): Uint8Array<ArrayBuffer> {
  const packed = new DataView(new ArrayBuffer(words.length * 4 + Math.ceil(words.length / literals) + 4));
  let to = 0;
  for (let at = 0; at < words.length; ) {
    const run = runAt(words, at);
    if (run > 1) {
      packed.setUint8(to, run + 126);
      packed.setUint32(to + 1, words[at] as number, true);
      to += 5;
      at += run;
      continue;
    }
    const start = at;
    while (at < words.length && at - start < literals && runAt(words, at) < 2) at++;
    packed.setUint8(to++, at - start - 1);
    for (let each = start; each < at; each++, to += 4) packed.setUint32(to, words[each] as number, true);
  }
  return new Uint8Array(packed.buffer, 0, to);
}

/** Unpacks into `target`; false if the bytes do not fill it exactly. */
export function unpackWords(bytes: Uint8Array, target: Uint32Array): boolean {
  const packed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let to = 0;
  let at = 0;
  while (at < bytes.length) {
    const control = packed.getUint8(at++);
    const count = control < literals ? control + 1 : control - 126;
    const stored = control < literals ? count : 1;
    if (at + stored * 4 > bytes.length || to + count > target.length) return false;
    if (stored === 1) target.fill(packed.getUint32(at, true), to, to + count);
    else for (let each = 0; each < count; each++) target[to + each] = packed.getUint32(at + each * 4, true);
    at += stored * 4;
    to += count;
  }
  return to === target.length;
}

function runAt(words: Uint32Array, at: number): number {
  let run = 1;
  while (run < longest && at + run < words.length && words[at + run] === words[at]) run++;
  return run;
}

/** A number that changes when any byte does (FNV-1a). */
export function checksumOf(bytes: Uint8Array | Uint8ClampedArray): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash >>> 0;
}
