import fs from 'node:fs';
import path from 'node:path';

/** The maximum number of entries examined; a folder with more always counts as large. */
const mostEntries = 20_000;

/**
 * Estimates how many bytes a project takes once it is read, from file sizes and from the sizes that an archive
 * declares for its entries. Infinity for what cannot be measured and may be large; 0 for what does not exist.
 */
export function estimateSize(target: string): number {
  try {
    const status = fs.statSync(target, { throwIfNoEntry: false });
    if (!status) return 0;
    return status.isDirectory() ? weighFolder(target) : status.size + unpackedSize(target, status.size);
  } catch {
    // What cannot be examined cannot be read either.
    return 0;
  }
}

function weighFolder(target: string): number {
  const open = [target];
  let [bytes, count] = [0, 0];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const entryPath = path.join(folder, entry.name);
      count += 1;
      if (count > mostEntries) return Number.POSITIVE_INFINITY;
      if (entry.isDirectory()) open.push(entryPath);
      else if (entry.isFile()) bytes += fs.lstatSync(entryPath).size;
    }
  }
  return bytes;
}

/** Parts of a zip archive: the signatures of the end of its directory and of each entry. */
const [endMark, entryMark] = ['PK\u0005\u0006', 0x02014b50];
const [endLength, entryLength] = [22, 46];

/** The entry sizes that the directory of an archive declares; readers must verify them. */
function unpackedSize(target: string, size: number): number {
  const descriptor = fs.openSync(target, 'r');
  try {
    const tail = Buffer.alloc(Math.min(size, endLength + 65_535));
    fs.readSync(descriptor, tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(endMark, undefined, 'latin1');
    if (end < 0 || end + endLength > tail.length) return 0;
    const directory = Buffer.alloc(Math.min(tail.readUInt32LE(end + 12), size, mostEntries * 512));
    fs.readSync(descriptor, directory, 0, directory.length, tail.readUInt32LE(end + 16));
    return sumEntries(directory);
  } finally {
    fs.closeSync(descriptor);
  }
}

function sumEntries(directory: Buffer): number {
  let bytes = 0;
  for (let at = 0; at + entryLength <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    bytes += directory.readUInt32LE(at + 24);
    at +=
      entryLength + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return bytes;
}
