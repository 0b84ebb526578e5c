import { boundsOf, type Cel, editCel, offsetIn } from '../document/cel.ts';
import { type Color, colorDistance } from '../document/color.ts';
import { type Mask, maskAt } from '../select/mask.ts';

/** Replaces a color by another; `tolerance` as in `colorDistance`, 0 to 255. Pixels keep their share of its opacity. */
export function replaceColor(cel: Cel, from: Color, to: Color, tolerance: number, selection?: Mask): Cel {
  return editCel(cel, selection ?? boundsOf(cel), (tile, area) => {
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const at = offsetIn(area, x, y);
        if (selection && maskAt(selection, x, y) < 128) continue;
        if (colorDistance(tile, at, from) > tolerance) continue;
        const alpha = from.a === 0 ? to.a : Math.min(255, ((tile[at + 3] as number) * to.a) / from.a);
        tile[at] = to.r;
        tile[at + 1] = to.g;
        tile[at + 2] = to.b;
        tile[at + 3] = alpha;
        if (tile[at + 3] === 0) tile.fill(0, at, at + 4);
      }
    }
  });
}
