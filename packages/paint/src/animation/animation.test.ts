import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blit, createRaster, type Raster } from '../document/raster.ts';
import { intersectRects, isEmptyRect } from '../geometry/rect.ts';
import { drawingOf, randomRaster, rasterFrom, unwrap } from '../test/pictures.ts';
import { cutSheet, type Grid, gridCells } from './grid.ts';
import { findIslands, type IslandOptions } from './islands.ts';
import { framesOf, joinSheet, pictureFromFrames, trimFrames } from './sheet.ts';

const anyFrames = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    width: fc.integer({ min: 1, max: 30 }),
    height: fc.integer({ min: 1, max: 30 }),
    seed: fc.nat(),
  })
  .map(({ count, width, height, seed }) =>
    Array.from({ length: count }, (_, index) => randomRaster(width, height, seed + index)),
  );

describe('sheets', () => {
  it('are cut into the frames they were joined from, by columns, by size, and by their cells', () => {
    const anyOptions = fc.record({
      columns: fc.integer({ min: 1, max: 15 }),
      margin: fc.integer({ min: 0, max: 5 }),
      spacing: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(anyFrames, anyOptions, (frames, options) => {
        const { raster, cells } = unwrap(joinSheet(frames, options));
        expect(cutSheet(raster, cells)).toEqual(frames);
        const { margin, spacing } = options;
        const columns = Math.min(options.columns, frames.length);
        const grids: Grid['cells'][] = [
          { columns, rows: Math.ceil(frames.length / columns) },
          { cellWidth: frames[0]?.width ?? 0, cellHeight: frames[0]?.height ?? 0 },
        ];
        for (const grid of grids) {
          const rects = unwrap(gridCells(raster.width, raster.height, { cells: grid, margin, spacing }));
          expect(rects.slice(0, frames.length)).toEqual(cells);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it.each<[string, Grid, string]>([
    ['no columns', { cells: { columns: 0, rows: 1 } }, 'range'],
    ['half a pixel', { cells: { cellWidth: 2.5, cellHeight: 1 } }, 'range'],
    ['a negative margin', { cells: { columns: 1, rows: 1 }, margin: -1 }, 'range'],
    ['no number', { cells: { columns: Number.NaN, rows: 1 } }, 'range'],
    ['more columns than pixels', { cells: { columns: 20, rows: 1 } }, 'empty'],
    ['cells larger than the sheet', { cells: { cellWidth: 20, cellHeight: 2 } }, 'empty'],
    ['more frames than possible', { cells: { cellWidth: 1, cellHeight: 1 } }, 'size'],
  ])('are not cut with %s', (_, grid, code) => {
    expect(gridCells(18, 18, grid)).toMatchObject({ ok: false, code });
  });

  it('are refused when they would be too large or empty', () => {
    const frames = new Array<Raster>(9).fill(createRaster(1400, 1400));
    expect(joinSheet(frames, { columns: 3 })).toMatchObject({ ok: false, code: 'size' });
    expect(joinSheet([])).toMatchObject({ ok: false, code: 'empty' });
    expect(joinSheet([createRaster(1, 1)], { columns: 0 })).toMatchObject({ ok: false, code: 'range' });
  });

  it('have cells as large as the largest frame', () => {
    const { raster } = unwrap(joinSheet([rasterFrom(['a']), rasterFrom(['bb', 'bb'])], { spacing: 1 }));
    expect(drawingOf(raster)).toEqual(['a..bb', '...bb']);
  });
});

describe('figures on a sheet', () => {
  it.each<[string, string[], IslandOptions, number[][]]>([
    [
      'are found in reading order, though the second is higher',
      ['....bb', 'aa..bb', 'aa....', '......', '.c....'],
      {},
      [
        [0, 1, 2, 2],
        [4, 0, 2, 2],
        [1, 4, 1, 1],
      ],
    ],
    [
      'touch by corners',
      ['a...', '.a..', '...b'],
      {},
      [
        [0, 0, 2, 2],
        [3, 2, 1, 1],
      ],
    ],
    ['may be forks whose prongs meet below', ['a.a.a', 'a.a.a', 'aaaaa'], {}, [[0, 0, 5, 3]]],
    ['belong together if one is in the other', ['aaaaa', 'a...a', 'a.b.a', 'a...a', 'aaaaa'], {}, [[0, 0, 5, 5]]],
    [
      'belong together across a gap',
      ['a.b..c'],
      { gap: 1 },
      [
        [0, 0, 3, 1],
        [5, 0, 1, 1],
      ],
    ],
    ['are left out if they are too small', ['aa..b'], { minPixels: 2 }, [[0, 0, 2, 1]]],
    ['are none on an empty sheet', ['...'], {}, []],
  ])('%s', (_, rows, options, expected) => {
    const rects = findIslands(rasterFrom(rows), options);
    expect(rects.map(({ x, y, width, height }) => [x, y, width, height])).toEqual(expected);
  });

  it('hold all pixels, do not meet, and are smallest boxes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.4, noNaN: true }), (seed, share) => {
        const sheet = randomRaster(40, 30, seed, share, true);
        const rects = findIslands(sheet);
        const rest = { ...sheet, data: sheet.data.slice() };
        for (const [index, rect] of rects.entries()) {
          for (const other of rects.slice(index + 1)) {
            expect(isEmptyRect(intersectRects(rect, other))).toBe(true);
          }
          const frame = cutSheet(sheet, [rect])[0] ?? sheet;
          expect(trimFrames([frame]).box).toEqual({ x: 0, y: 0, width: rect.width, height: rect.height });
          blit(createRaster(rect.width, rect.height), rest, rect.x, rect.y);
        }
        expect(rest.data.every((byte) => byte === 0)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('are those that were put there, apart from each other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 3, max: 8 })), {
          minLength: 1,
          maxLength: 16,
        }),
        (sizes) => {
          const sheet = createRaster(40, 40);
          const placed = sizes.map(([width, height], index) => {
            const rect = { x: (index % 4) * 10, y: Math.floor(index / 4) * 10, width, height };
            for (let at = 0; at < width * height; at++) {
              const pixel = (rect.y + Math.floor(at / width)) * 40 + rect.x + (at % width);
              sheet.data[pixel * 4 + 3] = 255;
            }
            return rect;
          });
          expect(findIslands(sheet)).toEqual(placed);
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('frames', () => {
  it('are cut to the box that all of them need', () => {
    const { frames, box } = trimFrames([rasterFrom(['....', '.a..', '....']), rasterFrom(['....', '..b.', '....'])]);
    expect(box).toEqual({ x: 1, y: 1, width: 2, height: 1 });
    expect(frames.map(drawingOf)).toEqual([['a.'], ['.a']]);
    expect(trimFrames([createRaster(3, 2)])).toMatchObject({ box: { x: 0, y: 0, width: 3, height: 2 } });
  });

  it('become a picture and are the same frames', () => {
    fc.assert(
      fc.property(anyFrames, (frames) => {
        const picture = unwrap(pictureFromFrames(frames, 10, [50]));
        expect(framesOf(picture)).toEqual(frames);
        expect(picture.frames[0]?.duration).toBe(50);
      }),
      { seed: 1, numRuns: 40 },
    );
    expect(pictureFromFrames([], 10)).toMatchObject({ ok: false, code: 'empty' });
  });
});
