import { builtInFonts } from '../catalogue/builtInFonts.ts';
import type { Asset, AssetsDocument } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { type AssetFolder, fileNameTwin, isFileName } from '../model/projectPath.ts';
import { cutText } from '../model/text.ts';
import { imageNameOf } from '../references/imageName.ts';

/** The name and the file name of a new asset. */
export interface NamedAsset {
  readonly name: string;
  /** File name in the folder of its kind. */
  readonly file: string;
}

/**
 * A name and a file name for an uploaded file that no asset of the kind has, ignoring case: the file's own name,
 * followed by the first free number if it is taken. docs/product-rules.md#asset-names.
 */
export function nameAsset(assets: AssetsDocument, kind: AssetFolder, uploaded: string, extension: string): NamedAsset {
  const builtIn = kind === 'fonts' ? builtInFonts : [];
  const names = new Set([...assets[kind].map(({ name }) => name), ...builtIn].map(fileNameTwin));
  const files = new Set(assets[kind].flatMap((asset) => asset.files.map(({ name }) => fileNameTwin(name))));
  const stem = stemOf(kind, uploaded);
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? stem : `${stem}${number}`;
    const file = `${name}.${extension}`;
    if (!names.has(fileNameTwin(name)) && !files.has(fileNameTwin(file))) return { name, file };
  }
}

/** How the manifest lists an asset with one file. docs/format.md#assets. */
export function manifestEntry({ name, file }: NamedAsset, bytes: Uint8Array): Asset {
  return { name, files: [{ name: file, size: bytes.length }] };
}

/** Leaves room for a number and an extension. */
const longestStem = limits.fileNameLength - 20;

const fallbacks: Readonly<Record<AssetFolder, string>> = { images: 'image', sounds: 'sound', fonts: 'font' };

/** Names may contain letters, digits, a few punctuation marks, and emoji with their joiners and modifiers. */
const notInNames =
  /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Join_Control} ._()-]/gu;

/** A file's name without its extension and without characters that names may not contain. */
function stemOf(kind: AssetFolder, uploaded: string): string {
  const clean = uploaded
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(notInNames, '')
    .trim();
  const stem = cutText(kind === 'images' ? withoutEndings(clean) : clean, longestStem).trim();
  return isFileName(stem) ? stem : fallbacks[kind];
}

/** Games may write an image's name with a file ending, so that the name itself has none. */
function withoutEndings(name: string): string {
  const shorter = imageNameOf(name).trim();
  return shorter === name ? name : withoutEndings(shorter);
}
