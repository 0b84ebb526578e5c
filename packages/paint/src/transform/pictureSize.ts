import { boundsOf, celFrom, contentOfCel, readCel } from '../document/cel.ts';
import { checkSize } from '../document/limits.ts';
import { mapCels, type Picture } from '../document/picture.ts';
import type { Raster } from '../document/raster.ts';
import { emptyRect, isEmptyRect, type Rect, uniteRects } from '../geometry/rect.ts';
import { accept, type Result, refuse } from '../result.ts';
import { flipRaster, turnRaster } from './flip.ts';
import { rotatedSize, rotateRaster, type Sampling } from './rotate.ts';
import { type Scaling, scaleRaster } from './scale.ts';

/** Which part of the picture stays where it is: 0 left or top, 0.5 the middle, 1 right or bottom. */
export interface Anchor {
  readonly x: 0 | 0.5 | 1;
  readonly y: 0 | 0.5 | 1;
}

/** Flips all layers and frames. */
export function flipPicture(picture: Picture, axis: 'horizontal' | 'vertical'): Picture {
  return mapRasters(picture, (raster) => flipRaster(raster, axis));
}

/** Rotates all layers and frames clockwise by quarter turns. */
export function turnPicture(picture: Picture, quarters: number): Picture {
  return mapRasters(picture, (raster) => turnRaster(raster, quarters));
}

/** Rotates all layers and frames clockwise around the center; the picture grows to show all. */
export function rotatePicture(picture: Picture, degrees: number, sampling: Sampling): Result<Picture> {
  if (!Number.isFinite(degrees)) return refuse('range', 'The angle must be a number.');
  const size = rotatedSize(picture.width, picture.height, degrees);
  const fits = checkSize(size.width, size.height);
  return fits.ok ? accept(mapRasters(picture, (raster) => rotateRaster(raster, degrees, sampling, size))) : fits;
}

/** Scales all layers and frames to a size in px. */
export function scalePicture(picture: Picture, width: number, height: number, scaling: Scaling): Result<Picture> {
  const fits = checkSize(width, height);
  return fits.ok ? accept(mapRasters(picture, (raster) => scaleRaster(raster, width, height, scaling))) : fits;
}

/** Gives the canvas another size and keeps the pixels unscaled. */
export function resizeCanvas(picture: Picture, width: number, height: number, anchor: Anchor): Result<Picture> {
  const fits = checkSize(width, height);
  if (!fits.ok) return fits;
  const x = Math.floor((width - picture.width) * anchor.x);
  const y = Math.floor((height - picture.height) * anchor.y);
  return cropPicture(picture, { x: -x, y: -y, width, height });
}

/** Keeps a rectangle of whole px, which may exceed the picture. */
export function cropPicture(picture: Picture, rect: Rect): Result<Picture> {
  if (isEmptyRect(rect)) return refuse('empty', 'Nothing would be left.');
  const fits = checkSize(rect.width, rect.height);
  if (!fits.ok) return fits;
  if (!Number.isInteger(rect.x) || !Number.isInteger(rect.y)) return refuse('range', 'Only whole pixels can be kept.');
  return accept(mapCels(picture, (cel) => celFrom(readCel(cel, rect))));
}

/** The smallest rectangle with all pixels of all layers and frames; empty for a transparent picture. */
export function contentOfPicture(picture: Picture): Rect {
  let content = emptyRect;
  for (const cel of new Set(picture.cels.flat())) content = uniteRects(content, contentOfCel(cel));
  return content;
}

function mapRasters(picture: Picture, change: (raster: Raster) => Raster): Picture {
  return mapCels(picture, (cel) => celFrom(change(readCel(cel, boundsOf(cel)))));
}
