import { builtInFonts } from '../../catalogue/builtInFonts.ts';
import type { Asset, AssetFile } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { type AssetFolder, fileNameTwin, isFileName } from '../../model/projectPath.ts';
import { imageNameOf } from '../../references/imageName.ts';
import { missing, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';

/** Names an asset. docs/format.md#assets. */
export interface AssetAddress {
  readonly kind: AssetFolder;
  readonly name: string;
}

/** The asset of an edit, or the finding that it no longer exists. */
export function locateAsset(project: Project, { kind, name }: AssetAddress): Result<Asset> {
  const asset = project.assets[kind].find((each) => each.name === name);
  return asset ? succeed(asset) : missing(`The ${assetWords[kind]} ${name}`, ['assets', kind, name]);
}

/** The word for an asset of each kind. */
export const assetWords: Readonly<Record<AssetFolder, string>> = { images: 'image', sounds: 'sound', fonts: 'font' };

/** The kind of reference for assets of each kind. */
export const assetReferences = { images: 'image', sounds: 'sound', fonts: 'font' } as const satisfies Record<
  AssetFolder,
  string
>;

/**
 * An asset's name in its stored form, NFC, or why it is not valid. `except` may change the case of its name. Names are
 * unique, ignoring case.
 */
export function fitAssetName(project: Project, kind: AssetFolder, name: string, except?: Asset): Result<string> {
  const noun = assetWords[kind];
  if (!isName(name) || /[\t\n\r]/.test(name)) return refusal(`${noun === 'image' ? 'An' : 'A'} ${noun} needs a name.`);
  const stored = name.normalize('NFC');
  if (kind === 'images' && imageNameOf(stored) !== stored) return refusal('The name of an image has no file ending.');
  if (isAssetNameTaken(project.assets[kind], stored, except))
    return refusal(`There is already ${aOr(noun)} with this name.`);
  if (kind === 'fonts' && builtInFonts.some((font) => fileNameTwin(font) === fileNameTwin(stored))) {
    return refusal('There is already a built-in font with this name.');
  }
  return succeed(stored);
}

/** True when one of the assets has the name, ignoring case and composition. */
export function isAssetNameTaken(list: readonly Asset[], name: string, except?: Asset): boolean {
  const twin = fileNameTwin(name);
  return list.some((asset) => asset !== except && fileNameTwin(asset.name) === twin);
}

/**
 * Files in their stored form, or why they are not valid. Bytes at a path never change while a manifest or history names
 * them, so other content needs a file name that no asset of the kind has. docs/format.md#file-names.
 */
export function fitAssetFiles(
  project: Project,
  kind: AssetFolder,
  files: readonly AssetFile[],
): Result<readonly AssetFile[]> {
  const known = new Map(
    project.assets[kind].flatMap((asset) => asset.files.map((file) => [fileNameTwin(file.name), file] as const)),
  );
  const own = new Set<string>();
  for (const file of files) {
    const twin = fileNameTwin(file.name);
    if (!isFileName(file.name) || own.has(twin)) return refusal(`${file.name} is not a valid file name.`);
    const there = known.get(twin);
    if (there !== undefined && !isSameContent(there, file)) {
      return refusal(`There is already a file ${there.name} with other content. Use another file name.`);
    }
    if (!Number.isSafeInteger(file.size) || file.size < 0) return refusal(`The size of ${file.name} is not known.`);
    if (file.sha256 !== undefined && !/^[0-9a-f]{64}$/.test(file.sha256)) {
      return refusal(`${file.name} has an invalid checksum.`);
    }
    own.add(twin);
  }
  return succeed(files);
}

/** Whether two entries describe the same file with the same bytes, as far as they tell. */
function isSameContent(left: AssetFile, right: AssetFile): boolean {
  return left.name === right.name && left.size === right.size && left.sha256 === right.sha256;
}

function aOr(noun: string): string {
  return noun === 'image' ? 'an image' : `a ${noun}`;
}
