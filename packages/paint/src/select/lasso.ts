import { intersectRects, type Point, type Rect, rectAround } from '../geometry/rect.ts';
import { createMask, type Mask } from './mask.ts';

/** Selects the pixels of `bounds` whose centers are inside the closed polygon, by the even-odd rule. */
export function selectLasso(points: readonly Point[], bounds: Rect): Mask {
  const mask = createMask(intersectRects(rectAround(points), bounds));
  const { width, height, data } = mask;
  for (let row = 0; row < height; row++) {
    const crossings = crossingsAt(points, mask.y + row + 0.5);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const left = Math.ceil((crossings[pair] as number) - mask.x - 0.5);
      const right = Math.ceil((crossings[pair + 1] as number) - mask.x - 0.5);
      data.fill(255, row * width + Math.max(0, left), row * width + Math.min(width, Math.max(0, right)));
    }
  }
  return mask;
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  let last = points.at(-1);
  for (const point of points) {
    if (last && last.y > y !== point.y > y) {
      // Always from the upper end, so that an edge that is drawn back and forth crosses at one place.
      const [upper, lower] = last.y < point.y ? [last, point] : [point, last];
      found.push(upper.x + ((y - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x));
    }
    last = point;
  }
  return found.sort((a, b) => a - b);
}
