import type { AssetFiles, Color, Size } from '@playhouse/core';
import { decodeImage, imageArea, largeArea, largestArea } from '@playhouse/player/images';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { cssColor } from './cssColor.ts';

/** A decoded image, possibly tinted, ready for a canvas. */
export interface Picture {
  readonly image: ImageBitmap | HTMLCanvasElement;
  /** The size of the original image; `image` may be scaled down. */
  readonly size: Size;
}

/**
 * Decoded images of a project by stored path. Each file is decoded once; `onChange` is called when an image is ready.
 */
export interface Pictures {
  /** The picture in the tint of the color (alpha is ignored); undefined until it is decoded, null if it cannot be. */
  get(path: string, tint: Color): Picture | null | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Pixel budget of all decoded images together: the library shows them too, and a preview decodes them once more. */
const mostPixels = 24_000_000;
/** Limits of cached tinted copies, in number and in pixels. */
const tintLimit = { copies: 200, pixels: 24_000_000 };

interface Entry {
  readonly bytes: Uint8Array;
  picture: (Picture & { readonly image: ImageBitmap }) | null | undefined;
}

/** Decodes images on first use; the largest are scaled down where all together would take too much memory. */
export function createPictures(assets: ProjectAssets): Pictures {
  const decoded = new Map<string, Entry>();
  const tints = createTints();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const mostOf = createAreaLimit();
  let lastLarge: Promise<void> = Promise.resolve();
  const fill = async (entry: Entry) => {
    const found = await decodeImage(entry.bytes, mostOf(assets.getFiles()));
    const image = found?.bitmap;
    const scale = 1 / (found?.resolution ?? 1);
    entry.picture = image
      ? { image, size: { width: Math.round(image.width * scale), height: Math.round(image.height * scale) } }
      : null;
    tell();
  };
  const decode = (path: string): Entry['picture'] => {
    const bytes = assets.get(path);
    if (!bytes) return null;
    const known = decoded.get(path);
    if (known?.bytes === bytes) return known.picture;
    const entry: Entry = { bytes, picture: undefined };
    decoded.set(path, entry);
    if (imageArea(bytes) > largeArea) lastLarge = lastLarge.then(() => fill(entry));
    else void fill(entry);
    return undefined;
  };
  // Only while somebody listens: pages come and go, the project stays.
  let stop: (() => void) | undefined;
  return {
    get(path, tint) {
      const picture = decode(path);
      if (!picture || isWhite(tint)) return picture;
      return tints.get(path, picture, tint);
    },
    subscribe(listener) {
      stop ??= assets.subscribe(tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    close() {
      stop?.();
      for (const { picture } of decoded.values()) picture?.image.close();
      decoded.clear();
      tints.clear();
    },
  };
}

/** The maximum number of pixels of one decoded image, given the files of the project. */
function createAreaLimit(): (files: AssetFiles) => number {
  let known: AssetFiles | undefined;
  let most = Number.POSITIVE_INFINITY;
  return (files) => {
    if (files !== known) most = largestArea(Array.from(files.values(), imageArea), mostPixels);
    known = files;
    return most;
  };
}

/** Tinted copies, created on demand and all discarded when there are too many. */
function createTints() {
  const copies = new Map<string, { readonly from: Picture; readonly picture: Picture }>();
  let pixels = 0;
  const clear = () => {
    copies.clear();
    pixels = 0;
  };
  return {
    get(path: string, from: Picture, tint: Color): Picture {
      const key = `${path} ${tint.red} ${tint.green} ${tint.blue}`;
      const known = copies.get(key);
      if (known?.from === from) return known.picture;
      const area = from.image.width * from.image.height;
      if (copies.size >= tintLimit.copies || pixels + area > tintLimit.pixels) clear();
      const picture = { image: tintPicture(from.image, tint), size: from.size };
      copies.set(key, { from, picture });
      pixels += area;
      return picture;
    },
    clear,
  };
}

/** Pictures in white are not tinted. */
export function isWhite({ red, green, blue }: Color): boolean {
  return red === 1 && green === 1 && blue === 1;
}

/** Multiplies every pixel by the color; transparency stays. */
function tintPicture(picture: Picture['image'], tint: Color): HTMLCanvasElement {
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
