import {
  type AsepriteImport,
  limits,
  type Picture,
  pictureFromFrames,
  type Raster,
  type Result,
  readAseprite,
  readGif,
} from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import { inflate } from './inflate.ts';
import { readRaster } from './loadPicture.ts';

/** What a file to import contains: a picture with frames, or an image that may be a sheet. */
export type Imported =
  | { readonly kind: 'picture'; readonly picture: Picture; readonly losses: readonly string[] }
  | { readonly kind: 'image'; readonly raster: Raster };

/** Reads a file by its content. */
export async function importFile(file: Blob): Promise<Result<Imported>> {
  if (file.size > limits.fileBytes) return { ok: false, code: 'size', message: t('The file is too large.') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x47 && bytes[1] === 0x49 && bytes[2] === 0x46) return importGif(bytes);
  if (bytes[4] === 0xe0 && bytes[5] === 0xa5) {
    const read = await readPackedAseprite(bytes);
    return read.ok ? { ok: true, value: { kind: 'picture', ...read.value } } : read;
  }
  const raster = await readRaster(bytes);
  return raster.ok ? { ok: true, value: { kind: 'image', raster: raster.value } } : raster;
}

function importGif(bytes: Uint8Array): Result<Imported> {
  const gif = readGif(bytes);
  if (!gif.ok) return gif;
  const { frames, durations } = gif.value;
  const [first = 100] = durations;
  const isEven = durations.every((duration) => duration === first);
  const rate = Math.max(1, Math.min(60, Math.round(1000 / first)));
  const picture = pictureFromFrames(frames, rate, isEven && Number.isInteger(1000 / first) ? [] : durations);
  return picture.ok ? { ok: true, value: { kind: 'picture', picture: picture.value, losses: [] } } : picture;
}

/**
 * The reader unpacks at once, browsers only in streams. So the packed parts are collected first, then unpacked, and read
 * again.
 */
async function readPackedAseprite(bytes: Uint8Array): Promise<Result<AsepriteImport>> {
  const packed: { readonly part: Uint8Array<ArrayBuffer>; readonly maxBytes: number }[] = [];
  const first = readAseprite(bytes, (part, maxBytes) => {
    packed.push({ part: new Uint8Array(part), maxBytes });
    return new Uint8Array(maxBytes);
  });
  if (!first.ok) return first;
  const unpacked: (Uint8Array | undefined)[] = [];
  for (const { part, maxBytes } of packed) unpacked.push(await inflate(part, maxBytes));
  let next = 0;
  return readAseprite(bytes, () => {
    const part = unpacked[next++];
    if (!part) throw new Error('The part is damaged.');
    return part;
  });
}
