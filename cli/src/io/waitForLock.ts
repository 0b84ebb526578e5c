import { CommandError, exitStatus } from '../exit.ts';
import { type FileLock, tryLock } from './lock/fileLock.ts';
import { describeOwner } from './lock/lockOwner.ts';
import type { LockWorld } from './lock/lockWorld.ts';

/** How long a command waits for another one, and the polling interval, in ms. */
const patience = 30_000;
const [shortestWait, longestWait] = [2, 40];

/** An attempt that may need a lock; undefined to be retried a little later. */
export type Need<Value> = (take: () => FileLock | undefined) => Value | undefined;

/** Acquires a lock as soon as it is free. On timeout, fails with a `CommandError` that names the owner. */
export function waitForLock(folder: string, projectPath: string, world: LockWorld): Promise<FileLock> {
  return untilDone(folder, projectPath, world, (take) => take());
}

/** Retries until there is a value or the same owner has held the lock for too long. */
export async function untilDone<Value>(
  folder: string,
  projectPath: string,
  world: LockWorld,
  need: Need<Value>,
): Promise<Value> {
  const end = world.now() + patience;
  for (;;) {
    let who = 'of which nothing is known';
    const value = need(() => {
      const { lock, owner } = tryLock(folder, world);
      if (owner) who = describeOwner(owner, world.machine);
      return lock;
    });
    if (value !== undefined) return value;
    if (world.now() > end) throw busy(projectPath, who);
    // Random delay: two processes that collided would otherwise collide again.
    await world.wait(shortestWait + world.random() * (longestWait - shortestWait));
  }
}

function busy(projectPath: string, who: string): CommandError {
  const message = `${projectPath} is being changed by another command (${who}). Try again when it has ended.`;
  return new CommandError(exitStatus.io, 'project.busy', message, projectPath);
}
