import type { AssetFolder, ProjectSession } from '@playhouse/core';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { assetKinds } from './assetKinds.ts';
import {
  type StoredUpload,
  storeUploads,
  type UploadControl,
  type Uploads,
  type UploadTarget,
} from './storeUploads.ts';

/** Adds files to the manifest, all in one undo step. docs/product-rules.md#uploads. */
export async function addAssets(
  kind: AssetFolder,
  files: readonly File[],
  target: UploadTarget,
  control: UploadControl = {},
): Promise<Uploads> {
  const uploads = await storeUploads(kind, files, target, control);
  listAssets(kind, uploads.stored, target.session);
  return uploads;
}

/** Adds stored files to the manifest in one undo step. */
export function listAssets(kind: AssetFolder, stored: readonly StoredUpload[], session: ProjectSession): void {
  if (stored.length === 0) return;
  const edits = stored.map(({ asset }) => ({ kind: 'asset.add', data: { kind, asset } }) as const);
  const [only] = stored;
  const what =
    only && edits.length === 1 ? t('Added {name}', { name: only.asset.name }) : assetKinds[kind].added(edits.length);
  const added = session.dispatch(edits, { label: { what, where: session.getState().project.object.title } });
  if (!added.ok) showToast(added.issues[0]?.message ?? t('The files could not be added.'));
}
