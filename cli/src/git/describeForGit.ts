import fs from 'node:fs';
import path from 'node:path';
import {
  createProject,
  diffProjects,
  type Project,
  type ProjectDocument,
  readDocument,
  replaceDocuments,
} from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import type { CommandResult } from '../terminal.ts';
import { documentInRepository } from './documentPath.ts';

/** The arguments that git passes to an external diff program: seven arguments, or two more for a moved file. */
export type GitDiffArguments = readonly string[];

/**
 * Describes the difference between two versions of one document. Names come from the project in the
 * working tree. Files that cannot be read as documents are shown as changed, without a description.
 */
export async function describeForGit(args: GitDiffArguments, cwd: string): Promise<CommandResult> {
  const [documentPath, oldFile, , , newFile] = args;
  if (documentPath === undefined || oldFile === undefined || newFile === undefined) {
    throw new CommandError(exitStatus.usage, 'usage', '--git is for git, which passes seven arguments.');
  }
  const texts = await wordsOf(documentPath, oldFile, newFile, cwd);
  return {
    status: exitStatus.done,
    json: { path: documentPath, lines: texts },
    lines: [documentPath, ...texts.map((text) => `  ${text}`)],
  };
}

async function wordsOf(documentPath: string, oldFile: string, newFile: string, cwd: string): Promise<string[]> {
  const found = documentInRepository(documentPath);
  const [before, after] = [oldFile, newFile].map((file) => readVersion(path.resolve(cwd, file)));
  if (!found) return ['changed'];
  const read = (bytes: Uint8Array | undefined) =>
    bytes === undefined ? undefined : readDocument(found.document, bytes);
  const [old, now] = [read(before), read(after)];
  if (old?.ok === false || now?.ok === false) return ['changed; one version cannot be read as a document'];
  const around = await projectAround(found.folder, cwd);
  const [first, second] = [old, now].map((version) => withDocument(around, found.document, version?.value.value));
  if (!first || !second) return [];
  const lines = diffProjects(first, second).lines.map(({ text }) => text);
  return lines.length > 0 ? lines : ['written differently, with the same meaning'];
}

function withDocument(project: Project, name: string, document: ProjectDocument | undefined): Project {
  return replaceDocuments(project, new Map([[name, document]]));
}

function readVersion(file: string): Uint8Array | undefined {
  if (file === path.resolve('/dev/null') || !fs.existsSync(file)) return undefined;
  return readRegularFile(file);
}

async function projectAround(folder: string, cwd: string): Promise<Project> {
  try {
    return (await readAnyProject(folder === '' ? '.' : folder, cwd)).contents.project;
  } catch {
    return createProject({ title: '', displaySize: { width: 1, height: 1 } });
  }
}
