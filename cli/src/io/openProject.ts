import path from 'node:path';
import {
  type Issue,
  isLegacyProject,
  type Migration,
  migrations,
  type Project,
  type ProjectContents,
  projectPathKind,
  writeProject,
} from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { keepBackup } from './keepBackup.ts';
import type { ProjectLock } from './lockProject.ts';
import { demandProject, readStoredFiles } from './readAnyProject.ts';
import { writeArchive } from './writeArchive.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

/** A project's files and their path. */
export interface StoredProject {
  readonly projectPath: string;
  readonly target: string;
  /** Its files as read; differences at the time of writing mean that another program changed them. */
  readonly stored: ReadonlyMap<string, Uint8Array>;
}

/** A project to be changed in place. */
export interface OpenProject extends StoredProject {
  readonly contents: ProjectContents;
  /** What reading repaired, skipped or found suspicious. */
  readonly notes: readonly Issue[];
}

/** The result of saving. Paths are those of the project's files, in code-point order. */
export interface Saved {
  readonly changed: readonly string[];
  /** Path of the backup; undefined when nothing changed or no backup was requested. */
  readonly backup?: string;
}

/** Reads a project in order to change it. Rejects legacy projects and newer formats. */
export async function openProject(
  projectPath: string,
  cwd: string,
  registry: readonly Migration[] = migrations,
): Promise<OpenProject> {
  const { files, notes } = await readStoredFiles(projectPath, cwd);
  if (isLegacyProject(files)) {
    throw new CommandError(
      exitStatus.io,
      'project.legacy',
      `${projectPath} is a legacy project. Import it first.`,
      projectPath,
    );
  }
  const { contents, notes: further } = demandProject(projectPath, files, registry);
  demandOwnFormat(projectPath, contents.project, registry.length + 1);
  return {
    projectPath,
    target: path.resolve(cwd, projectPath),
    stored: files,
    contents,
    notes: [...notes, ...further],
  };
}

function demandOwnFormat(projectPath: string, { object }: Project, newest: number): void {
  if (object.formatVersion <= newest) return;
  const message = `${projectPath} was written by a newer version of Playhouse (format ${object.formatVersion}). Update Playhouse to change it.`;
  throw new CommandError(exitStatus.io, 'project.version', message, projectPath);
}

/** All files of a project as they would be stored in its place: foreign entries of an archive stay in it. */
export function filesToStore({ stored }: StoredProject, contents: ProjectContents): Map<string, Uint8Array> {
  const foreign = [...stored].filter(([name]) => projectPathKind(name.normalize('NFC')) === undefined);
  return new Map([...foreign, ...writeProject(contents)]);
}

/** Files that differ between what was read and what would be written, in code-point order. */
export function changedFiles({ stored }: StoredProject, files: ReadonlyMap<string, Uint8Array>): string[] {
  const names = new Set([...stored.keys(), ...files.keys()]);
  return [...names].filter((name) => !areEqual(stored.get(name), files.get(name))).sort();
}

/**
 * Writes a project back to its path: the next reader sees the old one or the new one. The lock was taken before it was
 * read. Refused if a program other than Playhouse has changed it since. Fails with a `CommandError`.
 */
export async function saveProject(
  lock: ProjectLock,
  open: OpenProject,
  contents: ProjectContents,
  { backup = false }: { readonly backup?: boolean } = {},
): Promise<Saved> {
  return saveFiles(lock, open, filesToStore(open, contents), { backup });
}

/** Replaces the files that were read; like `saveProject`, for files that are not a complete project. */
export async function saveFiles(
  lock: ProjectLock,
  open: StoredProject,
  files: ReadonlyMap<string, Uint8Array>,
  { backup }: { readonly backup: boolean },
): Promise<Saved> {
  const changed = changedFiles(open, files);
  if (changed.length === 0) return { changed };
  await demandUntouched(open);
  const kept = backup ? keepBackup(open.target) : undefined;
  if (lock.isFolder) await writeProjectFolder(open.target, files, open.projectPath, lock.demandHeld);
  else writeArchive(open.target, files, lock.demandHeld);
  return { changed, ...(kept === undefined ? {} : { backup: kept }) };
}

async function demandUntouched({ projectPath, target, stored }: StoredProject): Promise<void> {
  const { files } = await readStoredFiles(target, target);
  const isSame = files.size === stored.size && [...stored].every(([name, bytes]) => areEqual(bytes, files.get(name)));
  if (isSame) return;
  const message = `${projectPath} was changed by another program. Nothing was written. Run the command again.`;
  throw new CommandError(exitStatus.io, 'project.changed', message, projectPath);
}

function areEqual(left: Uint8Array | undefined, right: Uint8Array | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return left.length === right.length && Buffer.compare(left, right) === 0;
}
