import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { isSystemError, reasonOf } from './systemError.ts';

/** The path of a PROJECT argument. */
export interface FoundPlace {
  readonly target: string;
  readonly isFolder: boolean;
}

/** Finds the folder or the file that a PROJECT argument names. Fails with a `CommandError`. */
export function findPlace(place: string, cwd: string): FoundPlace {
  if (/^[a-z+]+:\/\//.test(place)) {
    throw failure(
      place,
      'project.address',
      `${place} is an address, but this version reads folders and archives only.`,
    );
  }
  const target = path.resolve(cwd, place);
  const status = statusOf(place, target);
  if (!status) throw failure(place, 'project.missing', `There is nothing at ${place}.`);
  if (!status.isDirectory() && !status.isFile()) {
    throw failure(place, 'project.unreadable', `${place} is neither a folder nor a file.`);
  }
  return { target, isFolder: status.isDirectory() };
}

function statusOf(place: string, target: string): fs.Stats | undefined {
  try {
    return fs.statSync(target, { throwIfNoEntry: false });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw failure(place, 'project.unreadable', `${place} cannot be read: ${reasonOf(error)}.`);
  }
}

function failure(place: string, code: string, message: string): CommandError {
  return new CommandError(exitStatus.io, code, message, place);
}
