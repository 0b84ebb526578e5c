import fs from 'node:fs';
import path from 'node:path';
import { type Issue, type Result, succeed } from '@playhouse/core';
import { type FolderListing, listProjectFiles } from './listFiles.ts';
import { holdsLock } from './lock/fileLock.ts';
import { realWorld } from './lock/lockWorld.ts';
import { lockPath } from './lockPath.ts';
import { finishWrite, isWritePending } from './pendingWrite.ts';
import { readFiles } from './readFiles.ts';
import { isSystemError } from './systemError.ts';
import { untilDone } from './waitForLock.ts';

/** Files of a folder, and notes on what was not read. */
export interface FolderFiles {
  readonly files: Map<string, Uint8Array>;
  readonly notes: Issue[];
}

/** How often a folder that keeps changing is read again before it is locked. */
const mostTries = 8;

/**
 * A consistent snapshot of the project files in a folder: an interrupted write is completed, and files that
 * change meanwhile are read again. Foreign files are ignored, links not followed. docs/format.md#atomic-writes.
 */
export async function readProjectFolder(folder: string): Promise<Result<Map<string, Uint8Array>>> {
  const read = await readFolderWithNotes(folder);
  return read.ok ? succeed(read.value.files) : read;
}

/** `readProjectFolder` with notes on links; `projectPath` is what messages call the folder. */
export async function readFolderWithNotes(folder: string, projectPath = folder): Promise<Result<FolderFiles>> {
  const lockFolder = lockPath(folder, true);
  if (holdsLock(lockFolder)) return readListed(folder, listProjectFiles(folder));
  let tries = 0;
  return untilDone(lockFolder, projectPath, realWorld, (take) => {
    tries += 1;
    const steady = tries > mostTries ? undefined : readSteadily(folder);
    if (steady) return steady;
    if (tries <= mostTries && !isWritePending(folder)) return undefined;
    using lock = takeIfAllowed(folder, take);
    if (!lock) return undefined;
    if (lock !== notAllowed) finishWrite(folder);
    return readListed(folder, listProjectFiles(folder));
  });
}

/** Undefined when something changed, so that the files may be inconsistent. */
function readSteadily(folder: string): Result<FolderFiles> | undefined {
  const listing = listProjectFiles(folder);
  const before = tracesOf(folder, listing);
  // Between two equal fingerprints: a state complete at this moment was complete all the time.
  if (isWritePending(folder)) return undefined;
  const read = readListed(folder, listing);
  return tracesOf(folder, listProjectFiles(folder)) === before ? read : undefined;
}

/** A fingerprint of a folder's files that changes with any of them. */
function tracesOf(folder: string, { files, links, linkedFolders }: FolderListing): string {
  const traces = files.map((name) => {
    const status = fs.lstatSync(path.join(folder, name), { bigint: true, throwIfNoEntry: false });
    return status && [name, status.ino, status.size, status.mtimeNs, status.ctimeNs].join();
  });
  return [...traces, ...links, ...linkedFolders].join('\n');
}

const notAllowed = { [Symbol.dispose]: () => undefined };

/** In a read-only folder without a pending write, the files are read as they are. */
function takeIfAllowed(folder: string, take: () => Disposable | undefined): Disposable | undefined {
  try {
    return take();
  } catch (error) {
    if (isSystemError(error) && !isWritePending(folder)) return notAllowed;
    throw error;
  }
}

function readListed(folder: string, { files: names, links, linkedFolders }: FolderListing): Result<FolderFiles> {
  const files = readFiles(folder, names);
  return files.ok ? succeed({ files: files.value, notes: [...linkedFolders, ...links].map(noteLink) }) : files;
}

/** The note on a link, which is not followed: its target may be outside the project. */
export function noteLink(name: string): Issue {
  const message = `${name} is a link and is not followed. Replace it with what it points to.`;
  return { code: 'archive.foreign', severity: 'nonBlocking', path: [name], params: { name }, message };
}
