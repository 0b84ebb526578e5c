import type { Color } from '@playhouse/core';
import { mediaTypeOf, type ProjectAssets } from '../../session/projectAssets.ts';

/** A decoded image, maybe tinted, ready for a canvas. */
export type Picture = ImageBitmap | HTMLCanvasElement;

/** Decoded images of a project by stored path. Decoding happens once a file; `onChange` tells when a picture is there. */
export interface Pictures {
  /** The picture in the tint of the color (its alpha does not count); undefined until it is decoded, null if it cannot be. */
  get(path: string, tint: Color): Picture | null | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** At most so many tinted copies are kept. */
const tintLimit = 200;

export function createPictures(assets: ProjectAssets): Pictures {
  const decoded = new Map<string, { readonly bytes: Uint8Array; picture: ImageBitmap | null | undefined }>();
  const tinted = new Map<string, { readonly from: ImageBitmap; readonly picture: HTMLCanvasElement }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const decode = (path: string): ImageBitmap | null | undefined => {
    const bytes = assets.get(path);
    if (!bytes) return null;
    const known = decoded.get(path);
    if (known?.bytes === bytes) return known.picture;
    const entry: { bytes: Uint8Array; picture: ImageBitmap | null | undefined } = { bytes, picture: undefined };
    decoded.set(path, entry);
    createImageBitmap(new Blob([new Uint8Array(bytes)], { type: mediaTypeOf(path) })).then(
      (picture) => {
        entry.picture = picture;
        tell();
      },
      () => {
        entry.picture = null;
        tell();
      },
    );
    return undefined;
  };
  const stop = assets.subscribe(tell);
  return {
    get(path, tint) {
      const picture = decode(path);
      if (!picture || isWhite(tint)) return picture;
      const key = `${path} ${tint.red} ${tint.green} ${tint.blue}`;
      const known = tinted.get(key);
      if (known?.from === picture) return known.picture;
      const made = tintPicture(picture, tint);
      if (tinted.size >= tintLimit) tinted.clear();
      tinted.set(key, { from: picture, picture: made });
      return made;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop();
      for (const { picture } of decoded.values()) picture?.close();
      decoded.clear();
      tinted.clear();
    },
  };
}

/** A color as CSS, without its alpha. */
export function cssColor({ red, green, blue }: Color): string {
  return `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)})`;
}

function isWhite({ red, green, blue }: Color): boolean {
  return red === 1 && green === 1 && blue === 1;
}

/** Multiplies every pixel by the color; transparency stays. */
function tintPicture(picture: ImageBitmap, tint: Color): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = cssColor(tint);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(picture, 0, 0);
  return canvas;
}
