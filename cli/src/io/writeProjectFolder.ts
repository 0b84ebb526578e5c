import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { listProjectFiles } from './listFiles.ts';
import { commitWrite, finishWrite, isBeingWritten } from './pendingWrite.ts';
import { isSystemError, reasonOf } from './systemError.ts';

/**
 * Writes a project's files to a folder: whatever happens meanwhile, the next reader sees the old project or the new
 * one. Files of the project that are no longer part of it are deleted, foreign files left alone, unchanged files not
 * touched. `place` is what messages call the folder. Format, chapter 1 "Atomic writes"; reliability D1, D19.
 */
export async function writeProjectFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  place = folder,
): Promise<void> {
  try {
    fs.mkdirSync(folder, { recursive: true });
    finishWrite(folder);
    if (isBeingWritten(folder)) throw busy(place);
    const present = listProjectFiles(folder);
    const moved = [...files.keys()].filter((name) => !isUnchanged(path.join(folder, name), files.get(name)));
    const deleted = [...present.files, ...present.links].filter((name) => !files.has(name));
    if (moved.length + deleted.length === 0) return;
    commitWrite(folder, { deleted, moved }, files);
    finishWrite(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CommandError(
      exitStatus.io,
      'project.unwritable',
      `${place} cannot be written: ${reasonOf(error)}.`,
      place,
    );
  }
}

function isUnchanged(place: string, bytes: Uint8Array | undefined): boolean {
  const status = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!bytes || !status?.isFile() || status.size !== bytes.length) return false;
  return fs.readdirSync(path.dirname(place)).includes(path.basename(place)) && fs.readFileSync(place).equals(bytes);
}

function busy(place: string): CommandError {
  const message = `Another program is writing ${place}. Wait until it is done and try again.`;
  return new CommandError(exitStatus.io, 'project.busy', message, place);
}
