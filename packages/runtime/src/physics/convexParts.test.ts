import { expect, test } from 'vitest';
import { convexParts } from './convexParts.ts';

type Outline = readonly (readonly [number, number])[];

const outlines: Record<string, { outline: Outline; parts?: number }> = {
  square: {
    outline: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ],
    parts: 1,
  },
  'clockwise square': {
    outline: [
      [-0.5, 0.5],
      [0.5, 0.5],
      [0.5, -0.5],
      [-0.5, -0.5],
    ],
    parts: 1,
  },
  'square with corners twice and on edges': {
    outline: [
      [-0.5, -0.5],
      [-0.5, -0.5],
      [0, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
      [-0.5, -0.5],
    ],
    parts: 1,
  },
  arrow: {
    outline: [
      [-0.5, -0.5],
      [0, -0.2],
      [0.5, -0.5],
      [0, 0.5],
    ],
    parts: 2,
  },
  comb: {
    outline: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [0.3, 0.5],
      [0.3, 0],
      [0.1, 0],
      [0.1, 0.5],
      [-0.1, 0.5],
      [-0.1, 0],
      [-0.5, 0.5],
    ],
  },
  star: {
    outline: Array.from({ length: 20 }, (_, i) => {
      const radius = i % 2 === 0 ? 0.5 : 0.2;
      return [Math.cos((i * Math.PI) / 10) * radius, Math.sin((i * Math.PI) / 10) * radius] as const;
    }),
  },
};

function area(corners: Outline): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

test.each(Object.entries(outlines))(
  'the parts of a %s are convex and add up to its area',
  (_name, { outline, parts: count }) => {
    const parts = convexParts(outline).map((part) => {
      return Array.from({ length: part.length / 2 }, (_, i) => [part[i * 2] ?? 0, part[i * 2 + 1] ?? 0] as const);
    });
    if (count !== undefined) expect(parts.length).toBe(count);
    expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(Math.abs(area(outline)), 9);
    for (const part of parts) {
      for (const [i, [x, y]] of part.entries()) {
        const [bx, by] = part[(i + 1) % part.length] ?? [0, 0];
        const [cx, cy] = part[(i + 2) % part.length] ?? [0, 0];
        expect((bx - x) * (cy - by) - (by - y) * (cx - bx)).toBeGreaterThan(0);
      }
    }
  },
);

test('outlines without area have no parts', () => {
  for (const outline of [
    [],
    [[0, 0]],
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [0.5, 0.5],
      [0.2, 0.2],
    ],
    [
      [Number.NaN, 0],
      [0, 1],
      [1, 0],
    ],
  ]) {
    expect(convexParts(outline)).toEqual([]);
  }
});

test('an outline that crosses itself is replaced by its hull', () => {
  const bow = [
    [-0.5, -0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, 0.3],
  ];
  expect(convexParts(bow)).toHaveLength(1);
});
