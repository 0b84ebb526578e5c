import { imageSize } from './imageSize.ts';

/** A decoded image. */
export interface DecodedImage {
  readonly bitmap: ImageBitmap;
  /** Its pixels per pixel of the original; below 1 when it was reduced. */
  readonly resolution: number;
}

/** The number of pixels of the decoded image according to its file; 0 when the file does not say. */
export function imageArea(bytes: Uint8Array): number {
  const { width, height } = imageSize(bytes) ?? { width: 0, height: 0 };
  return width * height;
}

/** Decodes an image to at most `most` pixels. Undefined for images that cannot be decoded. */
export async function decodeImage(bytes: Uint8Array, most: number): Promise<DecodedImage | undefined> {
  const size = imageSize(bytes);
  const area = imageArea(bytes);
  try {
    const blob = new Blob([bytes.slice()]);
    if (!size || area <= most) return { bitmap: await createImageBitmap(blob), resolution: 1 };
    const resizeWidth = Math.max(1, Math.floor(size.width * Math.sqrt(most / area)));
    const bitmap = await createImageBitmap(blob, { resizeWidth, resizeQuality: 'medium' });
    return { bitmap, resolution: bitmap.width / size.width };
  } catch {
    return undefined;
  }
}
