import type { AssetFiles } from '@playhouse/core';
import { decodeImage, imageArea, largeArea } from '@playhouse/player/images';

/** Pixel limit of the scaled-down form of large images. */
const reducedArea = 512 * 512;

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** URLs of images for `<img>`. Large images get one only when a scaled-down copy exists, which `onReady` reports. */
export interface PictureAddresses {
  of(path: string): string | undefined;
  /** The file has changed or was removed. */
  forget(path: string): void;
  /** Revokes all URLs. */
  close(): void;
}

/** Browsers keep the pixels of every displayed image, so large ones are never displayed directly. */
export function createPictureAddresses(files: () => AssetFiles, onReady: () => void): PictureAddresses {
  const addresses = new Map<string, string | undefined>();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();

  async function reduce(path: string, bytes: Uint8Array): Promise<void> {
    const picture = files().get(path) === bytes && !isClosed ? await reduced(bytes) : undefined;
    if (!picture || files().get(path) !== bytes || isClosed) return;
    addresses.set(path, URL.createObjectURL(picture));
    onReady();
  }

  function forget(path: string): void {
    const address = addresses.get(path);
    if (address !== undefined) URL.revokeObjectURL(address);
    addresses.delete(path);
  }

  return {
    of(path) {
      if (addresses.has(path)) return addresses.get(path);
      const bytes = files().get(path);
      if (!bytes) return undefined;
      const isLarge = imageArea(bytes) > largeArea;
      if (isLarge) last = last.then(() => reduce(path, bytes));
      const type = types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
      addresses.set(path, isLarge ? undefined : URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type })));
      return addresses.get(path);
    },
    forget,
    close() {
      isClosed = true;
      for (const path of [...addresses.keys()]) forget(path);
    },
  };
}

async function reduced(bytes: Uint8Array): Promise<Blob | undefined> {
  const image = await decodeImage(bytes, reducedArea);
  if (!image) return undefined;
  const { width, height } = image.bitmap;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image.bitmap, 0, 0);
  image.bitmap.close();
  return canvas.convertToBlob();
}
