import { Inflate } from 'fflate';

/**
 * The unpacked bytes of raw DEFLATE data, or undefined when they are not exactly `size` or the data is damaged. Counts
 * real bytes and stops soon after `size`, however large the data would become. docs/reliability.md#t1 and
 * docs/reliability.md#f9.
 */
export function inflateEntry(packed: Uint8Array, size: number): Uint8Array | undefined {
  const output = new Uint8Array(size);
  let length = 0;
  let isComplete = false;
  const inflate = new Inflate((chunk, isLast) => {
    if (length + chunk.length <= size) output.set(chunk, length);
    length += chunk.length;
    isComplete = isLast;
  });
  try {
    for (let at = 0; !isComplete && length <= size; at += sliceBytes) {
      inflate.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
    }
  } catch {
    return undefined;
  }
  return isComplete && length === size ? output : undefined;
}

/** A slice expands at most a thousandfold, so a bomb is found within 17 MB. */
const sliceBytes = 16 * 1024;
