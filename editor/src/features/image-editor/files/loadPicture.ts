import {
  checkSize,
  createRaster,
  limits,
  type Picture,
  pictureFromFrames,
  type Raster,
  type Result,
} from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import { readPng } from './png.ts';

/** The picture of a stored image file, with one layer and one frame. */
export async function loadPicture(stored: Uint8Array): Promise<Result<Picture>> {
  const raster = await readRaster(new Uint8Array(stored));
  return raster.ok ? pictureFromFrames([raster.value], 10) : raster;
}

/** A picture of an image that is too large, as large as possible. */
export async function loadSmaller(stored: Uint8Array): Promise<Result<Picture>> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(stored)])).catch(() => undefined);
  if (!bitmap) return { ok: false, code: 'damaged', message: t('The image is too large for this browser.') };
  const { width, height } = largestSize(bitmap);
  const raster = pixelsOf(bitmap, width, height);
  return raster
    ? pictureFromFrames([raster], 10)
    : { ok: false, code: 'size', message: t('There is too little memory.') };
}

/** The largest size of the same proportions that a picture can have, in px. */
export function largestSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, Math.sqrt(limits.area / (width * height)), limits.side / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The pixels of a PNG or JPEG file: exact where that is possible, else as the browser decodes them. */
export async function readRaster(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Raster>> {
  const exact = await readPng(bytes);
  const raster = exact ?? (await decodeInBrowser(bytes));
  if (!raster) return { ok: false, code: 'damaged', message: t('The file is damaged.') };
  const fits = checkSize(raster.width, raster.height);
  return fits.ok ? { ok: true, value: raster } : fits;
}

async function decodeInBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Raster | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  if (!checkSize(width, height).ok) return { width, height, data: new Uint8ClampedArray(0) };
  return pixelsOf(bitmap, width, height);
}

/** The pixels of a bitmap in another size; the bitmap is closed. */
function pixelsOf(bitmap: ImageBitmap, width: number, height: number): Raster | undefined {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const raster = createRaster(width, height);
  raster.data.set(context.getImageData(0, 0, width, height).data);
  return raster;
}
