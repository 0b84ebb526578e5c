import { type Asset, type AssetFolder, nameAsset, type ProjectSession } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { keptFiles } from './storeUploads.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

/** The stored path of an asset's first file; undefined when it has none. */
export function assetPath(kind: AssetFolder, asset: Asset | undefined): string | undefined {
  const file = asset?.files[0]?.name;
  return file === undefined ? undefined : `${kind}/${file}`;
}

/** The extension of an asset's first file in lower case, or blank. */
export function extensionOf(asset: Asset): string {
  return /\.([^.]+)$/.exec(asset.files[0]?.name ?? '')?.[1]?.toLowerCase() ?? '';
}

/** Saves an asset as a file named after it. False when its file is missing. */
export function downloadAsset(kind: AssetFolder, asset: Asset, assets: ProjectAssets): boolean {
  const bytes = assets.get(assetPath(kind, asset) ?? '');
  if (!bytes) return false;
  const extension = extensionOf(asset);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: types[extension] ?? '' }));
  link.download = extension === '' ? asset.name : `${asset.name}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/** Stores a copy of an asset under a free name and lists it after the asset. Returns its name, or why it failed. */
export async function duplicateAsset(
  kind: AssetFolder,
  asset: Asset,
  target: { readonly session: ProjectSession; readonly assets: ProjectAssets },
): Promise<{ readonly name: string } | { readonly message: string }> {
  const { session, assets } = target;
  const path = assetPath(kind, asset);
  const bytes = path === undefined ? undefined : assets.get(path);
  if (!bytes) return { message: t('The file of {name} is missing.', { name: asset.name }) };
  const manifest = session.getState().project.assets;
  const taken = { ...manifest, [kind]: [...manifest[kind], ...keptFiles(kind, assets)] };
  const { name, file } = nameAsset(taken, kind, `${asset.name}.${extensionOf(asset)}`, extensionOf(asset));
  const fault = await assets.put(`${kind}/${file}`, bytes);
  if (fault) return fault;
  const copy: Asset = { ...asset, name, files: [{ ...asset.files[0], name: file, size: bytes.length }] };
  const done = session.dispatch({ kind: 'asset.duplicate', data: { kind, name: asset.name, copy } });
  return done.ok ? { name } : { message: done.issues[0]?.message ?? t('It cannot be duplicated.') };
}
