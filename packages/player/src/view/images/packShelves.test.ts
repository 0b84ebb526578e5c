import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packShelves } from './packShelves.ts';

const side = 64;
const size = fc.record({ width: fc.integer({ min: 1, max: side }), height: fc.integer({ min: 1, max: side }) });

test('keeps pictures inside their pages, without overlaps', () => {
  fc.assert(
    fc.property(fc.array(size, { maxLength: 40 }), (sizes) => {
      const { placements, pages } = packShelves(sizes, side);
      expect(placements).toHaveLength(sizes.length);
      const taken = pages.map(({ width, height }) => {
        expect(Math.max(width, height)).toBeLessThanOrEqual(side);
        return new Uint8Array(width * height);
      });
      for (const [i, { page, x, y }] of placements.entries()) {
        const { width = 0, height = 0 } = sizes[i] ?? {};
        const room = pages[page] ?? { width: 0, height: 0 };
        expect(x + width).toBeLessThanOrEqual(room.width);
        expect(y + height).toBeLessThanOrEqual(room.height);
        for (let row = y; row < y + height; row++) {
          const cells = taken[page]?.subarray(row * room.width + x, row * room.width + x + width);
          expect(cells?.some((cell) => cell === 1)).toBe(false);
          cells?.fill(1);
        }
      }
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('packs a few pictures into one page that is no larger than necessary', () => {
  const { placements, pages } = packShelves(
    [
      { width: 10, height: 20 },
      { width: 30, height: 8 },
      { width: 40, height: 6 },
    ],
    side,
  );
  expect(new Set(placements.map(({ page }) => page))).toEqual(new Set([0]));
  expect(pages).toEqual([{ width: 40, height: 26 }]);
});

test('makes no pages without pictures', () => {
  expect(packShelves([], side)).toEqual({ placements: [], pages: [] });
});
