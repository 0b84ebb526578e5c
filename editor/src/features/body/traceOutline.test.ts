import { fitPolygon } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersFromPixels } from './polygonEdits.ts';
import { distanceToLine, simplifyOutline } from './simplifyOutline.ts';
import { maskOfPixels, type SolidMask, traceEdge } from './traceOutline.ts';

/** A mask from text: # is solid. */
function drawn(...rows: readonly string[]): SolidMask {
  const width = rows[0]?.length ?? 0;
  return { width, height: rows.length, solid: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)) };
}

function areaOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

const masks = fc.integer({ min: 1, max: 12 }).chain((width) =>
  fc.array(fc.constantFrom(0, 0, 1, 1, 1), { minLength: width, maxLength: width * 12 }).map((cells): SolidMask => {
    const height = Math.floor(cells.length / width);
    return { width, height, solid: Uint8Array.from(cells.slice(0, width * height)) };
  }),
);

/** Independent oracle: the solid pixels that cannot be reached from outside, for the largest part. */
function filledArea({ width, height, solid }: SolidMask): number {
  const parts = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (solid[y * width + x]) all.add(`${x} ${y}`);
  const flood = (from: string, isIn: (x: number, y: number) => boolean) => {
    const found = new Set([from]);
    for (const key of found) {
      const [x = 0, y = 0] = key.split(' ').map(Number);
      for (const [nx, ny] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        if (isIn(nx, ny)) found.add(`${nx} ${ny}`);
      }
    }
    return found;
  };
  let largest = new Set<string>();
  for (const key of all) {
    if ([...parts.values()].some((part) => part.has(key))) continue;
    const part = flood(key, (x, y) => all.has(`${x} ${y}`));
    parts.set(key, part);
    if (part.size > largest.size) largest = part;
  }
  if (largest.size === 0) return 0;
  // Pixels that touch only at a corner are apart, so the outside passes between them.
  const seen = new Set(['-1 -1']);
  for (const key of seen) {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < -1 || ny < -1 || nx > width || ny > height || largest.has(`${nx} ${ny}`)) continue;
        seen.add(`${nx} ${ny}`);
      }
    }
  }
  return (width + 2) * (height + 2) - seen.size;
}

describe('the edge of a picture', () => {
  it('goes around a rectangle by its four corners', () => {
    expect(traceEdge(drawn('....', '.##.', '.##.', '....'))).toEqual([
      { x: 3, y: 1 },
      { x: 3, y: 3 },
      { x: 1, y: 3 },
      { x: 1, y: 1 },
    ]);
  });

  it('is that of the largest part, without its holes', () => {
    expect(areaOf(traceEdge(drawn('###.#', '#.#..', '###..')))).toBe(9);
  });

  it('is empty for an empty picture', () => {
    expect(traceEdge(drawn('..', '..'))).toEqual([]);
  });

  it('encloses exactly the largest part and its holes', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        expect(areaOf(traceEdge(mask))).toBe(filledArea(mask));
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('ignores what is nearly transparent', () => {
    const data = Uint8ClampedArray.from([0, 0, 0, 127, 0, 0, 0, 128]);
    expect([...maskOfPixels({ width: 2, height: 1, data }).solid]).toEqual([0, 1]);
  });
});

describe('a simplified outline', () => {
  it('stays within the tolerance, unless there are too many corners', () => {
    fc.assert(
      fc.property(masks, fc.constantFrom(0.5, 1, 2), (mask, tolerance) => {
        const edge = traceEdge(mask);
        const simple = simplifyOutline(edge, tolerance, 1000);
        for (const point of edge) {
          const gaps = simple.map((a, at) => distanceToLine(point, a, simple[(at + 1) % simple.length] ?? a));
          expect(Math.min(...gaps)).toBeLessThanOrEqual(tolerance + 1e-9);
        }
        expect(simple.every((point) => edge.includes(point))).toBe(true);
      }),
      { seed: 12 },
    );
  });

  it('has at most as many corners as wanted, and can be stored', () => {
    fc.assert(
      fc.property(masks, fc.integer({ min: 4, max: 12 }), (mask, most) => {
        const edge = traceEdge(mask);
        if (edge.length === 0) return;
        const simple = simplifyOutline(edge, 0.5, most);
        expect(simple.length).toBeLessThanOrEqual(most);
        expect(simple.length).toBeGreaterThanOrEqual(3);
        const stored = fitPolygon(cornersFromPixels(simple, mask));
        if (stored.ok) expect(stored.value.length).toBe(simple.length);
        else expect(stored.issues[0]?.message).toContain('on one line');
      }),
      { seed: 13 },
    );
  });

  it('follows a disc with few corners', () => {
    const side = 64;
    const solid = Uint8Array.from({ length: side * side }, (_, at) =>
      Math.hypot((at % side) - 31.5, Math.floor(at / side) - 31.5) < 30 ? 1 : 0,
    );
    const simple = simplifyOutline(traceEdge({ width: side, height: side, solid }), 1.5, 64);
    expect(simple.length).toBeLessThan(20);
    expect(areaOf(simple) / (Math.PI * 30 ** 2)).toBeCloseTo(1, 1);
  });
});
