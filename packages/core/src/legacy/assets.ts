import type { Asset, AssetFile, AssetsDocument } from '../generated/entities.ts';
import type { AssetFolder } from '../model/projectPath.ts';
import { compareCodePoints } from '../model/text.ts';
import { authorsName, formatOf, legacyTwin } from './assetFile.ts';
import { type AssetShelf, createShelf, findFile, nameAsset, reserveFileName, storeFile } from './assetShelf.ts';
import type { Loss } from './losses.ts';
import { type ManifestEntry, readManifest, stemOf } from './manifest.ts';
import { describeAttribute, type Source } from './source.ts';

/** The imported assets of a legacy project. */
export interface ImportedAssets {
  readonly document: AssetsDocument;
  /** Bytes by stored path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Stored names of images and sounds by their names in the legacy project. */
  readonly names: Readonly<Record<AssetFolder, ReadonlyMap<string, string>>>;
  /** Losses about files; losses about the manifest belong to its source. */
  readonly losses: readonly Loss[];
}

/**
 * The manifest and the files of `images/`, `sounds/` and `fonts/`: missing files are reported, unlisted files are
 * added, and sizes are the actual ones. docs/runtime-rules.md#legacy-assets and docs/runtime-rules.md#damaged-projects,
 * docs/format.md#file-names.
 */
export function readAssets(folder: ReadonlyMap<string, Uint8Array>, source: Source | undefined): ImportedAssets {
  const losses: Loss[] = [];
  const files = new Map<string, Uint8Array>();
  const read = (kind: AssetFolder): { assets: Asset[]; names: ReadonlyMap<string, string> } => {
    const shelf = createShelf(kind, folder);
    const listed = source ? readManifest(source, kind).map((entry) => addListed(shelf, entry, source)) : [];
    const assets = [...listed, ...addUnlisted(shelf, losses)];
    for (const [name, stored] of shelf.storedAs) {
      const bytes = shelf.present.get(name);
      if (bytes) files.set(`${kind}/${stored}`, bytes);
    }
    return { assets, names: shelf.assetNames };
  };
  const images = read('images');
  const sounds = read('sounds');
  const fonts = read('fonts');
  return {
    document: { images: images.assets, sounds: sounds.assets, fonts: fonts.assets },
    files,
    names: { images: images.names, sounds: sounds.names, fonts: fonts.names },
    losses,
  };
}

function addListed(shelf: AssetShelf, entry: ManifestEntry, source: Source): Asset {
  const name = nameAsset(shelf, entry.name, (why) =>
    source.lose(entry.element, describeAttribute('name', entry.name), why, 'name'),
  );
  if (entry.files.length > 0) return { name, files: entry.files.map((file) => addListedFile(shelf, file, source)) };
  const found = shelf.stems.get(legacyTwin(entry.name));
  const report = (why: string): void => source.lose(entry.element, describeAttribute('name', entry.name), why);
  if (found !== undefined) return { name, files: [storeFile(shelf, found, report)] };
  report('It has no file. The entry was kept.');
  return { name, files: [] };
}

function addListedFile(shelf: AssetShelf, file: ManifestEntry['files'][number], source: Source): AssetFile {
  const report = (why: string): void => source.lose(file.element, describeAttribute('name', file.name), why, 'name');
  const found = findFile(shelf, file.name);
  if (found !== undefined) return storeFile(shelf, found, report, file.name);
  report(`There is no file ${shelf.kind}/${file.name}. The entry was kept.`);
  return { name: reserveFileName(shelf, file.name, file.name, report), size: file.size };
}

/** Files that no manifest lists; those of a format that the kind cannot have are omitted and reported. */
function addUnlisted(shelf: AssetShelf, losses: Loss[]): Asset[] {
  const unlisted = [...shelf.present.keys()].filter((file) => !shelf.storedAs.has(file) && !isHidden(file));
  return unlisted.sort(compareCodePoints).flatMap((file) => {
    const report = (why: string): void =>
      void losses.push({ document: `${shelf.kind}/${file}`, path: '', what: 'the file', why });
    if (formatOf(shelf.kind, file) === 'foreign' || file.includes('/')) {
      report(`It does not belong in ${shelf.kind} and was left out.`);
      return [];
    }
    return [{ name: nameAsset(shelf, authorsName(stemOf(file)), report), files: [storeFile(shelf, file, report)] }];
  });
}

function isHidden(file: string): boolean {
  return /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i.test(file);
}
