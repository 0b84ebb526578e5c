import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { type FileLock, LockInTheWay, tryLock } from '../io/lock/fileLock.ts';
import { describeOwner } from '../io/lock/lockOwner.ts';
import { realWorld } from '../io/lock/lockWorld.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';

/** Makes a data folder if there is none, and locks it: two servers would write over each other. */
export function lockData(folder: string): FileLock {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { lock, owner } = tryLock(path.join(folder, 'lock'));
    if (lock) return lock;
    const holder = describeOwner(owner, realWorld.machine);
    const message = `Another Playhouse uses ${folder} (${holder}). Use that one, or choose another folder with --data.`;
    throw new CommandError(exitStatus.io, 'data.locked', message, folder);
  } catch (error) {
    if (!(error instanceof LockInTheWay) && !isSystemError(error)) throw error;
    throw new CommandError(exitStatus.io, 'data.unusable', `${folder} cannot be used: ${reasonOf(error)}.`, folder);
  }
}

/** Locks a data folder that exists. */
export function lockStoredData(folder: string): FileLock {
  if (fs.existsSync(folder)) return lockData(folder);
  const message = `There is no data in ${folder}. Name its folder with --data.`;
  throw new CommandError(exitStatus.io, 'data.missing', message);
}
