import fs from 'node:fs';
import path from 'node:path';
import {
  type Issue,
  importLegacy,
  isLegacyProject,
  type Loss,
  limits,
  type Migration,
  type ProjectContents,
  type ReadProject,
  type Result,
  readArchive,
  readProject,
} from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { findProject } from './findProject.ts';
import { listAllFiles } from './listFiles.ts';
import { LockInTheWay } from './lock/fileLock.ts';
import { nodeCodec } from './nodeCodec.ts';
import { readFiles } from './readFiles.ts';
import { type FolderFiles, noteLink, readFolderWithNotes } from './readProjectFolder.ts';
import { isSystemError, reasonOf } from './systemError.ts';

/** A project from any source: with notes on repairs, and losses if it was imported. */
export interface AnyProject {
  readonly contents: ProjectContents;
  /** The stored files that it was read from. */
  readonly stored: ReadonlyMap<string, Uint8Array>;
  readonly notes: Issue[];
  readonly losses: Loss[];
  /** True when it was imported, so it cannot be written back to its source. */
  readonly isImported: boolean;
}

/**
 * Reads what a PROJECT argument names: a project's folder or archive, a legacy project's folder or a zip of one. Fails
 * with a `CommandError`. docs/format.md#project-arguments.
 */
export async function readAnyProject(projectPath: string, cwd: string): Promise<AnyProject> {
  const { files, notes } = await readStoredFiles(projectPath, cwd);
  return isLegacyProject(files) ? importFrom(projectPath, files, notes) : readFrom(projectPath, files, notes);
}

/** The files of what a PROJECT argument names, before they are interpreted. Fails with a `CommandError`. */
export async function readStoredFiles(projectPath: string, cwd: string): Promise<FolderFiles> {
  const { target, isFolder } = findProject(projectPath, cwd);
  try {
    return isFolder ? await readFolder(projectPath, target) : readZip(projectPath, target);
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof LockInTheWay)) throw error;
    throw failure(projectPath, 'project.unreadable', `${projectPath} cannot be read: ${reasonOf(error)}.`);
  }
}

async function readFolder(projectPath: string, target: string): Promise<FolderFiles> {
  if (!hasLegacyGame(target)) return demand(projectPath, await readFolderWithNotes(target, projectPath));
  const { files: names, links } = demand(projectPath, listAllFiles(target));
  return { files: demand(projectPath, readFiles(target, names)), notes: links.map(noteLink) };
}

/** True for a legacy folder, and for one that holds a legacy folder. */
function hasLegacyGame(target: string): boolean {
  if (fs.existsSync(path.join(target, 'object.json'))) return false;
  const folders = ['.', ...fs.readdirSync(target).filter((name) => /\.gs(daily)?proj$|\.gameproj$/i.test(name))];
  return folders.some((folder) => fs.existsSync(path.join(target, folder, 'object.xml')));
}

function readZip(projectPath: string, target: string): FolderFiles {
  return demand(projectPath, readArchive(readArchiveBytes(projectPath, target), { codec: nodeCodec }));
}

/**
 * The bytes of an archive; only the end of a large file that lacks an archive's end record, which is rejected. A file
 * that replaces it meanwhile does not matter: the opened one stays unchanged.
 */
function readArchiveBytes(projectPath: string, target: string): Uint8Array {
  const descriptor = fs.openSync(target, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
  try {
    const status = fs.fstatSync(descriptor);
    if (!status.isFile())
      throw failure(projectPath, 'archive.unreadable', `${projectPath} cannot be read: it is not a regular file.`);
    const { size } = status;
    if (size > limits.archiveBytes) {
      const message = `${projectPath} is larger than ${limits.archiveBytes / 1024 / 1024} MB, which an archive may have at most.`;
      throw failure(projectPath, 'archive.size', message);
    }
    const tail = new Uint8Array(Math.min(size, endLength));
    fs.readSync(descriptor, tail, 0, tail.length, size - tail.length);
    if (!Buffer.from(tail.buffer).includes(endMark)) return tail;
    const buffer = fs.readFileSync(descriptor);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Signature and maximum length of the end record of every zip archive. */
const endMark = 'PK\u0005\u0006';
const endLength = 22 + 65_535;

/** Builds the project from files of `readStoredFiles`; a rejection becomes a `CommandError` with the path. */
export function demandProject(
  projectPath: string,
  files: ReadonlyMap<string, Uint8Array>,
  registry?: readonly Migration[],
): ReadProject {
  return demand(projectPath, readProject(files, { isWeighed: true }, registry));
}

function readFrom(projectPath: string, files: ReadonlyMap<string, Uint8Array>, notes: Issue[]): AnyProject {
  const { contents, notes: further } = demandProject(projectPath, files);
  return { contents, stored: files, notes: [...notes, ...further], losses: [], isImported: false };
}

function importFrom(projectPath: string, files: ReadonlyMap<string, Uint8Array>, notes: Issue[]): AnyProject {
  const { contents, losses } = demand(projectPath, importLegacy(files));
  return { contents, stored: files, notes, losses, isImported: true };
}

function demand<Value>(projectPath: string, result: Result<Value>): Value {
  if (result.ok) return result.value;
  const [first] = result.issues;
  const shown = result.issues.slice(0, 5).map((issue) => issue.message);
  const further = result.issues.length > 5 ? ` There are ${result.issues.length - 5} more problems.` : '';
  throw failure(
    projectPath,
    first?.code ?? 'project.unreadable',
    `${projectPath} cannot be read. ${shown.join(' ')}${further}`,
  );
}

function failure(projectPath: string, code: string, message: string): CommandError {
  return new CommandError(exitStatus.io, code, message, projectPath);
}
