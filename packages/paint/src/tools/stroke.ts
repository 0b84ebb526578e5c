import { boundsOf, type Cel, editCel, type Tile, type TileArea } from '../document/cel.ts';
import { type CelPosition, celAt, type Picture, withCel } from '../document/picture.ts';
import { emptyRect, intersectRects, type Rect, uniteRects } from '../geometry/rect.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type Mask, maskAt } from '../select/mask.ts';
import { createCoverage, indexIn } from './coverage.ts';
import { pixelMarker, smoothMarker } from './marks.ts';
import { type Ink, inkAt } from './paint.ts';
import type { PixelTip } from './pixelTip.ts';
import type { SmoothTip, StrokePoint } from './smoothTip.ts';
import type { Symmetry } from './symmetry.ts';

/** px; the largest tip. */
export const maxTipSize = 512;

export interface StrokeOptions extends Ink {
  readonly tip: PixelTip | SmoothTip;
  readonly symmetry?: Symmetry;
  /** Only pixels in it are changed. */
  readonly selection?: Mask;
}

/** A picture after a change, and the rectangle outside which it looks as before. */
export interface Change {
  readonly picture: Picture;
  readonly dirty: Rect;
}

/** A stroke while it is drawn. The result does not depend on how its points are divided among the calls. */
export interface LiveStroke {
  /** Draws on to the given points, and returns the picture so far and what this call has changed. */
  extend(points: readonly StrokePoint[]): Change;
}

/** Begins a stroke on a cel. Overlaps of a stroke with itself do not exceed its opacity. */
export function beginStroke(picture: Picture, at: CelPosition, options: StrokeOptions): Result<LiveStroke> {
  const target = celAt(picture, at);
  if (!target.ok) return target;
  const { tip } = options;
  if (!(tip.size > 0 && tip.size <= maxTipSize) || (tip.kind === 'pixel' && !Number.isInteger(tip.size))) {
    return refuse('range', `The size of the tip must be between 1 and ${maxTipSize} px.`);
  }
  const base = target.value;
  const coverage = createCoverage(base);
  const mark =
    tip.kind === 'pixel' ? pixelMarker(coverage, tip, options.symmetry) : smoothMarker(coverage, tip, options.symmetry);
  let cel = base;
  return accept({
    extend(points) {
      let dirty = emptyRect;
      for (const point of points) if (isPoint(point)) dirty = uniteRects(dirty, mark(point));
      dirty = intersectRects(dirty, boundsOf(base));
      cel = editCel(cel, dirty, (tile, area) => ink(base, tile, area, coverage.tile(area), options));
      return { picture: withCel(picture, at, cel), dirty };
    },
  });
}

/** Draws a whole stroke. */
export function drawStroke(
  picture: Picture,
  at: CelPosition,
  options: StrokeOptions,
  points: readonly StrokePoint[],
): Result<Change> {
  const stroke = beginStroke(picture, at, options);
  return stroke.ok ? accept(stroke.value.extend(points)) : stroke;
}

/** Applies the whole coverage to the pixels from before the stroke. */
function ink(base: Cel, tile: Tile, area: TileArea, covered: Float32Array, options: StrokeOptions): void {
  const before = base.tiles[area.index];
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const index = indexIn(area, x, y);
      const cover = Math.min(1, covered[index] as number);
      const at = index * 4;
      for (let channel = at; channel < at + 4; channel++) tile[channel] = before?.[channel] ?? 0;
      if (cover <= 0) continue;
      const selected = options.selection ? maskAt(options.selection, x, y) / 255 : 1;
      if (selected > 0) inkAt(tile, at, options, cover * selected);
    }
  }
}

/** Keeps lines far outside, and numbers that are none, from costing time. */
function isPoint({ x, y }: StrokePoint): boolean {
  return Math.abs(x) <= 32_768 && Math.abs(y) <= 32_768;
}
