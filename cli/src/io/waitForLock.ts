import { CommandError, exitStatus } from '../exit.ts';
import { type FileLock, tryLock } from './lock/fileLock.ts';
import { describeOwner } from './lock/lockOwner.ts';
import type { LockWorld } from './lock/lockWorld.ts';

/** How long a command waits for another one, and how long between two looks, in milliseconds. */
const patience = 30_000;
const [shortestWait, longestWait] = [2, 40];

/** Something that needs a lock now and then; undefined when it wants to be asked again a little later. */
export type Need<Value> = (take: () => FileLock | undefined) => Value | undefined;

/** Takes a lock as soon as nobody else has it. Fails with a `CommandError` that names who has it for too long. */
export function waitForLock(folder: string, projectPath: string, world: LockWorld): Promise<FileLock> {
  return untilDone(folder, projectPath, world, (take) => take());
}

/** Asks again and again, until there is a value or somebody has held the lock for too long. */
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
    // Of a length that nobody knows before: two who come at once would come at once again.
    await world.wait(shortestWait + world.random() * (longestWait - shortestWait));
  }
}

function busy(projectPath: string, who: string): CommandError {
  const message = `${projectPath} is being changed by another command (${who}). Try again when it has ended.`;
  return new CommandError(exitStatus.io, 'project.busy', message, projectPath);
}
