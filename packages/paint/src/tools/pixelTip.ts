import { type Rect, uniteRects } from '../geometry/rect.ts';
import { type Coverage, indexIn } from './coverage.ts';
import { reflections, type Symmetry } from './symmetry.ts';

/** The pencil: whole pixels, without antialiasing. */
export interface PixelTip {
  readonly kind: 'pixel';
  readonly shape: 'square' | 'circle';
  /** px, a whole number from 1. */
  readonly size: number;
  /** Pressure scales the size, to at least 1. */
  readonly followsPressure?: boolean;
}

/** The pixels of a line from one pixel to another, both included (Bresenham). */
export function pixelLine(x0: number, y0: number, x1: number, y1: number): [number, number][] {
  const dx = Math.abs(x1 - x0);
  const dy = -Math.abs(y1 - y0);
  const stepX = x0 < x1 ? 1 : -1;
  const stepY = y0 < y1 ? 1 : -1;
  const pixels: [number, number][] = [[x0, y0]];
  let [x, y, error] = [x0, y0, dx + dy];
  while (x !== x1 || y !== y1) {
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
    pixels.push([x, y]);
  }
  return pixels;
}

/** Whether the middle one of three pixels in a row only makes a corner that a diagonal step would leave out. */
export function isCorner(before: Pixel, middle: Pixel, after: Pixel): boolean {
  return (
    Math.abs(before.x - after.x) === 1 &&
    Math.abs(before.y - after.y) === 1 &&
    (middle.x === before.x || middle.x === after.x) &&
    (middle.y === before.y || middle.y === after.y)
  );
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
  /** Of the tip there, in px. */
  readonly size: number;
}

/** Whether a cell of a tip belongs to it; (0, 0) is the top left of `size` x `size` cells. */
export function isInTip(shape: PixelTip['shape'], size: number, x: number, y: number): boolean {
  if (shape === 'square' || size < 3) return true;
  const dx = x + 0.5 - size / 2;
  const dy = y + 0.5 - size / 2;
  // Half a step less than the circle, so that 3 px are a plus and not a square.
  return dx * dx + dy * dy <= (size * size) / 4 - 0.5;
}

/** Adds `amount` to how often the stroke has covered each pixel of the tip, and returns what has changed. */
export function stampPixel(
  coverage: Coverage,
  pixel: Pixel,
  shape: PixelTip['shape'],
  symmetry: Symmetry | undefined,
  amount: 1 | -1,
): Rect {
  const { size } = pixel;
  const half = Math.floor(size / 2);
  let changed: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const [centerX, centerY] of reflections(pixel.x - half + size / 2, pixel.y - half + size / 2, symmetry)) {
    const left = Math.round(centerX - size / 2);
    const top = Math.round(centerY - size / 2);
    const rect = { x: left, y: top, width: size, height: size };
    coverage.each(rect, (values, area) => {
      for (let y = area.top; y < area.bottom; y++) {
        for (let x = area.left; x < area.right; x++) {
          if (!isInTip(shape, size, x - left, y - top)) continue;
          const at = indexIn(area, x, y);
          values[at] = (values[at] as number) + amount;
        }
      }
    });
    changed = uniteRects(changed, rect);
  }
  return changed;
}
