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
const tintLimit = { copies: 500, pixels: 24_000_000 };

/** Time after which images are released that nobody shows, in ms; going from one scene to another takes less. */
const keptFor = 10_000;

interface Entry {
  readonly bytes: Uint8Array;
  picture: (Picture & { readonly image: ImageBitmap }) | null | undefined;
  /** Nobody needs it any more, so that it is closed as soon as it is decoded. */
  isReleased?: true;
}

function release(entry: Entry): void {
  entry.isReleased = true;
  entry.picture?.image.close();
}

/** Decodes images on first use; the largest are scaled down where all together would take too much memory. */
export function createPictures(assets: ProjectAssets): Pictures {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const decoder = createDecoder(assets, tell);
  const tints = createTints();
  // Only while somebody listens: pages come and go, the project stays.
  let stop: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    stop?.();
    stop = undefined;
  };
  const close = () => {
    rest();
    decoder.clear();
    tints.clear();
  };
  return {
    get(path, tint) {
      const picture = decoder.get(path);
      if (!picture || isWhite(tint)) return picture;
      return tints.get(path, picture, tint);
    },
    subscribe(listener) {
      clearTimeout(leaving);
      stop ??= assets.subscribe(tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        rest();
        leaving = setTimeout(close, keptFor);
      };
    },
    close,
  };
}

/** Decodes each file once, and large ones in turn; `onDecoded` is called for each. */
function createDecoder(assets: ProjectAssets, onDecoded: () => void) {
  const decoded = new Map<string, Entry>();
  const mostOf = createAreaLimit();
  let lastLarge: Promise<void> = Promise.resolve();
  const fill = async (entry: Entry) => {
    const found = await decodeImage(entry.bytes, mostOf(assets.getFiles()));
    const image = found?.bitmap;
    if (entry.isReleased) {
      image?.close();
      return;
    }
    const scale = 1 / (found?.resolution ?? 1);
    entry.picture = image
      ? { image, size: { width: Math.round(image.width * scale), height: Math.round(image.height * scale) } }
      : null;
    onDecoded();
  };
  return {
    get(path: string): Entry['picture'] {
      const bytes = assets.get(path);
      if (!bytes) return null;
      const known = decoded.get(path);
      if (known?.bytes === bytes) return known.picture;
      if (known) release(known);
      const entry: Entry = { bytes, picture: undefined };
      decoded.set(path, entry);
      if (imageArea(bytes) > largeArea) lastLarge = lastLarge.then(() => fill(entry));
      else void fill(entry);
      return undefined;
    },
    clear() {
      for (const entry of decoded.values()) release(entry);
      decoded.clear();
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
