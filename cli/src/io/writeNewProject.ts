import fs from 'node:fs';
import path from 'node:path';
import { type ProjectContents, writeProject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { listProjectFiles } from './listFiles.ts';
import { lockNewProject } from './lockProject.ts';
import { isSystemError, reasonOf } from './systemError.ts';
import { writeArchive } from './writeArchive.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

/**
 * Writes a project to an unused path: to a zip archive if the name ends with `.zip`, else to a folder.
 * Fails with a `CommandError`, also if a project already exists there.
 */
export async function writeNewProject(projectPath: string, contents: ProjectContents, cwd: string): Promise<void> {
  const target = path.resolve(cwd, projectPath);
  const files = writeProject(contents);
  try {
    const isFolder = !/\.zip$/i.test(projectPath);
    const demandFree = isFolder ? demandNoProject : demandNothing;
    // Before locking, which creates a folder in it; checked again later, because another process may have been faster.
    demandFree(projectPath, target);
    using lock = await lockNewProject(projectPath, target, isFolder);
    demandFree(projectPath, target);
    if (isFolder) await writeProjectFolder(target, files, projectPath, lock.demandHeld);
    else writeArchive(target, files, lock.demandHeld);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CommandError(
      exitStatus.io,
      'project.unwritable',
      `${projectPath} cannot be written: ${reasonOf(error)}.`,
      projectPath,
    );
  }
}

function demandNothing(projectPath: string, target: string): void {
  if (fs.existsSync(target)) throw exists(projectPath, 'a file');
}

function demandNoProject(projectPath: string, target: string): void {
  const status = fs.statSync(target, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isDirectory()) throw exists(projectPath, 'a file');
  const { files, links } = listProjectFiles(target);
  if (files.length + links.length > 0) throw exists(projectPath, 'a project');
}

function exists(projectPath: string, what: string): CommandError {
  return new CommandError(
    exitStatus.io,
    'project.exists',
    `There is ${what} at ${projectPath} already. Choose another place.`,
    projectPath,
  );
}
