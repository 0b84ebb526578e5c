/** A place in a picture in px, from its top left corner. The center of the first pixel is at (0.5, 0.5). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whole px; empty if a side is 0 or less. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const emptyRect: Rect = { x: 0, y: 0, width: 0, height: 0 };

export function isEmptyRect(rect: Rect): boolean {
  return rect.width <= 0 || rect.height <= 0;
}

export function intersectRects(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : emptyRect;
}

/** The smallest rectangle around both; an empty one does not count. */
export function uniteRects(a: Rect, b: Rect): Rect {
  if (isEmptyRect(a)) return b;
  if (isEmptyRect(b)) return a;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The smallest rectangle of whole pixels around the points, with a margin in px. */
export function rectAround(points: readonly Point[], margin = 0): Rect {
  if (points.length === 0) return emptyRect;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const x = Math.floor(left - margin);
  const y = Math.floor(top - margin);
  return { x, y, width: Math.ceil(right + margin) - x, height: Math.ceil(bottom + margin) - y };
}

export function hasPoint(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}
