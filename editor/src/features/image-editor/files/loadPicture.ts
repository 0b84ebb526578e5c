import { checkSize, createRaster, type Picture, pictureFromFrames, type Raster, type Result } from '@playhouse/paint';
import { readPng } from './png.ts';

/** The picture of a stored image file, with one layer and one frame. */
export async function loadPicture(stored: Uint8Array): Promise<Result<Picture>> {
  const raster = await readRaster(new Uint8Array(stored));
  return raster.ok ? pictureFromFrames([raster.value], 10) : raster;
}

/** The pixels of a PNG or JPEG file: exact where that is possible, else as the browser decodes them. */
export async function readRaster(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Raster>> {
  const exact = await readPng(bytes);
  const raster = exact ?? (await decodeInBrowser(bytes));
  if (!raster) return { ok: false, code: 'damaged', message: 'The file is damaged.' };
  const fits = checkSize(raster.width, raster.height);
  return fits.ok ? { ok: true, value: raster } : fits;
}

async function decodeInBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Raster | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  if (!checkSize(width, height).ok) return { width, height, data: new Uint8ClampedArray(0) };
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const raster = createRaster(width, height);
  raster.data.set(context.getImageData(0, 0, width, height).data);
  return raster;
}
