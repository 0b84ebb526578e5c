import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a backup consists of. It is written last: without it, there is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly at: string;
  /** Databases with the numbers of their documents, tombstones included. */
  readonly databases: Readonly<Record<string, number>>;
  /** SHA-256 of every other file, by its path with `/`. */
  readonly files: Readonly<Record<string, string>>;
}

export const manifestName = 'manifest.json';

/** A backup cannot be read, or is not what was written. */
export class BackupFault extends Error {}

export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** The manifest of a backup, once each of its files was found as it was written. */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Manifest;
  } catch {
    throw new BackupFault(`${folder} is not a backup: its ${manifestName} cannot be read.`);
  }
  if (manifest.format !== 1) throw new BackupFault(`${folder} was written by a newer Playhouse.`);
  for (const [name, digest] of Object.entries(manifest.files)) {
    const found = await digestOfFile(path.join(folder, name)).catch(() => 'missing');
    if (found !== digest)
      throw new BackupFault(`The backup is damaged: ${name} is ${found === 'missing' ? found : 'changed'}.`);
  }
  return manifest;
}
