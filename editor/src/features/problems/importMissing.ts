import type { AssetFolder } from '@playhouse/core';
import { chooseFile } from '../../components/chooseFile.ts';
import { loaded } from '../../components/loaded.ts';
import { showToast } from '../../components/toasts.ts';
import type { OpenProject } from '../../session/SessionContext.ts';
import type { Problem } from '../../workers/checkService.ts';
import { assetKinds } from '../assets/assetKinds.ts';
import { fileTypes } from '../assets/useUploads.ts';

/** An asset that the game needs and that has no file. */
export interface MissingAsset {
  readonly kind: AssetFolder;
  readonly name: string;
}

const folders = Object.keys(assetKinds) as readonly AssetFolder[];

/** The asset that would mend a problem, if one would. */
export function missingAsset({ issue, asset }: Problem): MissingAsset | undefined {
  if (issue.code === 'asset.file') return asset;
  if (issue.code !== 'asset.missing') return undefined;
  const kind = folders.find((folder) => issue.params[assetKinds[folder].word] !== undefined);
  return kind && { kind, name: String(issue.params.target) };
}

/** Asks for a file and adds it as a missing asset. */
export async function importMissing({ kind, name }: MissingAsset, open: OpenProject): Promise<void> {
  const file = await chooseFile(fileTypes[kind]);
  if (!file) return;
  const adding = add(file, { kind, name }, open);
  open.holdOpen(adding);
  await adding;
}

async function add(file: File, { kind, name }: MissingAsset, { session, assets }: OpenProject): Promise<void> {
  const [{ addMissing }, { createAssetExaminer }] = await Promise.all([
    loaded(() => import('../assets/addMissing.ts')),
    loaded(() => import('../assets/assetWorker.ts')),
  ]);
  const examiner = createAssetExaminer();
  const refused = await addMissing(kind, name, file, { session, assets, examiner }).finally(() => examiner.close());
  if (refused !== undefined) showToast(refused);
}
