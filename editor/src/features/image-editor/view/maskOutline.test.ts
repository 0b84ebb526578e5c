import { combineMasks, selectRectangle } from '@playhouse/paint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf } from './maskOutline.ts';

describe('the outline of a selection', () => {
  it('of a rectangle has four edges', () => {
    expect(edgesOf(selectRectangle({ x: 5, y: 6, width: 3, height: 2 }))).toEqual([
      [0, 0, 3, 0],
      [0, 2, 3, 2],
      [0, 0, 0, 2],
      [3, 0, 3, 2],
    ]);
  });

  it('has every side between a pixel inside and one outside once, and no other', () => {
    const anyRect = fc.record({
      x: fc.nat(6),
      y: fc.nat(6),
      width: fc.integer({ min: 1, max: 6 }),
      height: fc.integer({ min: 1, max: 6 }),
    });
    const anyMode = fc.constantFrom('add', 'subtract', 'intersect');
    fc.assert(
      fc.property(anyRect, anyRect, anyMode, (first, second, mode) => {
        const mask = combineMasks(selectRectangle(first), selectRectangle(second), mode as 'add');
        const isIn = (x: number, y: number) =>
          x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.data[y * mask.width + x] === 255;
        const expected: string[] = [];
        for (let y = -1; y <= mask.height; y++) {
          for (let x = -1; x <= mask.width; x++) {
            if (isIn(x, y) !== isIn(x + 1, y)) expected.push(`| ${x + 1} ${y}`);
            if (isIn(x, y) !== isIn(x, y + 1)) expected.push(`- ${x} ${y + 1}`);
          }
        }
        const sides = edgesOf(mask).flatMap(([x0, y0, x1, y1]) =>
          x0 === x1
            ? Array.from({ length: y1 - y0 }, (_, at) => `| ${x0} ${y0 + at}`)
            : Array.from({ length: x1 - x0 }, (_, at) => `- ${x0 + at} ${y0}`),
        );
        expect(sides.sort()).toEqual(expected.sort());
      }),
      { seed: 4 },
    );
  });
});
