import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../document/raster.ts';
import { anyRaster, randomRaster, rasterFrom } from '../test/pictures.ts';
import { drawSvg, edgeDifference } from '../test/svg.ts';
import { flipRaster, turnRaster } from './flip.ts';
import { rotatedSize, rotateRaster } from './rotate.ts';
import { scaleRaster } from './scale.ts';

describe('flips and turns', () => {
  it('are undone by themselves', () => {
    fc.assert(
      fc.property(anyRaster, (raster) => {
        for (const axis of ['horizontal', 'vertical'] as const) {
          expect(flipRaster(flipRaster(raster, axis), axis)).toEqual(raster);
        }
        let turned: Raster = raster;
        for (let turn = 1; turn <= 4; turn++) {
          turned = turnRaster(turned, 1);
          expect(turnRaster(raster, turn)).toEqual(turned);
          expect(turnRaster(raster, turn - 4)).toEqual(turned);
          expect(rotateRaster(raster, turn * 90, 'bilinear')).toEqual(turned);
        }
        expect(turned).toEqual(raster);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it.each([
    ['left and right', flipRaster(rasterFrom(['ab', 'cd', 'ef']), 'horizontal'), ['ba', 'dc', 'fe']],
    ['top and bottom', flipRaster(rasterFrom(['ab', 'cd', 'ef']), 'vertical'), ['ef', 'cd', 'ab']],
    ['clockwise', turnRaster(rasterFrom(['ab', 'cd', 'ef']), 1), ['eca', 'fdb']],
    ['counterclockwise', turnRaster(rasterFrom(['ab', 'cd', 'ef']), -1), ['bdf', 'ace']],
  ])('go %s', (_, turned, expected) => {
    expect(turned).toEqual(rasterFrom(expected));
  });
});

describe('rotation', () => {
  it.each([
    [30, 'nearest'],
    [45, 'bilinear'],
    [-73.5, 'bilinear'],
    [181, 'nearest'],
  ] as const)('by %d degrees, %s, looks as in SVG', async (degrees, sampling) => {
    const source = await drawSvg(60, 40, '<rect x="6" y="4" width="40" height="24" fill="red"/>');
    const { width, height } = rotatedSize(60, 40, degrees);
    const expected = await drawSvg(
      width,
      height,
      `<g transform="translate(${width / 2} ${height / 2}) rotate(${degrees}) translate(-30 -20)">
        <rect x="6" y="4" width="40" height="24" fill="red"/></g>`,
    );
    const found = edgeDifference(rotateRaster(source, degrees, sampling), expected);
    expect(found.outliers).toBeLessThanOrEqual(sampling === 'nearest' ? 2 : 0);
    expect(found.mean).toBeLessThan(4);
  });

  it.each([
    [40, 30, 0, 40, 30],
    [40, 30, 90, 30, 40],
    [40, 30, 45, 50, 50],
    [1, 1, 45, 2, 2],
  ])('of %d x %d px by %d degrees needs %d x %d px', (width, height, degrees, wide, high) => {
    expect(rotatedSize(width, height, degrees)).toEqual({ width: wide, height: high });
  });
});

describe('scaling', () => {
  it('to the nearest pixel repeats and leaves out', () => {
    expect(scaleRaster(rasterFrom(['ab', 'cd']), 4, 2, 'nearest')).toEqual(rasterFrom(['aabb', 'ccdd']));
    expect(scaleRaster(rasterFrom(['abc']), 1, 1, 'nearest')).toEqual(rasterFrom(['b']));
  });

  it('up by whole numbers is undone by scaling down', () => {
    fc.assert(
      fc.property(anyRaster, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (raster, x, y) => {
        for (const scaling of ['nearest', 'area'] as const) {
          const larger = scaleRaster(raster, raster.width * x, raster.height * y, scaling);
          const back = scaleRaster(larger, raster.width, raster.height, scaling);
          for (let at = 0; at < back.data.length; at++) {
            if (Math.abs((back.data[at] ?? 0) - (raster.data[at] ?? 0)) > 1) expect.fail(`byte ${at} with ${scaling}`);
          }
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('by area takes the mean of the covered pixels, weighted by their opacity', () => {
    const source = randomRaster(12, 9, 4);
    const half = scaleRaster(source, 4, 3, 'area');
    for (let y = 0; y < 3; y++) {
      for (let x = 0; x < 4; x++) {
        let [sum, red] = [0, 0];
        for (let at = 0; at < 9; at++) {
          const from = ((y * 3 + Math.floor(at / 3)) * 12 + x * 3 + (at % 3)) * 4;
          sum += source.data[from + 3] ?? 0;
          red += (source.data[from] ?? 0) * (source.data[from + 3] ?? 0);
        }
        expect(half.data[(y * 4 + x) * 4 + 3]).toBe(Math.round(sum / 9));
        expect(Math.abs((half.data[(y * 4 + x) * 4] ?? 0) - red / sum)).toBeLessThanOrEqual(0.51);
      }
    }
  });
});
