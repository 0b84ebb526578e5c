import { accept, type Result, refuse } from '../result.ts';
import { type Cel, emptyCel } from './cel.ts';
import { checkCounts, checkSize, limits } from './limits.ts';

/** A layer over all frames. Its id is unique in the picture and never used again. Blending is normal. */
export interface Layer {
  readonly id: number;
  readonly name: string;
  readonly isVisible: boolean;
  /** 0 to 1. */
  readonly opacity: number;
}

export interface Frame {
  readonly id: number;
  /** How long it is shown, in ms; without it, 1000 / rate. */
  readonly duration?: number;
}

/** An immutable value: pictures share the cels and tiles in which they do not differ. */
export interface Picture {
  /** px. */
  readonly width: number;
  readonly height: number;
  /** Frames per second, 1 to 60. */
  readonly rate: number;
  /** From back to front. */
  readonly layers: readonly Layer[];
  /** In the order of time. */
  readonly frames: readonly Frame[];
  /** By frame, then by layer. */
  readonly cels: readonly (readonly Cel[])[];
  /** The id of the next layer or frame. */
  readonly nextId: number;
}

/** One cel, by the indexes of its frame and its layer. */
export interface CelPosition {
  readonly frame: number;
  readonly layer: number;
}

export interface PictureOptions {
  readonly rate?: number;
  /** The name of the first layer. */
  readonly layerName?: string;
}

/** A transparent picture with one layer and one frame. Refuses sizes beyond `limits`. */
export function createPicture(width: number, height: number, options: PictureOptions = {}): Result<Picture> {
  const size = checkSize(width, height);
  if (!size.ok) return size;
  return accept({
    width,
    height,
    rate: options.rate ?? 12,
    layers: [{ id: 1, name: options.layerName ?? 'Layer 1', isVisible: true, opacity: 1 }],
    frames: [{ id: 2 }],
    cels: [[emptyCel(width, height)]],
    nextId: 3,
  });
}

/** A picture of the given cels, by frame, then by layer; all have the same size. */
export function pictureOf(
  cels: readonly (readonly Cel[])[],
  layers: readonly Omit<Layer, 'id'>[],
  rate: number,
  durations: readonly (number | undefined)[] = [],
): Result<Picture> {
  const [first] = cels[0] ?? [];
  if (!first) return refuse('empty', 'There are no frames.');
  const size = checkSize(first.width, first.height);
  if (!size.ok) return size;
  const counts = checkCounts(layers.length, cels.length);
  if (!counts.ok) return counts;
  return accept({
    width: first.width,
    height: first.height,
    rate,
    layers: layers.map((layer, index) => ({ id: index + 1, ...layer })),
    frames: cels.map((_, index) => frameOf(layers.length + index + 1, durations[index])),
    cels,
    nextId: layers.length + cels.length + 1,
  });
}

export function frameOf(id: number, duration: number | undefined): Frame {
  return duration === undefined ? { id } : { id, duration };
}

/** How long a frame is shown, in ms. */
export function durationOf(picture: Picture, frame: number): number {
  return picture.frames[frame]?.duration ?? 1000 / picture.rate;
}

/** The cel at a position, or why there is none. */
export function celAt(picture: Picture, { frame, layer }: CelPosition): Result<Cel> {
  const cel = picture.cels[frame]?.[layer];
  return cel ? accept(cel) : refuse('range', `There is no layer ${layer} in frame ${frame}.`);
}

export function withCel(picture: Picture, { frame, layer }: CelPosition, cel: Cel): Picture {
  if (picture.cels[frame]?.[layer] === cel) return picture;
  const cels = picture.cels.map((row, index) =>
    index === frame ? row.map((old, inRow) => (inRow === layer ? cel : old)) : row,
  );
  return { ...picture, cels };
}

/** Changes every cel; all results must have one size, which becomes the picture's. */
export function mapCels(picture: Picture, change: (cel: Cel) => Cel): Picture {
  const changed = new Map<Cel, Cel>();
  const once = (cel: Cel): Cel => {
    const known = changed.get(cel) ?? change(cel);
    changed.set(cel, known);
    return known;
  };
  const cels = picture.cels.map((row) => row.map(once));
  const first = cels[0]?.[0];
  return { ...picture, width: first?.width ?? picture.width, height: first?.height ?? picture.height, cels };
}

/** Bytes of all tiles of a picture; shared ones count once. */
export function bytesOf(picture: Picture): number {
  const tiles = new Set<unknown>();
  for (const cel of picture.cels.flat()) for (const tile of cel.tiles) if (tile) tiles.add(tile);
  return tiles.size * tileBytes;
}

/** Whether a picture exceeds `limits.bytes`; quick for one that is far from it. */
export function isTooLarge(picture: Picture): boolean {
  let most = 0;
  for (const cel of new Set(picture.cels.flat())) most += tileCount(cel);
  return most * tileBytes > limits.bytes && bytesOf(picture) > limits.bytes;
}

const tileBytes = 64 * 64 * 4;
const tileCounts = new WeakMap<Cel, number>();

/** The tiles of a cel that are not transparent. */
function tileCount(cel: Cel): number {
  const count = tileCounts.get(cel) ?? cel.tiles.reduce((sum, tile) => (tile ? sum + 1 : sum), 0);
  tileCounts.set(cel, count);
  return count;
}
