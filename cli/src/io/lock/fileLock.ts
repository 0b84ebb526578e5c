import fs from 'node:fs';
import path from 'node:path';
import { beforeEnding } from '../../ending.ts';
import { isSystemError } from '../systemError.ts';
import { type LockOwner, nameOfOwner, ownerOfName } from './lockOwner.ts';
import { type LockWorld, realWorld } from './lockWorld.ts';

/*
 * A lock is a folder. To acquire it, a process puts a uniquely named file into it and lists the folder. It holds the
 * lock if there are no other files; otherwise it removes its file. Of two that try at once, both may fail, but never
 * both succeed: the later one sees the file of the earlier one. A lock is broken by deleting the file of the owner that
 * was found to be dead. File names are never reused, so this cannot break the lock of a new owner that arrived
 * meanwhile.
 */

/** A held lock. It is exclusive until it is disposed of. */
export interface FileLock extends Disposable {
  /** False once it was broken, because its owner seemed to have ended. */
  isHeld(): boolean;
}

/** The result of one attempt: the lock, or its owner. */
export type Attempt =
  | { readonly lock: FileLock; readonly owner?: never }
  | { readonly lock?: never; readonly owner: LockOwner };

/** Something else exists at the path of the lock's folder. */
export class LockInTheWay extends Error {
  constructor(file: string) {
    super(`${path.basename(file)} is not what Playhouse puts there while it writes; delete it and try again`);
  }
}

/** Interval of renewals, and age at which a lock without renewal expires, in ms. */
export const lockTimes = {
  renewal: 5000,
  /** For owners on other machines, about which nothing else is known. */
  expiry: 60_000,
  /** For running local processes that may have reused the owner's process id. */
  longExpiry: 600_000,
} as const;

/** Locking never creates more entries than this. */
const mostEntries = 1000;

/** Files of locks held by this thread; others with its id belong to dead owners. */
const held = new Set<string>();

/** Tries once to acquire a lock. Does not wait. Fails with an error of the operating system, or `LockInTheWay`. */
export function tryLock(folder: string, world: LockWorld = realWorld): Attempt {
  for (;;) {
    const before = ownersIn(folder, world).find(({ isOver }) => !isOver(world.now()));
    if (before) return { owner: before.owner };
    const attempt = enter(folder, world);
    if (attempt) return attempt;
  }
}

/** True while this thread holds the lock. */
export function holdsLock(folder: string): boolean {
  return [...held].some((file) => path.dirname(file) === folder);
}

/** Removes the remains of a lock of an ended thread of this process. */
export function abandonLock(folder: string, thread: number, { pid, machine }: LockWorld = realWorld): void {
  for (const name of namesIn(folder)) {
    const owner = ownerOfName(name);
    if (owner?.pid === pid && owner.machine === machine && owner.thread === thread) leave(path.join(folder, name));
  }
}

/** Undefined when the folder disappeared meanwhile: then try again. */
function enter(folder: string, world: LockWorld): Attempt | undefined {
  const own: LockOwner = {
    pid: world.pid,
    machine: world.machine,
    thread: world.thread,
    since: world.now(),
    token: world.newToken(),
    start: world.startOf(world.pid) ?? 'x',
  };
  const file = path.join(folder, nameOfOwner(own));
  // Before the file exists: a signal may arrive at any time.
  const withdraw = beforeEnding(() => leave(file));
  let other: LockOwner | undefined;
  try {
    makeFolder(folder);
    fs.closeSync(fs.openSync(file, 'wx'));
    held.add(file);
    // Use the time of the disk, which may be on another computer, to compare it with file times.
    other = breakOver(folder, world, fs.lstatSync(file).mtimeMs, path.basename(file));
  } catch (error) {
    leave(file);
    withdraw();
    if (isSystemError(error) && error.code === 'ENOENT' && fs.existsSync(path.dirname(folder))) return undefined;
    throw error;
  }
  if (!other) return { lock: holding(file, withdraw) };
  leave(file);
  withdraw();
  return { owner: other };
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  }
}

/** Deletes the files of dead owners, and returns a live one, if any. */
function breakOver(folder: string, world: LockWorld, now: number, own: string): LockOwner | undefined {
  let other: LockOwner | undefined;
  for (const { name, owner, isOver } of ownersIn(folder, world)) {
    if (name === own) continue;
    if (isOver(now)) fs.rmSync(path.join(folder, name), { force: true });
    else other = owner;
  }
  return other;
}

interface FoundOwner {
  readonly name: string;
  readonly owner: LockOwner;
  /** True for an owner that has ended, or has not renewed its lock for too long at this time. */
  readonly isOver: (now: number) => boolean;
}

function ownersIn(folder: string, world: LockWorld): FoundOwner[] {
  return namesIn(folder).flatMap((name): FoundOwner[] => {
    const owner = ownerOfName(name);
    const status = owner && fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!status) return [];
    const limit = patienceWith(owner, path.join(folder, name), world);
    // A time in the future does not count as a renewal.
    return [{ name, owner, isOver: (now) => Math.abs(now - status.mtimeMs) > limit }];
  });
}

/** The maximum age of an owner's file. */
function patienceWith(owner: LockOwner, file: string, world: LockWorld): number {
  if (owner.machine !== world.machine) return lockTimes.expiry;
  if (owner.pid === world.pid && owner.thread === world.thread) {
    return held.has(file) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
  if (!world.isRunning(owner.pid)) return Number.NEGATIVE_INFINITY;
  const start = world.startOf(owner.pid);
  if (start === undefined || owner.start === 'x') return lockTimes.longExpiry;
  if (start !== owner.start) return Number.NEGATIVE_INFINITY;
  return owner.pid === world.pid ? lockTimes.longExpiry : Number.POSITIVE_INFINITY;
}

function namesIn(folder: string): string[] {
  const status = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) throw new LockInTheWay(folder);
  const names: string[] = [];
  let open: fs.Dir;
  try {
    open = fs.opendirSync(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw error;
  }
  try {
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      if (names.push(entry.name) > mostEntries) throw new LockInTheWay(folder);
    }
  } finally {
    open.closeSync();
  }
  return names;
}

function holding(file: string, withdraw: () => void): FileLock {
  const timer = setInterval(() => renew(file), lockTimes.renewal).unref();
  return {
    isHeld: () => held.has(file) && fs.existsSync(file),
    [Symbol.dispose]() {
      clearInterval(timer);
      leave(file);
      withdraw();
    },
  };
}

/** Writes to the file, so that the disk records its own time. */
function renew(file: string): void {
  try {
    const descriptor = fs.openSync(file, fs.constants.O_WRONLY | (fs.constants.O_NOFOLLOW ?? 0));
    fs.writeSync(descriptor, '+', 0);
    fs.closeSync(descriptor);
  } catch {
    // It was broken, or the disk is gone: `isHeld` reports it.
  }
}

/** Removes an owner's file, and the folder if it is empty. */
function leave(file: string): undefined {
  held.delete(file);
  fs.rmSync(file, { force: true });
  try {
    fs.rmdirSync(path.dirname(file));
  } catch {
    // The folder is not empty.
  }
}
