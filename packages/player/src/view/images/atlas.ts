import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { packShelves } from './packShelves.ts';

/** Side lengths of pages, and of the largest pictures that share one, in pixels. */
const longestPage = 2048;
const longestPicture = 512;
/** The border of each picture is repeated around it, so that neighbors never bleed in when it is enlarged. */
const margin = 1;

/** True when an image is small enough to share a page. */
export function fitsAtlas({ width, height }: ImageBitmap, longestSide: number): boolean {
  return Math.max(width, height) <= Math.min(longestPicture, longestSide / 2);
}

/**
 * Draws images into as few pages as possible, so that most of a scene is drawn from one texture. Closes the bitmaps.
 */
export function createAtlas(
  bitmaps: ReadonlyMap<string, ImageBitmap>,
  longestSide: number,
): ReadonlyMap<string, Texture> {
  const entries = [...bitmaps];
  const sizes = entries.map(([, { width, height }]) => ({ width: width + margin * 2, height: height + margin * 2 }));
  const { placements, pages } = packShelves(sizes, Math.min(longestPage, longestSide));
  const contexts = pages.map(({ width, height }) => contextOf(width, height));
  for (const [i, { page, x, y }] of placements.entries()) {
    const bitmap = entries[i]?.[1];
    const context = contexts[page];
    if (bitmap && context) drawWithBorder(context, bitmap, x + margin, y + margin);
  }
  const sources = contexts.map(({ canvas }) => new ImageSource({ resource: canvas.transferToImageBitmap() }));
  const textures = new Map<string, Texture>();
  for (const [i, [path, bitmap]] of entries.entries()) {
    const { page, x, y } = placements[i] ?? { page: 0, x: 0, y: 0 };
    const source = sources[page];
    const frame = new Rectangle(x + margin, y + margin, bitmap.width, bitmap.height);
    if (source) textures.set(path, new Texture({ source, frame }));
    bitmap.close();
  }
  return textures;
}

/** A separate texture for a picture of a page, for tiling: there the border has to match the opposite side. */
export function copyOutOfPage(texture: Texture): Texture {
  const { x, y, width, height } = texture.frame;
  const page: unknown = texture.source.resource;
  // A reduced picture does not share its page.
  if (texture.source.resolution !== 1) return texture;
  if (!(page instanceof ImageBitmap) || (width === page.width && height === page.height)) return texture;
  const context = contextOf(width, height);
  context.drawImage(page, x, y, width, height, 0, 0, width, height);
  return new Texture({ source: new ImageSource({ resource: context.canvas.transferToImageBitmap() }) });
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  return context;
}

function drawWithBorder(context: OffscreenCanvasRenderingContext2D, bitmap: ImageBitmap, x: number, y: number): void {
  const { width, height } = bitmap;
  const columns = [
    { from: 0, length: 1, to: x - 1 },
    { from: 0, length: width, to: x },
    { from: width - 1, length: 1, to: x + width },
  ];
  const rows = [
    { from: 0, length: 1, to: y - 1 },
    { from: 0, length: height, to: y },
    { from: height - 1, length: 1, to: y + height },
  ];
  for (const column of columns) {
    for (const row of rows) {
      const { length: w } = column;
      const { length: h } = row;
      context.drawImage(bitmap, column.from, row.from, w, h, column.to, row.to, w, h);
    }
  }
}
