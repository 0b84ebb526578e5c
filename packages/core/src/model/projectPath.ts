import { limits } from './limits.ts';
import type { CollectionName } from './project.ts';
import { collectionNames } from './project.ts';

/** The value at a path of a project. */
export type ProjectPathKind = 'document' | 'asset';

/** Folders of assets. docs/format.md#files-and-paths. */
export const assetFolders = ['images', 'sounds', 'fonts'] as const;
export type AssetFolder = (typeof assetFolders)[number];

/**
 * The content of a stored path, or undefined for a path that no project has. This is the allowlist of names: any other
 * name is never read from an archive or folder, nor written. docs/format.md#files-and-paths; docs/reliability.md#t2.
 */
export function projectPathKind(path: string): ProjectPathKind | undefined {
  if (path === 'object.json' || path === 'assets.json') return 'document';
  const slash = path.indexOf('/');
  const folder = path.slice(0, slash);
  const file = path.slice(slash + 1);
  if (assetFolders.some((name) => name === folder)) return isFileName(file) ? 'asset' : undefined;
  const collection = collectionNames.find((name) => name === folder);
  return collection && isDocumentFile(collection, file) ? 'document' : undefined;
}

/**
 * True for a valid name of an asset file or a play test: 1 to 120 characters, none of `/ \ : * ? " < > |`, no control
 * characters, composed form (NFC). docs/format.md#file-names.
 */
export function isFileName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || name.length > 2 * limits.fileNameLength) return false;
  if (forbidden.test(name) || !name.isWellFormed() || name !== name.normalize('NFC')) return false;
  return [...name].length <= limits.fileNameLength;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: file names hold none
const forbidden = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f]/;

/** A form that is equal for names of the same file on some systems: ignores case and composition. */
export function fileNameTwin(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

function isDocumentFile(collection: CollectionName, file: string): boolean {
  if (collection !== 'tests') return /^id[0-9]{1,19}\.json$/.test(file);
  return file.endsWith(testEnding) && isFileName(file.slice(0, -testEnding.length));
}

const testEnding = '.play.json';
