import { limits } from '../document/limits.ts';
import { cropRaster, type Raster } from '../document/raster.ts';
import type { Rect } from '../geometry/rect.ts';
import { accept, type Result, refuse } from '../result.ts';

/** How the frames lie on a sprite sheet. px. */
export interface Grid {
  /** How many frames side by side and one below the other, or the size of each. */
  readonly cells:
    | { readonly columns: number; readonly rows: number }
    | { readonly cellWidth: number; readonly cellHeight: number };
  /** Around all frames. */
  readonly margin?: number;
  /** Between two frames. */
  readonly spacing?: number;
}

/** The rectangles of the frames on a sheet, row by row. Pixels right of and below the last whole cell are left out. */
export function gridCells(width: number, height: number, grid: Grid): Result<Rect[]> {
  const { cells, margin = 0, spacing = 0 } = grid;
  const numbers = [...Object.values(cells), margin + 1, spacing + 1];
  if (!numbers.every((value) => Number.isInteger(value) && value >= 1)) {
    return refuse('range', 'Columns, rows, and sizes must be whole numbers from 1, margin and spacing from 0.');
  }
  const across = along(width, margin, spacing, 'columns' in cells ? cells.columns : undefined, sizeIn(cells, 'x'));
  const down = along(height, margin, spacing, 'rows' in cells ? cells.rows : undefined, sizeIn(cells, 'y'));
  if (across.count < 1 || down.count < 1 || across.size < 1 || down.size < 1) {
    return refuse('empty', 'No frame fits into the picture.');
  }
  if (across.count * down.count > limits.frames) {
    return refuse('size', `An animation can have up to ${limits.frames} frames.`);
  }
  const rects: Rect[] = [];
  for (let row = 0; row < down.count; row++) {
    for (let column = 0; column < across.count; column++) {
      rects.push({
        x: margin + column * (across.size + spacing),
        y: margin + row * (down.size + spacing),
        width: across.size,
        height: down.size,
      });
    }
  }
  return accept(rects);
}

/** Copies rectangles out of a sheet. */
export function cutSheet(sheet: Raster, rects: readonly Rect[]): Raster[] {
  return rects.map((rect) => cropRaster(sheet, rect));
}

function sizeIn(cells: Grid['cells'], axis: 'x' | 'y'): number {
  if ('columns' in cells) return 0;
  return axis === 'x' ? cells.cellWidth : cells.cellHeight;
}

function along(
  length: number,
  margin: number,
  spacing: number,
  count: number | undefined,
  size: number,
): { count: number; size: number } {
  const free = length - 2 * margin;
  if (count !== undefined) return { count, size: Math.floor((free - (count - 1) * spacing) / count) };
  return { count: Math.floor((free + spacing) / (size + spacing)), size };
}
