import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const lockName = '.playhouse-lock';

/** Longer names are not part of the lock's name, which would become too long for a file system. */
const longestName = 200;

/** The path of a project's lock: in its folder, or beside its archive. All paths to a project share one lock. */
export function lockPath(target: string, isFolder: boolean): string {
  if (isFolder) return path.join(fs.realpathSync.native(target), lockName);
  const real = realArchive(target);
  const name = path.basename(real);
  const short = Buffer.byteLength(name) > longestName ? createHash('sha256').update(name).digest('hex') : name;
  return path.join(path.dirname(real), `.${short}${lockName}`);
}

/** An archive's own path, where the given one is a link to it. The archive need not exist, but its folder must. */
export function realArchive(target: string): string {
  if (fs.existsSync(target)) return fs.realpathSync.native(target);
  return path.join(fs.realpathSync.native(path.dirname(target)), path.basename(target));
}

/** Where a project's folder keeps what syncing it needs. */
export const syncFolderName = '.playhouse';

/** True for names of locking, writing and syncing in a project's folder, which are not part of the project. */
export function isOfWriting(name: string): boolean {
  return name === lockName || name === '.playhouse-write' || name === syncFolderName;
}
