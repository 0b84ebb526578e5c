import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePoints, mostStamps, stampPoints } from './stampTool.ts';

const first = { x: 100, y: 50 };
const step = { width: 40, height: 20 };

describe('a stroke of the stamp', () => {
  it.each([
    ['one actor for a press', { x: 110, y: 55 }, [[100, 50]]],
    [
      'a row to the right',
      { x: 185, y: 52 },
      [
        [100, 50],
        [140, 50],
        [180, 50],
      ],
    ],
    [
      'a row to the left',
      { x: 20, y: 50 },
      [
        [100, 50],
        [60, 50],
        [20, 50],
      ],
    ],
    [
      'a column downward',
      { x: 100, y: 12 },
      [
        [100, 50],
        [100, 30],
        [100, 10],
      ],
    ],
    [
      'an area',
      { x: 140, y: 70 },
      [
        [100, 50],
        [140, 50],
        [100, 70],
        [140, 70],
      ],
    ],
  ])('places %s', (_title, to, places) => {
    expect(stampPoints(first, to, step).map(({ x, y }) => [x, y])).toEqual(places);
  });

  it('fills every cell between its ends once, up to the limit', () => {
    const far = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(far, far, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (x, y, width, height) => {
        const points = stampPoints({ x: 0, y: 0 }, { x, y }, { width, height });
        expect(points.length).toBeLessThanOrEqual(mostStamps);
        expect(new Set(points.map((point) => `${point.x} ${point.y}`)).size).toBe(points.length);
        const wanted = (Math.abs(Math.round(x / width)) + 1) * (Math.abs(Math.round(y / height)) + 1);
        if (wanted <= mostStamps) expect(points.length).toBe(wanted);
        const columns = new Set(points.map((point) => point.x)).size;
        const rows = new Set(points.map((point) => point.y)).size;
        expect(points.length).toBe(columns * rows);
      }),
      { seed: 7 },
    );
  });

  it('leaves out places that have such an actor', () => {
    expect(freePoints(stampPoints(first, { x: 180, y: 50 }, step), [{ x: 140.2, y: 50 }])).toEqual([
      { x: 100, y: 50 },
      { x: 180, y: 50 },
    ]);
  });
});
