import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { isSystemError, reasonOf } from './systemError.ts';

/** The path of a PROJECT argument. */
export interface FoundProject {
  readonly target: string;
  readonly isFolder: boolean;
}

/** Finds the folder or the file that a PROJECT argument names. Fails with a `CommandError`. */
export function findProject(projectPath: string, cwd: string): FoundProject {
  if (/^[a-z+]+:\/\//.test(projectPath)) {
    throw failure(
      projectPath,
      'project.address',
      `${projectPath} is an address, but this version reads folders and archives only.`,
    );
  }
  const target = path.resolve(cwd, projectPath);
  const status = statusOf(projectPath, target);
  if (!status) throw failure(projectPath, 'project.missing', `There is nothing at ${projectPath}.`);
  if (!status.isDirectory() && !status.isFile()) {
    throw failure(projectPath, 'project.unreadable', `${projectPath} is neither a folder nor a file.`);
  }
  return { target, isFolder: status.isDirectory() };
}

function statusOf(projectPath: string, target: string): fs.Stats | undefined {
  try {
    return fs.statSync(target, { throwIfNoEntry: false });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw failure(projectPath, 'project.unreadable', `${projectPath} cannot be read: ${reasonOf(error)}.`);
  }
}

function failure(projectPath: string, code: string, message: string): CommandError {
  return new CommandError(exitStatus.io, code, message, projectPath);
}
