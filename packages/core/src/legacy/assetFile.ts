import { isUploadName } from '../assets/uploadRules.ts';
import { limits } from '../model/limits.ts';
import { type AssetFolder, isFileName } from '../model/projectPath.ts';
import { cutText } from '../model/text.ts';

/** Endings that uploads refuse, but that old projects have. Reference 7.9. */
const tolerated: Readonly<Record<AssetFolder, RegExp>> = {
  images: /\.(gif|bmp|tiff?)$/i,
  sounds: /\.(mp3|aac|aiff?|caf)$/i,
  fonts: /\.(ttc|dfont)$/i,
};

/** `accepted` for formats that uploads accept, `old` for those that only old projects have. Reference 7.9. */
export function formatOf(kind: AssetFolder, file: string): 'accepted' | 'old' | 'foreign' {
  if (isUploadName(kind, file)) return 'accepted';
  return tolerated[kind].test(file) ? 'old' : 'foreign';
}

/** A file name that Playhouse can store: NFC, at most 120 characters, none of those that systems refuse. */
export function storableFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
  const ending = endingOf(clean);
  const short = cutText(clean.slice(0, clean.length - ending.length), limits.fileNameLength - ending.length) + ending;
  return isFileName(short) ? short : '_';
}

/** The ending of a file's name with its point; blank when there is none. */
export function endingOf(name: string): string {
  return /(?<=.)\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
}
