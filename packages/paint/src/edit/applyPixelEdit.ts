import { removeBackground } from '../color/removeBackground.ts';
import { replaceColor } from '../color/replaceColor.ts';
import { boundsOf, type Cel, celFrom, readCel } from '../document/cel.ts';
import { checkSize } from '../document/limits.ts';
import { type CelPosition, celAt, type Picture } from '../document/picture.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Mask } from '../select/mask.ts';
import { clearSelected, copySelected } from '../select/selected.ts';
import { inkMask, layRaster } from '../tools/paint.ts';
import { shapeMask } from '../tools/shapes.ts';
import { drawStroke } from '../tools/stroke.ts';
import { type Placement, placeFloating } from '../transform/floating.ts';
import type { PixelEdit } from './edit.ts';

type EditOf<Kind extends PixelEdit['kind']> = PixelEdit & { readonly kind: Kind } & CelPosition;

/** The cel after an edit of its pixels. */
export function applyPixelEdit(picture: Picture, edit: PixelEdit & CelPosition): Result<Cel> {
  const target = celAt(picture, edit);
  if (!target.ok) return target;
  const cel = target.value;
  switch (edit.kind) {
    case 'stroke': {
      const drawn = drawStroke(picture, edit, edit.options, edit.points);
      return drawn.ok ? celAt(drawn.value.picture, edit) : drawn;
    }
    case 'shape':
      return drawShape(cel, edit);
    case 'fillSelection':
      return accept(inkMask(cel, edit.selection, edit.ink));
    case 'pastePixels':
      if (!areWhole(edit.x, edit.y)) return refuse('range', 'Pixels can be pasted at whole pixels only.');
      return accept(layRaster(cel, edit.raster, edit.x, edit.y, edit.selection));
    case 'clear':
      return accept(clearSelected(cel, edit.selection));
    case 'place':
      return place(cel, edit.selection, edit.placement);
    case 'replaceColor':
      return accept(replaceColor(cel, edit.from, edit.to, edit.tolerance, edit.selection));
    case 'removeBackground':
      return accept(celFrom(removeBackground(readCel(cel, boundsOf(cel)), edit.options)));
  }
}

function drawShape(cel: Cel, { shape, ink, selection }: EditOf<'shape'>): Result<Cel> {
  const sides = [shape.x, shape.y, shape.width, shape.height, shape.outline ?? 1];
  if (!sides.every((side) => Math.abs(side) <= 32_768)) return refuse('range', 'The shape is too large.');
  return accept(inkMask(cel, shapeMask(shape, boundsOf(cel)), ink, selection));
}

function place(cel: Cel, selection: Mask, placement: Placement): Result<Cel> {
  const { scaleX = 1, scaleY = 1, dx = 0, dy = 0, degrees = 0 } = placement;
  const width = Math.max(1, Math.round(selection.width * scaleX));
  const height = Math.max(1, Math.round(selection.height * scaleY));
  const fits = checkSize(width, height);
  if (!fits.ok) return fits;
  if (!areWhole(dx, dy) || !Number.isFinite(degrees)) return refuse('range', 'Pixels move by whole pixels only.');
  const placed = placeFloating(copySelected(cel, selection), placement);
  return accept(layRaster(clearSelected(cel, selection), placed.raster, placed.x, placed.y));
}

function areWhole(x: number, y: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y);
}
