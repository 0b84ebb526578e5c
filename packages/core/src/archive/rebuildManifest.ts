import type { Asset, AssetsDocument } from '../generated/entities.ts';
import { type AssetFolder, assetFolders } from '../model/projectPath.ts';

/** A manifest for the available asset files: one asset per name, with all files that differ only in extension. */
export function rebuildManifest(files: ReadonlyMap<string, Uint8Array>): AssetsDocument {
  const manifest: Record<AssetFolder, Map<string, Asset>> = { images: new Map(), sounds: new Map(), fonts: new Map() };
  for (const [path, bytes] of files) {
    const folder = assetFolders.find((name) => path.startsWith(`${name}/`));
    if (!folder) continue;
    const file = path.slice(folder.length + 1);
    const name = file.replace(/(?<=.)\.[^.]*$/, '');
    const asset = manifest[folder].get(name) ?? { name, files: [] };
    asset.files.push({ name: file, size: bytes.length });
    manifest[folder].set(name, asset);
  }
  const listOf = (folder: AssetFolder): Asset[] => [...manifest[folder].values()];
  return { images: listOf('images'), sounds: listOf('sounds'), fonts: listOf('fonts') };
}
