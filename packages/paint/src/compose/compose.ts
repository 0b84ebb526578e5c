import { areasIn, boundsOf, offsetIn, type Tile, type TileArea, tileSize } from '../document/cel.ts';
import type { Picture } from '../document/picture.ts';
import { createRaster, type Raster, wordsOf } from '../document/raster.ts';
import { intersectRects, type Rect } from '../geometry/rect.ts';
import { accumulate, clearSums, resolve, type Sums } from './accumulate.ts';

/** A tile of a layer that can be seen, with the opacity of the layer. */
export interface VisibleTile {
  readonly tile: Tile;
  readonly opacity: number;
}

/** What is seen of the layers from `first` up to, but without, `end`, from back to front. */
export function visibleTiles(
  picture: Picture,
  frame: number,
  index: number,
  first = 0,
  end = picture.layers.length,
): VisibleTile[] {
  const row = picture.cels[frame];
  const found: VisibleTile[] = [];
  for (let at = first; at < end; at++) {
    const layer = picture.layers[at];
    const tile = row?.[at]?.tiles[index];
    if (layer?.isVisible && layer.opacity > 0 && tile) found.push({ tile, opacity: layer.opacity });
  }
  return found;
}

/**
 * Writes what is seen of a frame in a rectangle of the picture: RGBA with straight alpha, `rect.width` pixels a row.
 * `target` has `rect.width * rect.height * 4` bytes; parts outside the picture become transparent.
 */
export function compose(picture: Picture, frame: number, rect: Rect, target: Uint8ClampedArray<ArrayBuffer>): void {
  const inside = intersectRects(rect, boundsOf(picture));
  if (inside.width !== rect.width || inside.height !== rect.height) target.fill(0);
  const sums: Sums = new Float32Array(tileSize * tileSize * 4);
  for (const area of areasIn(picture, inside)) composeArea(picture, frame, area, rect, target, sums);
}

/** Composes the part of a tile; `sums` is memory to work in. */
export function composeArea(
  picture: Picture,
  frame: number,
  area: TileArea,
  rect: Rect,
  target: Uint8ClampedArray<ArrayBuffer>,
  sums: Sums,
): void {
  const tiles = visibleTiles(picture, frame, area.index);
  const [first] = tiles;
  if (!first) clearArea(area, rect, target);
  else if (tiles.length === 1 && first.opacity === 1) copyArea(first.tile, area, rect, target);
  else {
    clearSums(sums, area);
    for (const { tile, opacity } of tiles) accumulate(sums, tile, opacity, area);
    resolve(sums, area, target, rect);
  }
}

/** What is seen of a whole frame. */
export function composeFrame(picture: Picture, frame: number): Raster {
  const raster = createRaster(picture.width, picture.height);
  compose(picture, frame, boundsOf(picture), raster.data);
  return raster;
}

export function copyArea(tile: Tile, area: TileArea, rect: Rect, target: Uint8ClampedArray<ArrayBuffer>): void {
  const source = wordsOf(tile);
  const words = wordsOf(target);
  for (let y = area.top; y < area.bottom; y++) {
    const from = offsetIn(area, area.left, y) / 4;
    words.set(source.subarray(from, from + area.right - area.left), (y - rect.y) * rect.width + area.left - rect.x);
  }
}

export function clearArea(area: TileArea, rect: Rect, target: Uint8ClampedArray): void {
  for (let y = area.top; y < area.bottom; y++) {
    const from = ((y - rect.y) * rect.width + area.left - rect.x) * 4;
    target.fill(0, from, from + (area.right - area.left) * 4);
  }
}
