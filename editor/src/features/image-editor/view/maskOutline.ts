import type { Mask } from '@playhouse/paint';

const outlines = new WeakMap<Mask, Path2D>();

/** The edges of what a mask selects, in px of the picture. */
export function outlineOf(mask: Mask): Path2D {
  const known = outlines.get(mask);
  if (known) return known;
  const path = new Path2D();
  for (const [x0, y0, x1, y1] of edgesOf(mask)) {
    path.moveTo(mask.x + x0, mask.y + y0);
    path.lineTo(mask.x + x1, mask.y + y1);
  }
  outlines.set(mask, path);
  return path;
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** The edges between pixels that are at least half selected and others, in whole runs. */
export function edgesOf({ width, height, data }: Mask): Edge[] {
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] as number) >= 128;
  if (isFull(data) && width > 0) {
    return [
      [0, 0, width, 0],
      [0, height, width, height],
      [0, 0, 0, height],
      [width, 0, width, height],
    ];
  }
  const edges: Edge[] = [];
  const runs = (lines: number, length: number, isEdge: (line: number, at: number) => boolean, isDown: boolean) => {
    for (let line = 0; line <= lines; line++) {
      for (let at = 0; at < length; at++) {
        if (!isEdge(line, at)) continue;
        const from = at;
        while (at + 1 < length && isEdge(line, at + 1)) at++;
        edges.push(isDown ? [line, from, line, at + 1] : [from, line, at + 1, line]);
      }
    }
  };
  runs(height, width, (y, x) => isIn(x, y - 1) !== isIn(x, y), false);
  runs(width, height, (x, y) => isIn(x - 1, y) !== isIn(x, y), true);
  return edges;
}

/** Whether all pixels are selected, as by “Select all”. */
function isFull(data: Uint8Array): boolean {
  return data.every((value) => value >= 128);
}
