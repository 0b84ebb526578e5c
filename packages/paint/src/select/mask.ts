import { intersectRects, type Rect, uniteRects } from '../geometry/rect.ts';

/** How much each pixel of a rectangle counts, 0 to 255, in rows; pixels outside count 0. Also a selection. */
export interface Mask {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How a new selection meets the one before. */
export type SelectionMode = 'replace' | 'add' | 'subtract' | 'intersect';

export function createMask(rect: Rect): Mask {
  const { x, y } = rect;
  const width = Math.max(0, rect.width);
  const height = Math.max(0, rect.height);
  return { x, y, width, height, data: new Uint8Array(width * height) };
}

export function maskAt(mask: Mask, x: number, y: number): number {
  if (x < mask.x || y < mask.y || x >= mask.x + mask.width || y >= mask.y + mask.height) return 0;
  return mask.data[(y - mask.y) * mask.width + x - mask.x] as number;
}

export function selectRectangle(rect: Rect): Mask {
  const mask = createMask(rect);
  mask.data.fill(255);
  return mask;
}

export function combineMasks(before: Mask | undefined, after: Mask, mode: SelectionMode): Mask {
  if (mode === 'replace') return after;
  if (!before) return mode === 'add' ? after : createMask({ x: 0, y: 0, width: 0, height: 0 });
  const rect =
    mode === 'add' ? uniteRects(before, after) : mode === 'subtract' ? before : intersectRects(before, after);
  const mask = createMask(rect);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const a = maskAt(before, mask.x + x, mask.y + y);
      const b = maskAt(after, mask.x + x, mask.y + y);
      mask.data[y * mask.width + x] =
        mode === 'add' ? Math.max(a, b) : mode === 'subtract' ? Math.min(a, 255 - b) : Math.min(a, b);
    }
  }
  return mask;
}

/** What of a rectangle is not selected. */
export function invertMask(mask: Mask | undefined, rect: Rect): Mask {
  return combineMasks(selectRectangle(rect), mask ?? createMask({ x: 0, y: 0, width: 0, height: 0 }), 'subtract');
}

/** The smallest rectangle around what is selected; empty if nothing is. */
export function contentOfMask(mask: Mask): Rect {
  let [left, top, right, bottom] = [mask.width, -1, -1, -1];
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if (mask.data[y * mask.width + x] === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  if (bottom < 0) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: mask.x + left, y: mask.y + top, width: right - left + 1, height: bottom - top + 1 };
}

export function moveMask(mask: Mask, dx: number, dy: number): Mask {
  return { x: mask.x + dx, y: mask.y + dy, width: mask.width, height: mask.height, data: mask.data };
}
