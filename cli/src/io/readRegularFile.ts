import fs, { constants } from 'node:fs';

/** Default size limit of a file argument, in bytes. */
const usualFileLimit = 64 * 1024 * 1024;

/**
 * The bytes of a regular file of limited size. Anything else, such as a device or a pipe, is not read: it
 * may never end. Throws an error of the operating system, or one whose message says why, as `reasonOf` reads it.
 */
export function readRegularFile(file: string, most: number = usualFileLimit): Buffer {
  // Opening a pipe without a writer must not block.
  const descriptor = fs.openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const status = fs.fstatSync(descriptor);
    if (status.isDirectory()) throw Object.assign(new Error('it is a folder (EISDIR)'), { code: 'EISDIR' });
    if (!status.isFile()) throw new Error('it is not a regular file');
    if (status.size > most) throw new Error(`it is larger than ${sizeText(most)}`);
    return readUpTo(descriptor, status.size, most);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** System files report a size of 0 and may be endless; a file may also grow while it is read. */
function readUpTo(descriptor: number, size: number, most: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  for (let read = -1; length < size && read !== 0; length += read) {
    read = fs.readSync(descriptor, bytes, length, size - length, null);
  }
  if (length > most) throw new Error(`it is larger than ${sizeText(most)}`);
  return bytes.subarray(0, length);
}

/** All bytes of a stream such as standard input, up to a limit. */
export async function readStream(stream: AsyncIterable<Uint8Array>, most: number = usualFileLimit): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) throw new Error(`it is larger than ${sizeText(most)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sizeText(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}
