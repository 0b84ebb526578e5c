const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const codes = new Uint8Array(128).fill(255);
for (const [code, letter] of [...alphabet].entries()) codes[letter.charCodeAt(0)] = code;

/** Bytes as base64 text. Implemented here because not all browsers have it, and the headless core does not. */
export function encodeBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceLength) {
    let piece = '';
    const end = Math.min(start + pieceLength, bytes.length);
    for (let at = start; at < end; at += 3) {
      const word = (byte(bytes, at) << 16) | (byte(bytes, at + 1) << 8) | byte(bytes, at + 2);
      piece += letter(word >> 18) + letter(word >> 12);
      piece += (at + 1 < end ? letter(word >> 6) : '=') + (at + 2 < end ? letter(word) : '=');
    }
    pieces.push(piece);
  }
  return pieces.join('');
}

/** The bytes of a base64 text, or undefined when the text is invalid. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4) {
    const isLast = at + 4 === text.length;
    let word = 0;
    for (let digit = 0; digit < 4; digit += 1) {
      const isPadding = isLast && digit >= 4 - padding;
      const code = isPadding ? 0 : (codes[text.charCodeAt(at + digit)] ?? 255);
      if (code === 255) return undefined;
      word = (word << 6) | code;
    }
    for (let shift = 16; shift >= 0 && to < bytes.length; shift -= 8) bytes[to++] = (word >> shift) & 255;
  }
  return bytes;
}

/** Must be a multiple of three. */
const pieceLength = 3 * 4096;

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function letter(bits: number): string {
  return alphabet.charAt(bits & 63);
}
