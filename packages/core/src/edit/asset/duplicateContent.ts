import type { AssetFile, AssetsDocument } from '../../generated/entities.ts';
import { type AssetFolder, assetFolders } from '../../model/projectPath.ts';

/** Assets of one kind with the same content, in the order of the manifest. */
export interface DuplicateContent {
  readonly kind: AssetFolder;
  readonly names: readonly string[];
}

/** Groups of assets whose files are equal by checksum and size; an asset without checksums is in none. */
export function findDuplicateAssets(assets: AssetsDocument): DuplicateContent[] {
  return assetFolders.flatMap((kind) => {
    const groups = new Map<string, string[]>();
    for (const { name, files } of assets[kind]) {
      const content = contentOf(files);
      if (content === undefined) continue;
      const names = groups.get(content);
      if (names) names.push(name);
      else groups.set(content, [name]);
    }
    return [...groups.values()].filter((names) => names.length > 1).map((names) => ({ kind, names }));
  });
}

function contentOf(files: readonly AssetFile[]): string | undefined {
  if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined)) return undefined;
  return files
    .map(({ size, sha256 }) => `${sha256} ${size}`)
    .sort()
    .join();
}
