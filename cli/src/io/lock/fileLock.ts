import fs from 'node:fs';
import path from 'node:path';
import { beforeEnding } from '../../ending.ts';
import { isSystemError } from '../systemError.ts';
import { type LockOwner, nameOfOwner, ownerOfName } from './lockOwner.ts';
import { type LockWorld, realWorld } from './lockWorld.ts';

/*
 * A lock is a folder. Who wants it puts a file with a name of its own into it, looks what else is in there, and has the
 * lock when that is nothing; otherwise it removes its file again. Of two who come at once, both may go away, but never
 * both stay: the later one sees the file of the earlier one. A lock is broken by deleting the file of the owner that
 * was judged to be gone, by its name, which never comes again: so nobody breaks the lock of somebody who came
 * meanwhile.
 */

/** A lock that is held. Nobody else holds it until it is disposed of. */
export interface FileLock extends Disposable {
  /** False once somebody has broken it, because its owner seemed to have ended. */
  isHeld(): boolean;
}

/** One try: the lock, or who holds it. */
export type Attempt =
  | { readonly lock: FileLock; readonly owner?: never }
  | { readonly lock?: never; readonly owner: LockOwner };

/** Something else has the name of the lock's folder. */
export class LockInTheWay extends Error {
  constructor(file: string) {
    super(`${path.basename(file)} is not what Playhouse puts there while it writes; delete it and try again`);
  }
}

/** How often a lock is renewed, and when one that was not renewed is over, in milliseconds. */
export const lockTimes = {
  renewal: 5000,
  /** For owners on other machines, of which nothing else is known. */
  expiry: 60_000,
  /** For processes here that run, but may be others with the number of the owner. */
  longExpiry: 600_000,
} as const;

/** More entries than this were never made by locking. */
const mostEntries = 1000;

/** Files of the locks that this thread holds; others with its name are of owners that have died in it. */
const held = new Set<string>();

/** Tries once to take a lock. Does not wait. Fails with an error of the operating system, or `LockInTheWay`. */
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

/** Takes away what a thread of this process that has ended left of its lock. */
export function abandonLock(folder: string, thread: number, { pid, machine }: LockWorld = realWorld): void {
  for (const name of namesIn(folder)) {
    const owner = ownerOfName(name);
    if (owner?.pid === pid && owner.machine === machine && owner.thread === thread) leave(path.join(folder, name));
  }
}

/** Undefined where the folder went away meanwhile: then it is worth another look. */
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
  // Before there is a file: a signal may come at any time.
  const withdraw = beforeEnding(() => leave(file));
  let other: LockOwner | undefined;
  try {
    makeFolder(folder);
    fs.closeSync(fs.openSync(file, 'wx'));
    held.add(file);
    // The time of the disk, which may lie on another computer: that of files is comparable with it.
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

/** Deletes the files of owners that are gone, and returns one that is not. */
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
  /** True for an owner that has ended, or has been silent for too long at this time. */
  readonly isOver: (now: number) => boolean;
}

function ownersIn(folder: string, world: LockWorld): FoundOwner[] {
  return namesIn(folder).flatMap((name): FoundOwner[] => {
    const owner = ownerOfName(name);
    const status = owner && fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    if (!status) return [];
    const limit = patienceWith(owner, path.join(folder, name), world);
    // A time in the future is no sign of life.
    return [{ name, owner, isOver: (now) => Math.abs(now - status.mtimeMs) > limit }];
  });
}

/** How old the file of an owner may become. */
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

/** Writes to the file, so that the disk notes its own time. */
function renew(file: string): void {
  try {
    const descriptor = fs.openSync(file, fs.constants.O_WRONLY | (fs.constants.O_NOFOLLOW ?? 0));
    fs.writeSync(descriptor, '+', 0);
    fs.closeSync(descriptor);
  } catch {
    // It was broken, or the disk is gone: `isHeld` says so to who asks.
  }
}

/** Takes the file of an owner away, and the folder if nobody else is in it. */
function leave(file: string): undefined {
  held.delete(file);
  fs.rmSync(file, { force: true });
  try {
    fs.rmdirSync(path.dirname(file));
  } catch {
    // Somebody else is in it.
  }
}
