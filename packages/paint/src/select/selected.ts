import { type Cel, editCel, offsetIn, readCel } from '../document/cel.ts';
import { clearInvisible, type Raster, wordsOf } from '../document/raster.ts';
import type { Mask } from './mask.ts';

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
    const words = wordsOf(tile);
    for (let y = area.top; y < area.bottom; y++) {
      const row = (y - selection.y) * selection.width - selection.x;
      const inTile = offsetIn(area, area.left, y) / 4 - area.left;
      for (let x = area.left; x < area.right; x++) {
        const kept = 255 - (selection.data[row + x] as number);
        const alpha = kept === 0 ? 0 : Math.round(((tile[(inTile + x) * 4 + 3] as number) * kept) / 255);
        if (alpha === 0) words[inTile + x] = 0;
        else tile[(inTile + x) * 4 + 3] = alpha;
      }
    }
  });
}
