import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { listProjectFiles } from './listFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { commitWrite, finishOwnWrite, finishWrite } from './pendingWrite.ts';
import { isSystemError, reasonOf } from './systemError.ts';

/**
 * Writes a project's files to a folder atomically: the next reader always sees the old project or the new
 * one. Deletes files that are no longer part of the project, leaves foreign files alone, and does not touch unchanged
 * files. Requires the project's lock. `projectPath` is the folder's name in messages; `beforeMark` may throw to
 * cancel the write. docs/format.md#atomic-writes; docs/reliability.md#d1 and docs/reliability.md#d19.
 */
export async function writeProjectFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  file = folder,
  beforeMark: () => void = () => undefined,
): Promise<void> {
  try {
    makeFolder(folder);
    finishWrite(folder);
    const present = listProjectFiles(folder);
    const moved = [...files.keys()].filter((name) => !isUnchanged(path.join(folder, name), files.get(name)));
    const deleted = [...present.files, ...present.links].filter((name) => !files.has(name));
    if (moved.length + deleted.length === 0) return;
    commitWrite(folder, { deleted, moved }, files, beforeMark);
    finishOwnWrite(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CommandError(exitStatus.io, 'project.unwritable', `${file} cannot be written: ${reasonOf(error)}.`, file);
  }
}

function isUnchanged(file: string, bytes: Uint8Array | undefined): boolean {
  const status = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!bytes || !status?.isFile() || status.size !== bytes.length) return false;
  return fs.readdirSync(path.dirname(file)).includes(path.basename(file)) && fs.readFileSync(file).equals(bytes);
}
