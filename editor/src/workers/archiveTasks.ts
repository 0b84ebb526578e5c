import {
  type Issue,
  importLegacy,
  isLegacyProject,
  type Loss,
  type ProjectContents,
  packArchive,
  readArchive,
  readProject,
  writeProject,
} from '@playhouse/core';
import { t } from '../i18n/t.ts';

/** The contents of an archive, or a sentence about why it cannot be opened. */
export type ReadArchive =
  | {
      readonly ok: true;
      readonly contents: ProjectContents;
      /** What the old format supports and this one does not. */
      readonly losses: readonly Loss[];
      /** What was repaired or omitted. */
      readonly notes: readonly Issue[];
    }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a `.playhouse.zip` or a zipped `.gameproj`. docs/format.md#files-and-paths and docs/format.md#legacy-projects.
 */
export async function readArchiveFile(file: Blob): Promise<ReadArchive> {
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { ok: false, message: t('The file cannot be read. Choose it again, or download it again.') };
  const bytes = new Uint8Array(buffer);
  const archive = readArchive(bytes);
  if (!archive.ok) return refused(archive.issues);
  const { files, notes } = archive.value;
  if (isLegacyProject(files)) {
    const imported = importLegacy(files);
    return imported.ok ? { ok: true, notes, ...imported.value } : refused(imported.issues);
  }
  const read = readProject(files, { isWeighed: true });
  return read.ok
    ? { ok: true, losses: [], ...read.value, notes: [...notes, ...read.value.notes] }
    : refused(read.issues);
}

/** The archive of a project; the same project always gives the same bytes. */
export function writeArchiveBytes(contents: ProjectContents): Uint8Array {
  return packArchive(writeProject(contents));
}

/** The archive of files that are no project. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return packArchive(files);
}

function refused(issues: readonly Issue[]): ReadArchive {
  return { ok: false, message: issues[0]?.message ?? t('This is not a project archive.') };
}
