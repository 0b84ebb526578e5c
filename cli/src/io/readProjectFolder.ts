import { type Issue, type Result, succeed } from '@playhouse/core';
import { listProjectFiles } from './listFiles.ts';
import { finishWrite } from './pendingWrite.ts';
import { readFiles } from './readFiles.ts';

/** Files of a folder, and notes on what was not read. */
export interface FolderFiles {
  readonly files: Map<string, Uint8Array>;
  readonly notes: Issue[];
}

/**
 * The files of the project in a folder, after an interrupted write has been finished. Foreign files are left alone,
 * links not followed. Format, chapter 1.
 */
export async function readProjectFolder(folder: string): Promise<Result<Map<string, Uint8Array>>> {
  const read = await readFolderWithNotes(folder);
  return read.ok ? succeed(read.value.files) : read;
}

/** `readProjectFolder` with notes on links. */
export async function readFolderWithNotes(folder: string): Promise<Result<FolderFiles>> {
  finishWrite(folder);
  const { files: names, links } = listProjectFiles(folder);
  const files = readFiles(folder, names);
  return files.ok ? succeed({ files: files.value, notes: links.map(noteLink) }) : files;
}

/** The note on a link, which is not followed: what it shows may lie outside of the project. */
export function noteLink(name: string): Issue {
  const message = `${name} is a link and is not followed. Put the file itself there.`;
  return { code: 'archive.foreign', severity: 'nonBlocking', path: [name], params: { name }, message };
}
