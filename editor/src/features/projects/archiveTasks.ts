import {
  type Issue,
  importLegacy,
  isLegacyProject,
  type Loss,
  type ProjectContents,
  packArchive,
  readProject,
  unpackArchive,
  writeProject,
} from '@playhouse/core';

/** What an archive holds, or one sentence that says why it cannot be opened. */
export type ReadArchive =
  | {
      readonly ok: true;
      readonly contents: ProjectContents;
      /** What the old format has and this one does not. */
      readonly losses: readonly Loss[];
      /** What was mended or left out. */
      readonly notes: readonly Issue[];
    }
  | { readonly ok: false; readonly message: string };

/** Reads a `.playhouse.zip` or a zipped `.gameproj`. Format, chapters 1 and 4. */
export function readArchiveBytes(bytes: Uint8Array): ReadArchive {
  const files = unpackArchive(bytes);
  if (!files.ok) return refused(files.issues);
  if (isLegacyProject(files.value)) {
    const imported = importLegacy(files.value);
    return imported.ok ? { ok: true, notes: [], ...imported.value } : refused(imported.issues);
  }
  const read = readProject(files.value);
  return read.ok ? { ok: true, losses: [], ...read.value } : refused(read.issues);
}

/** The archive of a project; the same project gives the same bytes. */
export function writeArchiveBytes(contents: ProjectContents): Uint8Array {
  return packArchive(writeProject(contents));
}

function refused(issues: readonly Issue[]): ReadArchive {
  return { ok: false, message: issues[0]?.message ?? 'This is no archive of a project.' };
}
