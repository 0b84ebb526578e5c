import { type AssetFolder, uploadTexts } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { storeUploads, type UploadTarget } from './storeUploads.ts';

/**
 * Adds a file as the asset of a name that the game uses but does not have, or that is listed without a file. Returns why
 * it was not added, for people.
 */
export async function addMissing(
  kind: AssetFolder,
  name: string,
  file: File,
  target: UploadTarget,
): Promise<string | undefined> {
  const { stored, refused } = await storeUploads(kind, [file], target);
  const [upload] = stored;
  if (!upload) return refused[0]?.reason ?? uploadTexts.allowed(kind);
  const { session } = target;
  const { assets, object } = session.getState().project;
  const { files } = upload.asset;
  const isListed = assets[kind].some((asset) => asset.name === name);
  const done = session.dispatch(
    isListed
      ? { kind: 'asset.replace', data: { kind, name, files } }
      : { kind: 'asset.add', data: { kind, asset: { ...upload.asset, name } } },
    { label: { what: t('Added {name}', { name }), where: object.title } },
  );
  return done.ok ? undefined : done.issues[0]?.message;
}
