/**
 * Decodes the sub-blocks of a GIF image, which begin with the code size, into `target`. Stops at damage, at the end, or
 * when the target is full, and returns how many indexes were written. (The decoder of omggif follows damaged codes
 * without end.)
 */
export function decodeLzw(bytes: Uint8Array, offset: number, target: Uint8Array): number {
  const codeSize = bytes[offset] ?? 0;
  if (codeSize < 1 || codeSize > 8) return 0;
  const clear = 1 << codeSize;
  const prefixes = new Uint16Array(4096);
  const suffixes = new Uint8Array(4096);
  const lengths = new Uint16Array(4096).fill(1, 0, clear);
  for (let code = 0; code < clear; code++) suffixes[code] = code;
  const nextCode = codeReader(bytes, offset + 1);
  let bits = codeSize + 1;
  let free = clear + 2;
  let last = -1;
  let written = 0;
  while (written < target.length) {
    const code = nextCode(bits);
    if (code < 0 || code === clear + 1) break;
    if (code === clear) {
      bits = codeSize + 1;
      free = clear + 2;
      last = -1;
      continue;
    }
    if (code > free || (code === free && last < 0) || (last < 0 && code > clear)) break;
    // A code that is only being defined repeats the last one and its first index.
    const known = code < free ? code : last;
    const length = (lengths[known] as number) + (code < free ? 0 : 1);
    let at = written + (lengths[known] as number);
    let each = known;
    for (let left = lengths[known] as number; left > 0; left--) {
      at--;
      if (at < target.length) target[at] = suffixes[each] as number;
      if (left > 1) each = prefixes[each] as number;
    }
    const first = suffixes[each] as number;
    if (code >= free && written + length - 1 < target.length) target[written + length - 1] = first;
    written += length;
    if (last >= 0 && free < 4096) {
      prefixes[free] = last;
      suffixes[free] = first;
      lengths[free] = (lengths[last] as number) + 1;
      free++;
      if (free === 1 << bits && bits < 12) bits++;
    }
    last = code;
  }
  return Math.min(written, target.length);
}

/** Reads codes of a number of bits, lowest bit first, across sub-blocks; -1 at the end. */
function codeReader(bytes: Uint8Array, start: number): (bits: number) => number {
  let at = start;
  let block = 0;
  let held = 0;
  let count = 0;
  return (bits) => {
    while (count < bits) {
      if (block === 0) {
        block = bytes[at++] ?? 0;
        if (block === 0) return -1;
      }
      const byte = bytes[at++];
      if (byte === undefined) return -1;
      block--;
      held |= byte << count;
      count += 8;
    }
    const code = held & ((1 << bits) - 1);
    held >>= bits;
    count -= bits;
    return code;
  };
}
