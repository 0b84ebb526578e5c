import {
  type Asset,
  type AssetFolder,
  type CheckedAsset,
  manifestEntry,
  nameAsset,
  type ProjectSession,
} from '@playhouse/core';
import { issueText } from '../../i18n/issueText.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { untilAborted } from '../../workers/untilAborted.ts';
import type { AssetExaminer } from './assetWorker.ts';

export interface UploadTarget {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
  readonly examiner: AssetExaminer;
}

/** A file that is stored, but not yet in the manifest. */
export interface StoredUpload {
  readonly asset: Asset;
  readonly checked: CheckedAsset;
}

export interface RefusedFile {
  readonly name: string;
  /** Why a file of a supported type was rejected; undefined for other types. */
  readonly reason: string | undefined;
}

export interface Uploads {
  readonly stored: readonly StoredUpload[];
  /** Files that were not added. */
  readonly refused: readonly RefusedFile[];
  /** Further sentences for people: what was cut off from files that were added. */
  readonly notes: readonly string[];
  /** How many files were not looked at because the user canceled. */
  readonly skipped: number;
}

/** Progress of storing many files, and the way to stop. */
export interface UploadControl {
  /** Aborting leaves out the files that are not stored yet. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/**
 * Examines files, gives them free names and stores them permanently. Files that cannot be assets, or cannot be stored,
 * are left out and reported. docs/product-rules.md#uploads.
 */
export async function storeUploads(
  kind: AssetFolder,
  files: readonly File[],
  target: UploadTarget,
  { signal, onProgress }: UploadControl = {},
): Promise<Uploads> {
  const { session, assets, examiner } = target;
  const stored: StoredUpload[] = [];
  const refused: RefusedFile[] = [];
  const notes: string[] = [];
  for (const [index, file] of files.entries()) {
    onProgress?.(index);
    const examined = await untilAborted(examiner.examine(kind, file), signal).catch(unlessAborted(signal));
    if (examined === undefined) return { stored, refused, notes, skipped: files.length - index };
    const issues = examined.ok ? examined.value.notes : examined.issues;
    const texts = issues.filter(({ code }) => code !== 'asset.type').map(issueText);
    if (!examined.ok) {
      refused.push({ name: file.name, reason: texts[0] });
      continue;
    }
    notes.push(...texts);
    const { bytes, extension } = examined.value;
    const manifest = session.getState().project.assets;
    const taken = {
      ...manifest,
      [kind]: [...manifest[kind], ...keptFiles(kind, assets), ...stored.map(({ asset }) => asset)],
    };
    const named = nameAsset(taken, kind, file.name, extension);
    const fault = await assets.put(`${kind}/${named.file}`, bytes);
    if (fault) {
      refused.push({ name: file.name, reason: fault.message });
    } else stored.push({ asset: manifestEntry(named, bytes), checked: examined.value });
  }
  return { stored, refused, notes, skipped: 0 };
}

/** Throws every reason but the one of an aborted signal. */
const unlessAborted = (signal: AbortSignal | undefined) => (reason: unknown) => {
  if (!signal?.aborted) throw reason;
};

/** Files that undo may restore keep their names: the bytes at a path never change. */
export function keptFiles(kind: AssetFolder, assets: Pick<ProjectAssets, 'getFiles'>): Asset[] {
  return [...assets.getFiles()]
    .filter(([path]) => path.startsWith(`${kind}/`))
    .map(([path, { length }]) => ({ name: '', files: [{ name: path.slice(kind.length + 1), size: length }] }));
}
