import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const lockName = '.playhouse-lock';

/** Longer names are not kept in that of the lock, which would become too long for a disk. */
const longestName = 200;

/** Where the lock of a project lies: in its folder, or beside its archive. All ways to a project lead to one lock. */
export function lockPath(target: string, isFolder: boolean): string {
  if (isFolder) return path.join(fs.realpathSync.native(target), lockName);
  const real = realArchive(target);
  const name = path.basename(real);
  const short = Buffer.byteLength(name) > longestName ? createHash('sha256').update(name).digest('hex') : name;
  return path.join(path.dirname(real), `.${short}${lockName}`);
}

/** An archive's own path, where the given one is a link to it. The archive need not be there, its folder must. */
export function realArchive(target: string): string {
  if (fs.existsSync(target)) return fs.realpathSync.native(target);
  return path.join(fs.realpathSync.native(path.dirname(target)), path.basename(target));
}

/** True for a name that locking or writing has in a project's folder for a while; no part of the project. */
export function isOfWriting(name: string): boolean {
  return name === lockName || name === '.playhouse-write';
}
