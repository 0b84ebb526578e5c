import fs from 'node:fs';
import path from 'node:path';
import { packArchive, readArchive } from '@playhouse/core';
import { realArchive } from './lockPath.ts';
import { makeFolder } from './makeFolder.ts';
import { nodeCodec } from './nodeCodec.ts';
import { syncFolder, writeDurably } from './pendingWrite.ts';

/**
 * Writes an archive of a project's files: first to a temporary file, which is verified and then renamed, so that a
 * crash leaves either the old or the new file. Requires the archive's lock; `beforeMove` may throw to cancel the
 * rename.
 * docs/reliability.md#d19.
 */
export function writeArchive(
  target: string,
  files: ReadonlyMap<string, Uint8Array>,
  beforeMove: () => void = () => undefined,
): void {
  const packed = packArchive(files, nodeCodec);
  if (!readArchive(packed, { codec: nodeCodec }).ok)
    throw new Error(`The archive for ${target} could not be verified.`);
  makeFolder(path.dirname(target));
  const real = realArchive(target);
  const folder = path.dirname(real);
  const draft = path.join(folder, `.${path.basename(real)}.new`);
  fs.rmSync(draft, { force: true });
  try {
    writeDurably(draft, packed);
    beforeMove();
    fs.renameSync(draft, real);
  } finally {
    fs.rmSync(draft, { force: true });
  }
  syncFolder(folder);
}
