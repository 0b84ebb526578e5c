import { intersectRects, isEmptyRect, type Rect, uniteRects } from '../geometry/rect.ts';
import { type Color, colorAt, transparent } from './color.ts';
import { createRaster, type PixelBytes, type Raster, wordsOf } from './raster.ts';

/** px of a side of a tile. */
export const tileSize = 64;
const tileBytes = tileSize * tileSize * 4;

/** 64 x 64 pixels. Never changed once it belongs to a cel, so that pictures can share it. */
export type Tile = PixelBytes;

/** The pixels of one layer in one frame. A missing tile is transparent; pixels outside the picture are 0. */
export interface Cel {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly tiles: readonly (Tile | undefined)[];
}

/** The part of a tile to work on, in px of the picture: from `left`, `top` up to, but without, `right`, `bottom`. */
export interface TileArea {
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The corner of the tile. */
  readonly x: number;
  readonly y: number;
}

export function emptyCel(width: number, height: number): Cel {
  const columns = Math.ceil(width / tileSize);
  const rows = Math.ceil(height / tileSize);
  return { width, height, columns, tiles: new Array<Tile | undefined>(columns * rows).fill(undefined) };
}

export function boundsOf(size: { readonly width: number; readonly height: number }): Rect {
  return { x: 0, y: 0, width: size.width, height: size.height };
}

/** The areas of the tiles that the rectangle touches, cut to the picture. */
export function areasIn(size: { readonly width: number; readonly height: number }, rect: Rect): TileArea[] {
  const inside = intersectRects(rect, boundsOf(size));
  if (isEmptyRect(inside)) return [];
  const columns = Math.ceil(size.width / tileSize);
  const areas: TileArea[] = [];
  const right = inside.x + inside.width;
  const bottom = inside.y + inside.height;
  for (let y = inside.y - (inside.y % tileSize); y < bottom; y += tileSize) {
    for (let x = inside.x - (inside.x % tileSize); x < right; x += tileSize) {
      areas.push({
        index: (y / tileSize) * columns + x / tileSize,
        left: Math.max(x, inside.x),
        top: Math.max(y, inside.y),
        right: Math.min(x + tileSize, right),
        bottom: Math.min(y + tileSize, bottom),
        x,
        y,
      });
    }
  }
  return areas;
}

/** Where the first byte of a pixel is in its tile. */
export function offsetIn(area: TileArea, x: number, y: number): number {
  return ((y - area.y) * tileSize + (x - area.x)) * 4;
}

/**
 * A cel in which `edit` has changed copies of the tiles that the rectangle touches. Tiles that did not change keep
 * their identity, and transparent ones are left out.
 */
export function editCel(cel: Cel, rect: Rect, edit: (tile: Tile, area: TileArea) => void): Cel {
  let tiles: (Tile | undefined)[] | undefined;
  for (const area of areasIn(cel, rect)) {
    const before = cel.tiles[area.index];
    const after = before ? before.slice() : new Uint8ClampedArray(tileBytes);
    edit(after, area);
    if (isSame(before, after)) continue;
    tiles ??= cel.tiles.slice();
    tiles[area.index] = isTransparent(after) ? undefined : after;
  }
  return tiles ? { width: cel.width, height: cel.height, columns: cel.columns, tiles } : cel;
}

/** Copies the rectangle; transparent outside the picture. */
export function readCel(cel: Cel, rect: Rect): Raster {
  const raster = createRaster(rect.width, rect.height);
  const target = wordsOf(raster.data);
  for (const area of areasIn(cel, rect)) {
    const tile = cel.tiles[area.index];
    if (!tile) continue;
    const source = wordsOf(tile);
    for (let y = area.top; y < area.bottom; y++) {
      const from = offsetIn(area, area.left, y) / 4;
      target.set(source.subarray(from, from + area.right - area.left), (y - rect.y) * rect.width + area.left - rect.x);
    }
  }
  return raster;
}

export function readPixel(cel: Cel, x: number, y: number): Color {
  if (x < 0 || y < 0 || x >= cel.width || y >= cel.height) return transparent;
  const tile = cel.tiles[Math.floor(y / tileSize) * cel.columns + Math.floor(x / tileSize)];
  return tile ? colorAt(tile, ((y % tileSize) * tileSize + (x % tileSize)) * 4) : transparent;
}

/** A cel of the given size with the raster at (x, y). */
export function celFrom(raster: Raster, width = raster.width, height = raster.height, x = 0, y = 0): Cel {
  const source = wordsOf(raster.data);
  const rect = { x, y, width: raster.width, height: raster.height };
  return editCel(emptyCel(width, height), rect, (tile, area) => {
    const words = wordsOf(tile);
    for (let row = area.top; row < area.bottom; row++) {
      const from = (row - y) * raster.width + area.left - x;
      words.set(source.subarray(from, from + area.right - area.left), offsetIn(area, area.left, row) / 4);
    }
    for (let index = 0; index < words.length; index++) if (tile[index * 4 + 3] === 0) words[index] = 0;
  });
}

/** The tiles in which two cels of one size differ, as one rectangle. */
export function differenceOf(before: Cel, after: Cel): Rect {
  if (before === after) return { x: 0, y: 0, width: 0, height: 0 };
  if (before.width !== after.width || before.height !== after.height) return boundsOf(after);
  let found: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const [index, tile] of after.tiles.entries()) {
    if (tile === before.tiles[index]) continue;
    const x = (index % after.columns) * tileSize;
    const y = Math.floor(index / after.columns) * tileSize;
    found = uniteRects(found, { x, y, width: tileSize, height: tileSize });
  }
  return intersectRects(found, boundsOf(after));
}

/**
 * The smallest rectangle with all pixels that are not transparent. A tile that is kept has some, so only the outermost
 * ones are looked at.
 */
export function contentOfCel(cel: Cel): Rect {
  const kept = areasIn(cel, boundsOf(cel)).filter(({ index }) => cel.tiles[index]);
  const [left, top] = [Math.min(...kept.map(({ x }) => x)), Math.min(...kept.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...kept.map(({ x }) => x)), Math.max(...kept.map(({ y }) => y))];
  let found: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const { index, x, y } of kept) {
    if (x > left && x < right && y > top && y < bottom) continue;
    const content = contentOfTile(cel.tiles[index] as Tile);
    found = uniteRects(found, { ...content, x: x + content.x, y: y + content.y });
  }
  return found;
}

function contentOfTile(tile: Tile): Rect {
  let [left, top, right, bottom] = [tileSize, tileSize, -1, -1];
  for (let pixel = 0; pixel < tileSize * tileSize; pixel++) {
    if (tile[pixel * 4 + 3] === 0) continue;
    const x = pixel % tileSize;
    const y = (pixel - x) / tileSize;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function isSame(before: Tile | undefined, after: Tile): boolean {
  if (!before) return isTransparent(after);
  const a = wordsOf(before);
  const b = wordsOf(after);
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

function isTransparent(tile: Tile): boolean {
  const words = wordsOf(tile);
  for (let index = 0; index < words.length; index++) if (words[index] !== 0) return false;
  return true;
}
