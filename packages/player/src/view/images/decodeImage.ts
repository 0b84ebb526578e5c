import { imageSize } from './imageSize.ts';

/** A decoded image. */
export interface DecodedImage {
  readonly bitmap: ImageBitmap;
  /** Its pixels for one of the image; below 1 where it had to become smaller. */
  readonly resolution: number;
}

/** The pixels that an image has when it is decoded, as its file says; 0 where it does not. */
export function imageArea(bytes: Uint8Array): number {
  const { width, height } = imageSize(bytes) ?? { width: 0, height: 0 };
  return width * height;
}

/** Decodes an image, to no more than `most` pixels. Undefined for what cannot be decoded. */
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
