import { type Cel, createRaster, type Picture, type Raster } from '@playhouse/paint';

/** What a thumbnail shows: a frame with its visible layers, or one layer of it. */
export interface ThumbnailPart {
  readonly frame: number;
  readonly layer?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** px of a thumbnail whose longer side is at most `side`; small pictures keep their size. */
export function thumbnailSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A cel that a thumbnail shows. */
interface ShownCel {
  readonly cel: Cel;
  readonly opacity: number;
}

/**
 * A small version of a part of a picture. Each pixel is the one in the middle of the area it stands for, and only those
 * of tiles that have changed are read again, so that it costs little for any size of picture.
 */
export class Thumbnail {
  readonly #part: ThumbnailPart;
  readonly #side: number;
  #shown: readonly ShownCel[] = [];
  #raster = createRaster(0, 0);

  constructor(part: ThumbnailPart, side: number) {
    this.#part = part;
    this.#side = side;
  }

  /** The thumbnail of the picture; the raster is used again by the next call. */
  of(picture: Picture): Raster {
    const shown = shownCels(picture, this.#part);
    const { width, height } = thumbnailSize(picture, this.#side);
    const isFirst = this.#raster.width !== width || this.#raster.height !== height;
    if (isFirst) this.#raster = createRaster(width, height);
    const changed = isFirst ? undefined : changedTiles(this.#shown, shown);
    this.#shown = shown;
    sample(picture, shown, changed, this.#raster);
    return this.#raster;
  }
}

/** 1 for each tile that looks different; undefined if all may. */
function changedTiles(before: readonly ShownCel[], after: readonly ShownCel[]): Uint8Array | undefined {
  const changed = new Uint8Array(after[0]?.cel.tiles.length ?? 0);
  if (before.length !== after.length) return undefined;
  for (const [index, { cel, opacity }] of after.entries()) {
    const old = before[index];
    if (old?.opacity !== opacity || old.cel.width !== cel.width || old.cel.height !== cel.height) return undefined;
    if (old.cel === cel) continue;
    for (const [at, tile] of cel.tiles.entries()) if (tile !== old.cel.tiles[at]) changed[at] = 1;
  }
  return changed;
}

/** Writes the pixels of a thumbnail whose tiles have changed. */
function sample(
  { width, height }: Picture,
  shown: readonly ShownCel[],
  changed: Uint8Array | undefined,
  target: Raster,
): void {
  const across = Math.ceil(width / 64);
  for (let y = 0; y < target.height; y++) {
    const row = Math.floor(((y + 0.5) * height) / target.height);
    for (let x = 0; x < target.width; x++) {
      const column = Math.floor(((x + 0.5) * width) / target.width);
      const tile = (row >> 6) * across + (column >> 6);
      const inTile = ((row & 63) * 64 + (column & 63)) * 4;
      if (changed?.[tile] !== 0) mix(shown, tile, inTile, target.data, (y * target.width + x) * 4);
    }
  }
}

/** Lays the pixels of one place over each other. */
function mix(shown: readonly ShownCel[], index: number, at: number, target: Uint8ClampedArray, to: number): void {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (const { cel, opacity } of shown) {
    const tile = cel.tiles[index];
    if (!tile) continue;
    const alpha = ((tile[at + 3] as number) / 255) * opacity;
    const rest = 1 - alpha;
    r = (tile[at] as number) * alpha + r * rest;
    g = (tile[at + 1] as number) * alpha + g * rest;
    b = (tile[at + 2] as number) * alpha + b * rest;
    a = alpha + a * rest;
  }
  const scale = a > 0 ? 1 / a : 0;
  target[to] = r * scale;
  target[to + 1] = g * scale;
  target[to + 2] = b * scale;
  target[to + 3] = a * 255;
}

function shownCels({ layers, cels }: Picture, part: ThumbnailPart): readonly ShownCel[] {
  const row = cels[part.frame];
  if (part.layer !== undefined) {
    const cel = row?.[part.layer];
    return cel ? [{ cel, opacity: 1 }] : [];
  }
  return layers.flatMap(({ isVisible, opacity }, index) => {
    const cel = row?.[index];
    return cel && isVisible && opacity > 0 ? [{ cel, opacity }] : [];
  });
}
