import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { findProject } from './findProject.ts';
import { abandonLock, LockInTheWay } from './lock/fileLock.ts';
import { type LockWorld, realWorld } from './lock/lockWorld.ts';
import { lockPath } from './lockPath.ts';
import { makeFolder } from './makeFolder.ts';
import { finishWrite } from './pendingWrite.ts';
import { isSystemError, reasonOf } from './systemError.ts';
import { waitForLock } from './waitForLock.ts';

/** A project locked for changes until this is disposed of. */
export interface ProjectLock extends Disposable {
  readonly projectPath: string;
  readonly target: string;
  readonly isFolder: boolean;
  /** Fails with a `CommandError` when the lock was broken, because this process seemed to have ended. */
  demandHeld(): void;
}

/**
 * Waits until nobody else changes a project, and locks it until the lock is disposed of: from before it is read until
 * it is written. Completes an interrupted write of another command. Fails with a `CommandError`.
 *
 *     using lock = await lockProject(projectPath, cwd);
 */
export function lockProject(projectPath: string, cwd: string, world: LockWorld = realWorld): Promise<ProjectLock> {
  const { target, isFolder } = findProject(projectPath, cwd);
  return lockAt({ projectPath, target, isFolder }, world);
}

/** Like `lockProject`, for a project to be created. Creates its parent folder. */
export function lockNewProject(
  projectPath: string,
  target: string,
  isFolder: boolean,
  world: LockWorld = realWorld,
): Promise<ProjectLock> {
  return lockAt({ projectPath, target, isFolder }, world, () => makeFolder(isFolder ? target : path.dirname(target)));
}

/** Removes the remains of an ended thread's lock on a project. Never fails. */
export function abandonProject(target: string, thread: number): void {
  try {
    const status = fs.statSync(target, { throwIfNoEntry: false });
    if (status) abandonLock(lockPath(target, status.isDirectory()), thread);
  } catch {
    // The lock then has a dead owner, which the next command will detect.
  }
}

type Locked = Pick<ProjectLock, 'projectPath' | 'target' | 'isFolder'>;

async function lockAt(what: Locked, world: LockWorld, prepare?: () => void): Promise<ProjectLock> {
  const { projectPath, target, isFolder } = what;
  try {
    prepare?.();
    const lock = await waitForLock(lockPath(target, isFolder), projectPath, world);
    try {
      if (isFolder) finishWrite(target);
    } catch (error) {
      lock[Symbol.dispose]();
      throw error;
    }
    return {
      ...what,
      demandHeld() {
        if (!lock.isHeld()) throw broken(projectPath);
      },
      [Symbol.dispose]: () => lock[Symbol.dispose](),
    };
  } catch (error) {
    throw asCommandError(error, projectPath);
  }
}

function broken(projectPath: string): CommandError {
  const message = `Another command took over ${projectPath}, because this one did not respond. Nothing was written. Run the command again.`;
  return new CommandError(exitStatus.io, 'project.changed', message, projectPath);
}

function asCommandError(error: unknown, projectPath: string): unknown {
  if (!(error instanceof LockInTheWay) && !isSystemError(error)) return error;
  const message = `${projectPath} cannot be written: ${reasonOf(error)}.`;
  return new CommandError(exitStatus.io, 'project.unwritable', message, projectPath);
}
