import type { Point } from '@playhouse/paint';

/** The end of a line in the nearest direction that is a multiple of 45°. */
export function alignedEnd(start: Point, end: Point): Point {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(dy, dx) / step) * step;
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  return { x: start.x + along * Math.cos(angle), y: start.y + along * Math.sin(angle) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box between two corners; a square of the longer side if wanted. */
export function boxBetween(start: Point, end: Point, isSquare: boolean): Box {
  let [dx, dy] = [end.x - start.x, end.y - start.y];
  if (isSquare) {
    const side = Math.max(Math.abs(dx), Math.abs(dy));
    dx = dx < 0 ? -side : side;
    dy = dy < 0 ? -side : side;
  }
  return {
    x: Math.min(start.x, start.x + dx),
    y: Math.min(start.y, start.y + dy),
    width: Math.abs(dx),
    height: Math.abs(dy),
  };
}

/** The box of whole pixels that contains the pixels of both corners. */
export function pixelBoxBetween(start: Point, end: Point, isSquare: boolean): Box {
  const from = { x: Math.floor(start.x), y: Math.floor(start.y) };
  const box = boxBetween(from, { x: Math.floor(end.x), y: Math.floor(end.y) }, isSquare);
  return { x: box.x, y: box.y, width: box.width + 1, height: box.height + 1 };
}
