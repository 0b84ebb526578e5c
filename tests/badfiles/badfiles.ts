import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of bad files that these tests need. */
const neededFolders = [
  ...['json/test_parsing', 'zip/failure', 'zip/success', 'zip/zip-slip', 'text', 'csv/csvs', 'csv/json'],
  ...['png', 'filetype', 'fonts'],
];

/** Why there is nothing to check, and what to do about it, as a sentence; undefined when there is something. */
export function badfilesProblem(): string | undefined {
  const folder = process.env.PLAYHOUSE_BADFILES;
  if (!folder) return 'Set PLAYHOUSE_BADFILES to the folder of bad files.';
  if (!existsSync(folder)) return `PLAYHOUSE_BADFILES names ${folder}, which does not exist.`;
  const missing = neededFolders.filter((name) => !existsSync(path.join(folder, name)));
  return missing.length === 0 ? undefined : `PLAYHOUSE_BADFILES names ${folder}, which lacks ${missing.join(', ')}.`;
}

/** Names of the files with a given extension in one of the folders. */
export function badfilesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(root(), folder))
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** The bytes of a bad file. */
export function readBadfile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(badfilePath(name)));
}

/** The path of a bad file. */
export function badfilePath(name: string): string {
  return path.join(root(), name);
}

function root(): string {
  return process.env.PLAYHOUSE_BADFILES ?? '';
}
