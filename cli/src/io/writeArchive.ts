import fs from 'node:fs';
import path from 'node:path';
import { packArchive, readArchive } from '@playhouse/core';
import { nodeCodec } from './nodeCodec.ts';
import { syncFolder, writeDurably } from './pendingWrite.ts';

/**
 * Writes an archive of a project's files: beside its place first, read back, and only then under its name, so that a
 * crash leaves the old file or the new one. Reliability D19.
 */
export function writeArchive(target: string, files: ReadonlyMap<string, Uint8Array>): void {
  const packed = packArchive(files, nodeCodec);
  if (!readArchive(packed, { codec: nodeCodec }).ok) throw new Error(`The archive for ${target} does not unpack.`);
  const folder = path.dirname(target);
  fs.mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `.${path.basename(target)}.${process.pid}.new`);
  fs.rmSync(draft, { force: true });
  try {
    writeDurably(draft, packed);
    fs.renameSync(draft, target);
  } finally {
    fs.rmSync(draft, { force: true });
  }
  syncFolder(folder);
}
