import { createHash } from 'node:crypto';

/** A digest of each file, by the same names: equal digests mean equal bytes. */
export function digestFiles(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  return new Map(Array.from(files, ([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]));
}
