import type { Point } from '@playhouse/core';

/** Which pixels of a picture are solid, row by row from the top. */
export interface SolidMask {
  readonly width: number;
  readonly height: number;
  readonly solid: Uint8Array;
}

/** Pixels with at least this opacity, of 255, are solid: soft glows and shadows are not. */
const leastOpacity = 128;

/** The mask of RGBA pixels. */
export function maskOfPixels({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): SolidMask {
  const solid = new Uint8Array(width * height);
  for (let at = 0; at < solid.length; at += 1) solid[at] = (data[at * 4 + 3] ?? 0) >= leastOpacity ? 1 : 0;
  return { width, height, solid };
}

/**
 * The outer edge of the largest connected part, along the sides of its pixels, clockwise as seen on the screen; y grows
 * downward. Empty when nothing is solid.
 */
export function traceEdge(mask: SolidMask): readonly Point[] {
  const part = largestPart(mask);
  const first = part.indexOf(1);
  if (first < 0) return [];
  const { width } = mask;
  const isIn = (x: number, y: number) => x >= 0 && x < width && part[y * width + x] === 1;
  const start = { x: first % width, y: Math.floor(first / width) };
  const edge: Point[] = [];
  let at = start;
  let heading = 0;
  do {
    const [dx, dy] = headings[heading] ?? [1, 0];
    at = { x: at.x + dx, y: at.y + dy };
    const next = turnAt(at, heading, isIn);
    if (next !== heading) edge.push(at);
    heading = next;
  } while (at.x !== start.x || at.y !== start.y || heading !== 0);
  return edge;
}

/** Right, down, left, up. */
const headings = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** The pixels ahead of a corner, on the right and on the left, by heading. */
const ahead = [
  { right: [0, 0], left: [0, -1] },
  { right: [-1, 0], left: [0, 0] },
  { right: [-1, -1], left: [-1, 0] },
  { right: [0, -1], left: [-1, -1] },
] as const;

/** Keeps the solid part on the right. */
function turnAt({ x, y }: Point, heading: number, isIn: (x: number, y: number) => boolean): number {
  const { right, left } = ahead[heading] ?? ahead[0];
  if (!isIn(x + right[0], y + right[1])) return (heading + 1) % 4;
  return isIn(x + left[0], y + left[1]) ? (heading + 3) % 4 : heading;
}

function largestPart({ width, height, solid }: SolidMask): Uint8Array {
  const seen = new Uint8Array(solid.length);
  let largest: number[] = [];
  for (let start = 0; start < solid.length; start += 1) {
    if (solid[start] !== 1 || seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    for (const at of part) {
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const other of near) {
        if (other < 0 || other >= width * height || solid[other] !== 1 || seen[other] === 1) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    if (part.length > largest.length) largest = part;
  }
  const mask = new Uint8Array(solid.length);
  for (const at of largest) mask[at] = 1;
  return mask;
}
