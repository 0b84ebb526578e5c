import { isUploadName } from '../assets/uploadRules.ts';
import { limits } from '../model/limits.ts';
import { type AssetFolder, fileNameTwin, isFileName } from '../model/projectPath.ts';
import { cutText } from '../model/text.ts';

/** Extensions that uploads refuse, but that old projects have. docs/runtime-rules.md#legacy-assets. */
const tolerated: Readonly<Record<AssetFolder, RegExp>> = {
  images: /\.(gif|bmp|tiff?)$/i,
  sounds: /\.(mp3|aac|aiff?|caf)$/i,
  fonts: /\.(ttc|dfont)$/i,
};

/**
 * `accepted` for formats that uploads accept, `old` for those that only old projects have.
 * docs/runtime-rules.md#legacy-assets.
 */
export function formatOf(kind: AssetFolder, file: string): 'accepted' | 'old' | 'foreign' {
  if (isUploadName(kind, file)) return 'accepted';
  return tolerated[kind].test(file) ? 'old' : 'foreign';
}

/** Forbidden characters, which other file systems store as U+F020 and following. */
const replaced = '"*:<>?\\| .';

/** A name as it was on the author's computer: other file systems store substitutes for `:` and similar characters. */
export function authorsName(name: string): string {
  return name.replace(/[\uf020-\uf029]/g, (sign) => replaced[sign.charCodeAt(0) - 0xf020] ?? sign);
}

/** A form that is equal for file names that count as the same. */
export function legacyTwin(name: string): string {
  return fileNameTwin(authorsName(name));
}

/** A file name that Playhouse can store: NFC, at most 120 characters, none of them forbidden by file systems. */
export function storableFileName(name: string): string {
  const clean = authorsName(name)
    .normalize('NFC')
    .toWellFormed()
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
  const ending = endingOf(clean);
  const short = cutText(clean.slice(0, clean.length - ending.length), limits.fileNameLength - ending.length) + ending;
  return isFileName(short) ? short : '_';
}

/** The extension of a file name with its dot; blank when there is none. */
export function endingOf(name: string): string {
  return /(?<=.)\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
}
