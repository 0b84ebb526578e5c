import { emptyRect, type Rect, uniteRects } from '../geometry/rect.ts';
import type { Coverage } from './coverage.ts';
import { isCorner, type Pixel, type PixelTip, pixelLine, stampPixel } from './pixelTip.ts';
import { dabSpacing, type SmoothTip, type StrokePoint, stampDab } from './smoothTip.ts';
import type { Symmetry } from './symmetry.ts';

/** Adds the next point of a stroke to its coverage and returns what has changed. */
export type Marker = (point: StrokePoint) => Rect;

/** Marks whole pixels along lines from point to point; lines of 1 px have no doubled corners. */
export function pixelMarker(coverage: Coverage, tip: PixelTip, symmetry: Symmetry | undefined): Marker {
  let before: Pixel | undefined;
  let last: Pixel | undefined;
  const mark = (pixel: Pixel): Rect => {
    let changed = emptyRect;
    if (before && last && pixel.size === 1 && last.size === 1 && isCorner(before, last, pixel)) {
      changed = stampPixel(coverage, last, tip.shape, symmetry, -1);
      last = before;
    }
    before = last;
    last = pixel;
    return uniteRects(changed, stampPixel(coverage, pixel, tip.shape, symmetry, 1));
  };
  return ({ x, y, pressure = 1 }) => {
    const size = tip.followsPressure ? Math.max(1, Math.round(tip.size * pressure)) : tip.size;
    const to = { x: Math.floor(x), y: Math.floor(y), size };
    if (!last) return mark(to);
    let changed = emptyRect;
    for (const [px, py] of pixelLine(last.x, last.y, to.x, to.y).slice(1)) {
      changed = uniteRects(changed, mark({ x: px, y: py, size }));
    }
    return changed;
  };
}

/** Marks dabs at even distances along lines from point to point. */
export function smoothMarker(coverage: Coverage, tip: SmoothTip, symmetry: Symmetry | undefined): Marker {
  let last: Required<StrokePoint> | undefined;
  /** px from `last` to the next dab. */
  let ahead = 0;
  const dab = (x: number, y: number, pressure: number, share: number): Rect => {
    const radius = (tip.size / 2) * (tip.followsPressure ? pressure : 1);
    return radius > 0 ? stampDab(coverage, { x, y, radius, share }, tip, symmetry) : emptyRect;
  };
  return ({ x, y, pressure = 1 }) => {
    const from = last ?? { x, y, pressure };
    const length = Math.hypot(x - from.x, y - from.y);
    let changed = emptyRect;
    // A click is a whole pass, and dabs along the way share one for each quarter of the diameter.
    if (!last || tip.flow >= 1) changed = dab(x, y, pressure, 1);
    for (; last && ahead <= length && length > 0; ) {
      const t = ahead / length;
      const at = from.pressure + (pressure - from.pressure) * t;
      const spacing = dabSpacing((tip.size / 2) * (tip.followsPressure ? at : 1));
      const share = Math.min(1, spacing / Math.max(0.5, tip.size / 4));
      changed = uniteRects(changed, dab(from.x + (x - from.x) * t, from.y + (y - from.y) * t, at, share));
      ahead += spacing;
    }
    if (last) ahead -= length;
    else ahead = dabSpacing((tip.size / 2) * (tip.followsPressure ? pressure : 1));
    last = { x, y, pressure };
    return changed;
  };
}
