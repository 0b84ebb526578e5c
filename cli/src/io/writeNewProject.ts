import fs from 'node:fs';
import path from 'node:path';
import { type ProjectContents, writeProject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { listProjectFiles } from './listFiles.ts';
import { finishWrite } from './pendingWrite.ts';
import { isSystemError, reasonOf } from './systemError.ts';
import { writeArchive } from './writeArchive.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

/**
 * Writes a project to a place that holds none: to a zip archive where the name ends with `.zip`, else to a folder.
 * Fails with a `CommandError`, also when there is a project already.
 */
export async function writeNewProject(place: string, contents: ProjectContents, cwd: string): Promise<void> {
  const target = path.resolve(cwd, place);
  const files = writeProject(contents);
  try {
    if (/\.zip$/i.test(place)) {
      if (fs.existsSync(target)) throw exists(place, 'a file');
      writeArchive(target, files);
    } else {
      demandNoProject(place, target);
      await writeProjectFolder(target, files, place);
    }
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

function demandNoProject(place: string, target: string): void {
  const status = fs.statSync(target, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isDirectory()) throw exists(place, 'a file');
  finishWrite(target);
  const { files, links } = listProjectFiles(target);
  if (files.length + links.length > 0) throw exists(place, 'a project');
}

function exists(place: string, what: string): CommandError {
  return new CommandError(
    exitStatus.io,
    'project.exists',
    `There is ${what} at ${place} already. Choose another place.`,
    place,
  );
}
