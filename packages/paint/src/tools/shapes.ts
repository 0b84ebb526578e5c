import { intersectRects, type Rect, rectAround } from '../geometry/rect.ts';
import { createMask, type Mask } from '../select/mask.ts';

export interface ShapeOptions {
  readonly shape: 'rectangle' | 'ellipse';
  /** The box of the shape in px; whole numbers for pixels, any for smooth shapes. Negative sides are turned around. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Filled, or an outline inside the box whose width is in px, from 1. */
  readonly outline?: number;
  /** With antialiasing; otherwise whole pixels. */
  readonly isSmooth: boolean;
}

/** How much a shape covers the pixels in its box, cut to the given bounds. */
export function shapeMask(options: ShapeOptions, bounds: Rect): Mask {
  const box = upright(options);
  const around = rectAround([
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
  ]);
  const mask = createMask(intersectRects(around, bounds));
  const outline = options.outline ?? Number.POSITIVE_INFINITY;
  const inner = {
    x: box.x + outline,
    y: box.y + outline,
    width: box.width - 2 * outline,
    height: box.height - 2 * outline,
  };
  const hasInner = inner.width > 0 && inner.height > 0;
  if (options.shape === 'rectangle') {
    addRectangle(mask, box, 255);
    if (hasInner) addRectangle(mask, inner, -255);
  } else if (options.isSmooth) {
    addEllipse(mask, box, 255);
    if (hasInner) addEllipse(mask, inner, -255);
  } else addPixelEllipse(mask, box, outline);
  return mask;
}

/** Adds the exact area of a rectangle in each pixel. */
function addRectangle(mask: Mask, box: Rect, amount: number): void {
  for (let row = 0; row < mask.height; row++) {
    const tall = overlap(mask.y + row, box.y, box.y + box.height);
    if (tall <= 0) continue;
    for (let column = 0; column < mask.width; column++) {
      const wide = overlap(mask.x + column, box.x, box.x + box.width);
      if (wide > 0) add(mask, row * mask.width + column, wide * tall * amount);
    }
  }
}

const scans = 16;

/** Adds the area of an ellipse in each pixel, exact along x and in 16 steps along y. */
function addEllipse(mask: Mask, box: Rect, amount: number): void {
  const line = new Float32Array(mask.width);
  for (let row = 0; row < mask.height; row++) {
    line.fill(0);
    for (let scan = 0; scan < scans; scan++) {
      const half = halfWidthAt(box, mask.y + row + (scan + 0.5) / scans);
      if (half <= 0) continue;
      const left = box.x + box.width / 2 - half - mask.x;
      addSpan(line, left, left + 2 * half);
    }
    for (let column = 0; column < mask.width; column++) {
      const cover = (line[column] as number) / scans;
      if (cover > 0) add(mask, row * mask.width + column, cover * amount);
    }
  }
}

function addSpan(line: Float32Array, left: number, right: number): void {
  const end = Math.min(line.length, Math.ceil(right));
  for (let x = Math.max(0, Math.floor(left)); x < end; x++) {
    line[x] = (line[x] as number) + overlap(x, left, right);
  }
}

/**
 * Sets the pixels whose centers are inside the ellipse. An outline consists of those from which a step to a side leads
 * out of it, repeated for each px of its width.
 */
function addPixelEllipse(mask: Mask, box: Rect, outline: number): void {
  const outer = Array.from({ length: box.height }, (_, row): Span => {
    const half = halfWidthAt(box, box.y + row + 0.5);
    const middle = box.x + box.width / 2;
    return half > 0 ? { from: Math.ceil(middle - half - 0.5), to: Math.floor(middle + half - 0.5) + 1 } : none;
  });
  let inner = outline < Math.max(box.width, box.height) / 2 ? outer : [];
  for (let time = 0; time < outline && inner.length > 0; time++) {
    const from = inner;
    inner = from.map((span, row) => eroded(span, from[row - 1], from[row + 1]));
  }
  for (const [row, span] of outer.entries()) {
    const y = box.y + row - mask.y;
    if (y < 0 || y >= mask.height) continue;
    setSpan(mask, y, span, 255);
    setSpan(mask, y, inner[row] ?? none, 0);
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const none: Span = { from: 0, to: 0 };

function eroded(span: Span, above: Span = none, below: Span = none): Span {
  if (above.to <= above.from || below.to <= below.from) return none;
  const from = Math.max(span.from + 1, above.from, below.from);
  const to = Math.min(span.to - 1, above.to, below.to);
  return to > from ? { from, to } : none;
}

function setSpan(mask: Mask, row: number, span: Span, value: number): void {
  const from = Math.max(0, span.from - mask.x);
  const to = Math.min(mask.width, span.to - mask.x);
  if (to > from) mask.data.fill(value, row * mask.width + from, row * mask.width + to);
}

/** Half the width of the ellipse in the box, at a y. */
function halfWidthAt(box: Rect, y: number): number {
  const ratio = (y - box.y - box.height / 2) / (box.height / 2);
  return ratio * ratio < 1 ? (box.width / 2) * Math.sqrt(1 - ratio * ratio) : 0;
}

/** How much of the pixel from `at` to `at + 1` is between two places. */
function overlap(at: number, from: number, to: number): number {
  return Math.min(at + 1, to) - Math.max(at, from);
}

function add(mask: Mask, index: number, amount: number): void {
  mask.data[index] = Math.max(0, Math.min(255, Math.round((mask.data[index] as number) + amount)));
}

function upright({ x, y, width, height, isSmooth }: ShapeOptions): Rect {
  const snap = isSmooth ? (value: number): number => value : Math.round;
  return {
    x: snap(Math.min(x, x + width)),
    y: snap(Math.min(y, y + height)),
    width: snap(Math.abs(width)),
    height: snap(Math.abs(height)),
  };
}
