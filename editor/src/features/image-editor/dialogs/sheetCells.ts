import { gridCells, limits, type Raster, type Rect, type Result } from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';

/** How a sheet is cut into frames. */
export interface SheetCut {
  readonly way: 'count' | 'size' | 'gaps';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly spacing: number;
  /** px up to which parts of a figure may be apart. */
  readonly gap: number;
}

/** A first guess: a row of squares if they fit, else one frame. */
export function guessCut({ width, height }: Raster): SheetCut {
  const isStrip = width > height && width % height === 0 && width / height <= 64;
  return {
    way: 'count',
    columns: isStrip ? width / height : 1,
    rows: 1,
    width: Math.min(width, 32),
    height: Math.min(height, 32),
    margin: 0,
    spacing: 0,
    gap: 1,
  };
}

/** The frames on a sheet that is cut by a grid. */
export function gridFrames(sheet: Raster, cut: SheetCut): Result<readonly Rect[]> {
  const { way, columns, rows, width, height, margin, spacing } = cut;
  const cells = way === 'count' ? { columns, rows } : { cellWidth: width, cellHeight: height };
  return gridCells(sheet.width, sheet.height, { cells, margin, spacing });
}

/** The frames on a sheet that is cut at transparent gaps, from the parts that were found. */
export function islandFrames(islands: readonly Rect[]): Result<readonly Rect[]> {
  if (islands.length === 0) return { ok: false, code: 'empty', message: t('The sheet is transparent.') };
  if (islands.length <= limits.frames) return { ok: true, value: islands };
  const message = t('{count} parts were found. Up to {frames} frames are possible.', {
    count: islands.length,
    frames: limits.frames,
  });
  return { ok: false, code: 'size', message };
}
