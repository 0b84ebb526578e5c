import { type Cel, editCel, offsetIn, type Tile } from '../document/cel.ts';
import type { Color } from '../document/color.ts';
import { type Raster, wordsOf } from '../document/raster.ts';
import { type Mask, maskAt } from '../select/mask.ts';

/** Lays a color over a pixel; `alpha` 0 to 1. Invisible results are 0. */
function layColor(tile: Tile, at: number, r: number, g: number, b: number, alpha: number): void {
  const under = ((tile[at + 3] as number) / 255) * (1 - alpha);
  const sum = alpha + under;
  if (sum * 255 < 0.5) {
    tile.fill(0, at, at + 4);
    return;
  }
  tile[at] = (r * alpha + (tile[at] as number) * under) / sum;
  tile[at + 1] = (g * alpha + (tile[at + 1] as number) * under) / sum;
  tile[at + 2] = (b * alpha + (tile[at + 2] as number) * under) / sum;
  tile[at + 3] = sum * 255;
}

/** Takes away a part of a pixel's opacity; `amount` 0 to 1. */
function eraseAt(tile: Tile, at: number, amount: number): void {
  const alpha = (tile[at + 3] as number) * (1 - amount);
  if (alpha < 0.5) tile.fill(0, at, at + 4);
  else tile[at + 3] = alpha;
}

/** How pixels are changed where a mask says so. */
export interface Ink {
  readonly color: Color;
  /** 0 to 1. */
  readonly opacity: number;
  readonly isErasing: boolean;
}

/** Changes one pixel by an ink whose coverage is 0 to 1. */
export function inkAt(tile: Tile, at: number, ink: Ink, coverage: number): void {
  const amount = coverage * ink.opacity;
  if (ink.isErasing) eraseAt(tile, at, amount);
  else layColor(tile, at, ink.color.r, ink.color.g, ink.color.b, (amount * ink.color.a) / 255);
}

/** Paints or erases where the mask is, only inside the selection if there is one. */
export function inkMask(cel: Cel, mask: Mask, ink: Ink, selection?: Mask): Cel {
  return editCel(cel, mask, (tile, area) => {
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const cover = maskAt(mask, x, y) * (selection ? maskAt(selection, x, y) / 255 : 1);
        if (cover > 0) inkAt(tile, offsetIn(area, x, y), ink, cover / 255);
      }
    }
  });
}

/** Lays a raster over the cel with its corner at (x, y), only inside the selection if there is one. */
export function layRaster(cel: Cel, raster: Raster, left: number, top: number, selection?: Mask): Cel {
  const rect = { x: left, y: top, width: raster.width, height: raster.height };
  const source = wordsOf(raster.data);
  return editCel(cel, rect, (tile, area) => {
    const target = wordsOf(tile);
    for (let y = area.top; y < area.bottom; y++) {
      let from = (y - top) * raster.width + area.left - left;
      let to = offsetIn(area, area.left, y) / 4;
      for (let x = area.left; x < area.right; x++, from++, to++) {
        const own = raster.data[from * 4 + 3] as number;
        if (own === 0) continue;
        if (!selection && (own === 255 || target[to] === 0)) {
          target[to] = source[from] as number;
          continue;
        }
        const alpha = (own / 255) * (selection ? maskAt(selection, x, y) / 255 : 1);
        const [r, g, b] = [raster.data[from * 4], raster.data[from * 4 + 1], raster.data[from * 4 + 2]] as number[];
        if (alpha > 0) layColor(tile, to * 4, r as number, g as number, b as number, alpha);
      }
    }
  });
}
