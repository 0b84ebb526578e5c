/**
 * The text of a file in UTF-8, or in UTF-16 where a byte order mark says so; the mark itself is dropped. `isExact` is
 * false when bytes that are not text were replaced by U+FFFD.
 */
export function decodeText(bytes: Uint8Array): { text: string; isExact: boolean } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isExact: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isExact: false };
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
