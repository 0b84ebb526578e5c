import type { AssetsDocument } from '../../generated/entities.ts';
import { type AssetFolder, fileNameTwin } from '../../model/projectPath.ts';

/**
 * The name, followed by the first free number if another asset of the kind has it or a file is already named after it.
 * docs/product-rules.md#asset-names. `kept` are paths of files that a history still needs.
 */
export function freeAssetName(
  assets: Pick<AssetsDocument, AssetFolder>,
  kind: AssetFolder,
  name: string,
  kept: Iterable<string> = [],
): string {
  const taken = new Set<string>();
  for (const asset of assets[kind]) {
    taken.add(fileNameTwin(asset.name));
    for (const file of asset.files) taken.add(fileNameTwin(stemOf(file.name)));
  }
  for (const path of kept)
    if (path.startsWith(`${kind}/`)) taken.add(fileNameTwin(stemOf(path.slice(kind.length + 1))));
  let candidate = name;
  for (let number = 1; taken.has(fileNameTwin(candidate)); number += 1) candidate = `${name}${number}`;
  return candidate;
}

/** A file name that no content uses yet: the wanted one, or with the first free number before its extension. */
export function freeFileName(
  assets: Pick<AssetsDocument, AssetFolder>,
  kind: AssetFolder,
  file: string,
  kept: Iterable<string> = [],
): string {
  const taken = new Set(assets[kind].flatMap((asset) => asset.files.map(({ name }) => fileNameTwin(name))));
  for (const path of kept) if (path.startsWith(`${kind}/`)) taken.add(fileNameTwin(path.slice(kind.length + 1)));
  const stem = stemOf(file);
  let candidate = file;
  for (let number = 1; taken.has(fileNameTwin(candidate)); number += 1) {
    candidate = `${stem}${number}${file.slice(stem.length)}`;
  }
  return candidate;
}

function stemOf(file: string): string {
  return file.replace(/(?<=.)\.[^.]*$/, '');
}
