/**
 * SHA-256 of a text in UTF-8, as 64 hex digits. The browser's own is asynchronous, and absent from pages that come over
 * plain http.
 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < bytes.length; offset += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4);
    expand(words);
    compress(hash, words);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** Adds the end mark and the length in bits, up to a multiple of 64 bytes. */
function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64);
  bytes.set(text);
  bytes[text.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(text.length) * 8n);
  return bytes;
}

function expand(words: Uint32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second;
  }
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at += 1) {
    const sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + value;
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

/** The first 32 bits of the fractional part. */
function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) if (isPrime(number)) primes.push(number);
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
