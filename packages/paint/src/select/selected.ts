import { type Cel, editCel, offsetIn, readCel } from '../document/cel.ts';
import { clearInvisible, type Raster } from '../document/raster.ts';
import { type Mask, maskAt } from './mask.ts';

/** Pixels that are not in a layer yet: copied, pasted, or being moved. (x, y) is the corner in the picture, in px. */
export interface FloatingPixels {
  readonly x: number;
  readonly y: number;
  readonly raster: Raster;
}

/** Copies what is selected; the opacity of partly selected pixels is reduced. */
export function copySelected(cel: Cel, selection: Mask): FloatingPixels {
  const raster = readCel(cel, selection);
  for (let index = 0; index < selection.data.length; index++) {
    raster.data[index * 4 + 3] = ((raster.data[index * 4 + 3] as number) * (selection.data[index] as number)) / 255;
  }
  clearInvisible(raster.data);
  return { x: selection.x, y: selection.y, raster };
}

/** Removes what is selected. */
export function clearSelected(cel: Cel, selection: Mask): Cel {
  return editCel(cel, selection, (tile, area) => {
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const at = offsetIn(area, x, y);
        const alpha = Math.round(((tile[at + 3] as number) * (255 - maskAt(selection, x, y))) / 255);
        if (alpha === 0) tile.fill(0, at, at + 4);
        else tile[at + 3] = alpha;
      }
    }
  });
}
