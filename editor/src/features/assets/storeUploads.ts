import {
  type Asset,
  type AssetFolder,
  type CheckedAsset,
  manifestEntry,
  nameAsset,
  type ProjectSession,
} from '@playhouse/core';
import type { ProjectAssets } from '../../session/projectAssets.ts';
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

export interface Uploads {
  readonly stored: readonly StoredUpload[];
  /** Names of files that were not added. */
  readonly refused: readonly string[];
  /** Further sentences for people: why a file of a supported type was rejected, what was cut off. */
  readonly notes: readonly string[];
}

/**
 * Examines files, gives them free names and stores them permanently. Files that cannot be assets, or cannot be stored,
 * are left out and reported. docs/product-rules.md#uploads.
 */
export async function storeUploads(kind: AssetFolder, files: readonly File[], target: UploadTarget): Promise<Uploads> {
  const { session, assets, examiner } = target;
  const stored: StoredUpload[] = [];
  const refused: string[] = [];
  const notes: string[] = [];
  for (const file of files) {
    const examined = await examiner.examine(kind, file);
    const issues = examined.ok ? examined.value.notes : examined.issues;
    notes.push(...issues.filter(({ code }) => code !== 'asset.type').map(({ message }) => message));
    if (!examined.ok) {
      refused.push(file.name);
      continue;
    }
    const { bytes, extension } = examined.value;
    const manifest = session.getState().project.assets;
    const taken = {
      ...manifest,
      [kind]: [...manifest[kind], ...keptFiles(kind, assets), ...stored.map(({ asset }) => asset)],
    };
    const named = nameAsset(taken, kind, file.name, extension);
    const fault = await assets.put(`${kind}/${named.file}`, bytes);
    if (fault) {
      refused.push(file.name);
      notes.push(fault.message);
    } else stored.push({ asset: manifestEntry(named, bytes), checked: examined.value });
  }
  return { stored, refused, notes };
}

/** Files that undo may restore keep their names: the bytes at a path never change. */
function keptFiles(kind: AssetFolder, assets: ProjectAssets): Asset[] {
  return [...assets.getFiles()]
    .filter(([path]) => path.startsWith(`${kind}/`))
    .map(([path, { length }]) => ({ name: '', files: [{ name: path.slice(kind.length + 1), size: length }] }));
}
