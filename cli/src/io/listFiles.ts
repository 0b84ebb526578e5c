import fs from 'node:fs';
import path from 'node:path';
import { collectionNames, type Issue, limits, projectPathKind, type Result, refuse, succeed } from '@playhouse/core';

/** Files of a folder by their path inside it, with `/`, as spelled on disk; and links, which are not followed. */
export interface FolderListing {
  readonly files: readonly string[];
  /** Links in the place of files. */
  readonly links: readonly string[];
  /** Links in the place of folders. */
  readonly linkedFolders: readonly string[];
}

/**
 * The files of a project in a folder. Everything else is ignored.
 * docs/format.md#foreign-files.
 */
export function listProjectFiles(root: string): FolderListing {
  const files: string[] = [];
  const links: string[] = [];
  const folders = [...collectionNames, 'images', 'sounds', 'fonts'];
  for (const folder of ['', ...folders]) {
    for (const entry of entriesOf(root, folder)) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (projectPathKind(name.normalize('NFC')) === undefined) continue;
      if (entry.isFile()) files.push(name);
      else if (entry.isSymbolicLink()) links.push(name);
    }
  }
  return { files, links, linkedFolders: folders.filter((folder) => isLink(path.join(root, folder))) };
}

/** All files below a folder, without hidden ones; rejected when there are more than an archive may contain. */
export function listAllFiles(root: string): Result<FolderListing> {
  const files: string[] = [];
  const links: string[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of entriesOf(root, folder)) {
      if (entry.name.startsWith('.')) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) open.push(name);
      else (entry.isFile() ? files : links).push(name);
    }
    if (files.length > limits.entries) return refuse(tooMany(root));
  }
  return succeed({ files: files.sort(), links, linkedFolders: [] });
}

/** The entries of a project's folder; none when the folder does not exist or is a link. */
function entriesOf(root: string, folder: string): fs.Dirent[] {
  const target = path.join(root, folder);
  if (folder !== '' && !isRealFolder(target)) return [];
  return fs.readdirSync(target, { withFileTypes: true });
}

function isLink(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** True for a folder, false for a link to one. */
export function isRealFolder(folder: string): boolean {
  return fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function tooMany(root: string): Issue {
  const message = `${root} holds more than ${limits.entries} files. Choose the folder of one project.`;
  return { code: 'archive.entries', severity: 'blocking', path: [], params: { maximum: limits.entries }, message };
}
