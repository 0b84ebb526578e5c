import type { AssetFolder } from '@playhouse/core';
import { storeUploads, type Uploads, type UploadTarget } from './storeUploads.ts';

/**
 * Adds files to the manifest, all in one undo step; sounds and fonts need nothing else. docs/product-rules.md#uploads.
 */
export async function addAssets(kind: AssetFolder, files: readonly File[], target: UploadTarget): Promise<Uploads> {
  const uploads = await storeUploads(kind, files, target);
  const { session } = target;
  const edits = uploads.stored.map(({ asset }) => ({ kind: 'asset.add', data: { kind, asset } }) as const);
  const [only] = uploads.stored;
  const what = only && edits.length === 1 ? `Added ${only.asset.name}` : `Added ${edits.length} ${kind}`;
  if (edits.length > 0) session.dispatch(edits, { label: { what, where: session.getState().project.object.title } });
  return uploads;
}
