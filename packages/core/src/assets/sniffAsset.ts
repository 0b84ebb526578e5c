import type { AssetType } from './assetType.ts';
import { readMp4Tracks } from './inspectMp4.ts';

/** The type of a file by its content: a type that assets may have, or what is known about another type. */
export type Sniffed = { readonly type: AssetType } | { readonly type: undefined; readonly found?: FoundType };

/** A type that assets may not have: its usual extension, and whether it is an `image`, `audio`, `font` … */
interface FoundType {
  readonly ending: string;
  readonly media: string;
}

/** The type is determined from the first bytes. docs/product-rules.md#uploads. */
const sniffedBytes = 1024;

/** Maps the library's type names to ours. Names not listed here are refused. */
const types: ReadonlyMap<string, AssetType> = new Map([
  ['png', 'png'],
  ['apng', 'png'],
  ['jpg', 'jpg'],
  ['m4a', 'm4a'],
  ['m4b', 'm4a'],
  ['mp4', 'm4a'],
  ['ogg', 'ogg'],
  ['opus', 'ogg'],
  ['oga', 'ogg'],
  ['wav', 'wav'],
  ['otf', 'otf'],
  ['ttf', 'ttf'],
]);

/**
 * The type of a file by its first 1024 bytes, whatever its name. The tracks of an MP4 are checked too, because one with
 * video is not a sound. docs/product-rules.md#uploads.
 */
export async function sniffAsset(bytes: Uint8Array): Promise<Sniffed> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(bytes.slice(0, sniffedBytes)).catch(() => undefined);
  if (detected === undefined) return { type: undefined };
  const found = { ending: detected.ext, media: detected.mime.replace(/\/.*/, '') };
  const type = types.get(detected.ext);
  if (type === undefined) return { type, found };
  if (type !== 'm4a') return { type };
  const tracks = readMp4Tracks(bytes);
  return tracks.ok && tracks.facts.hasVideo ? { type: undefined, found: { ...found, media: 'video' } } : { type };
}
