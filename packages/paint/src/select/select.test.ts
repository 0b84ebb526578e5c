import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celFrom, readCel } from '../document/cel.ts';
import { colorAt, colorDistance } from '../document/color.ts';
import { anyRaster, drawingOf, randomRaster, rasterFrom } from '../test/pictures.ts';
import { floodArea } from './flood.ts';
import { selectLasso } from './lasso.ts';
import { combineMasks, contentOfMask, invertMask, type Mask, maskAt, moveMask, selectRectangle } from './mask.ts';
import { clearSelected, copySelected } from './selected.ts';

function pixelsOf(mask: Mask, width: number, height: number): number[] {
  return Array.from({ length: width * height }, (_, at) => maskAt(mask, at % width, Math.floor(at / width)));
}

describe('a flood', () => {
  it('finds what a search by single steps finds', () => {
    fc.assert(
      fc.property(
        anyRaster,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        (raster, a, b, tolerance, isContiguous) => {
          const { width, height, data } = raster;
          const x = a % width;
          const y = b % height;
          const seed = colorAt(data, (y * width + x) * 4);
          const isSimilar = (at: number): boolean => colorDistance(data, at * 4, seed) <= tolerance;
          const expected = new Array<number>(width * height).fill(0);
          const queue = isContiguous ? [y * width + x] : expected.map((_, at) => at);
          while (queue.length > 0) {
            const at = queue.shift() ?? 0;
            if (expected[at] !== 0 || !isSimilar(at)) continue;
            expected[at] = 255;
            if (!isContiguous) continue;
            if (at % width > 0) queue.push(at - 1);
            if (at % width < width - 1) queue.push(at + 1);
            if (at >= width) queue.push(at - width);
            if (at + width < width * height) queue.push(at + width);
          }
          const area = floodArea(raster, x, y, { tolerance, isContiguous });
          expect(pixelsOf(area, width, height)).toEqual(expected);
          const { x: left, y: top, width: wide, height: high } = area;
          expect({ x: left, y: top, width: wide, height: high }).toEqual(contentOfMask(area));
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  it('finds nothing outside the picture', () => {
    expect(floodArea(rasterFrom(['a']), 1, 0, { tolerance: 0, isContiguous: true }).data).toHaveLength(0);
  });
});

describe('a lasso', () => {
  const anyPolygon = fc.array(fc.record({ x: fc.integer({ min: -9, max: 50 }), y: fc.integer({ min: -9, max: 40 }) }), {
    minLength: 0,
    maxLength: 9,
  });

  it('selects the pixels whose centers have an odd number of edges at their left', () => {
    fc.assert(
      fc.property(anyPolygon, (points) => {
        const mask = selectLasso(points, { x: 0, y: 0, width: 40, height: 30 });
        for (let y = 0; y < 30; y++) {
          for (let x = 0; x < 40; x++) {
            // Exact, since all numbers are halves. A center on an edge may count as either.
            const sides = points.flatMap((to, index) => {
              const from = points.at(index - 1) ?? to;
              if (from.y > y + 0.5 === to.y > y + 0.5) return [];
              const side = (x + 0.5 - from.x) * (to.y - from.y) - (y + 0.5 - from.y) * (to.x - from.x);
              return [Math.sign(side) * Math.sign(to.y - from.y)];
            });
            if (sides.includes(0)) continue;
            const isOdd = sides.filter((side) => side > 0).length % 2 === 1;
            if ((maskAt(mask, x, y) === 255) !== isOdd) expect.fail(`${x}, ${y} is ${isOdd ? 'inside' : 'outside'}`);
          }
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

describe('selections', () => {
  const anyMask = fc
    .record({
      x: fc.integer({ min: -3, max: 12 }),
      y: fc.integer({ min: -3, max: 9 }),
      width: fc.integer({ min: 0, max: 9 }),
      height: fc.integer({ min: 0, max: 9 }),
      seed: fc.nat(),
    })
    .map(({ x, y, width, height, seed }): Mask => {
      const { data } = randomRaster(width, height, seed);
      return { x, y, width, height, data: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0) };
    });

  it.each([
    ['add', Math.max],
    ['subtract', (a: number, b: number) => Math.min(a, 255 - b)],
    ['intersect', Math.min],
    ['replace', (_: number, b: number) => b],
  ] as const)('%s pixel by pixel', (mode, expected) => {
    fc.assert(
      fc.property(anyMask, anyMask, (a, b) => {
        const before = pixelsOf(a, 20, 20);
        const after = pixelsOf(b, 20, 20);
        expect(pixelsOf(combineMasks(a, b, mode), 20, 20)).toEqual(
          before.map((value, at) => expected(value, after[at] ?? 0)),
        );
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it.each([
    ['add', 4],
    ['replace', 4],
    ['subtract', 0],
    ['intersect', 0],
  ] as const)('%s to none', (mode, count) => {
    const mask = combineMasks(undefined, selectRectangle({ x: 1, y: 1, width: 2, height: 2 }), mode);
    expect(pixelsOf(mask, 5, 5).filter((value) => value === 255)).toHaveLength(count);
  });

  it('are inverted within a rectangle, and moved', () => {
    const mask = moveMask(selectRectangle({ x: 0, y: 0, width: 2, height: 1 }), 1, 1);
    const inverted = invertMask(mask, { x: 0, y: 0, width: 3, height: 3 });
    expect(pixelsOf(inverted, 3, 3)).toEqual([255, 255, 255, 255, 0, 0, 255, 255, 255]);
    expect(pixelsOf(invertMask(undefined, { x: 0, y: 0, width: 2, height: 1 }), 3, 1)).toEqual([255, 255, 0]);
  });

  it('cut out what they copy, with the share of partly selected pixels', () => {
    const cel = celFrom(rasterFrom(['abc', 'def']));
    const mask = { x: 1, y: 0, width: 2, height: 1, data: new Uint8Array([255, 51]) };
    expect(copySelected(cel, mask)).toMatchObject({ x: 1, y: 0, raster: { width: 2, height: 1 } });
    expect([3, 7].map((at) => copySelected(cel, mask).raster.data[at])).toEqual([255, 51]);
    const rest = readCel(clearSelected(cel, mask), { x: 0, y: 0, width: 3, height: 2 });
    expect([3, 7, 11].map((at) => rest.data[at])).toEqual([255, 0, 204]);
    expect(drawingOf(rest)[1]).toMatch(/^\w{3}$/);
  });
});
