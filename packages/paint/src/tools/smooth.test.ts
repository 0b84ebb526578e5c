import { describe, expect, it } from 'vitest';
import { boundsOf, celFrom, readCel } from '../document/cel.ts';
import { celAt } from '../document/picture.ts';
import { createRaster, type Raster } from '../document/raster.ts';
import { blank, redInk, unwrap } from '../test/pictures.ts';
import { drawSvg, edgeDifference } from '../test/svg.ts';
import { inkMask } from './paint.ts';
import { type ShapeOptions, shapeMask } from './shapes.ts';
import { dabCoverage, type SmoothTip, type StrokePoint } from './smoothTip.ts';
import { drawStroke } from './stroke.ts';

const side = 100;
const at = { frame: 0, layer: 0 };
const brush: SmoothTip = { kind: 'smooth', size: 12, hardness: 1, flow: 1 };

function stroke(tip: SmoothTip, points: readonly StrokePoint[]): Raster {
  const { picture } = unwrap(drawStroke(blank(side, side), at, { ...redInk, tip }, points));
  return readCel(unwrap(celAt(picture, at)), boundsOf(picture));
}

function shape(options: ShapeOptions): Raster {
  const cel = celFrom(createRaster(side, side));
  return readCel(inkMask(cel, shapeMask(options, boundsOf(cel)), redInk), boundsOf(cel));
}

describe('smooth strokes and shapes, beside the same in SVG', () => {
  const round = 'fill="none" stroke="red" stroke-linecap="round" stroke-linejoin="round"';
  it.each<[string, () => Raster, string]>([
    ['a dot', () => stroke(brush, [{ x: 40.3, y: 50.7 }]), '<circle cx="40.3" cy="50.7" r="6" fill="red"/>'],
    [
      'a large dot, cut by the edge',
      () => stroke({ ...brush, size: 80 }, [{ x: 10, y: 20 }]),
      '<circle cx="10" cy="20" r="40" fill="red"/>',
    ],
    [
      'a steep line',
      () =>
        stroke(brush, [
          { x: 20, y: 10 },
          { x: 35.5, y: 90 },
        ]),
      `<path d="M20 10 L35.5 90" ${round} stroke-width="12"/>`,
    ],
    [
      'a thin line',
      () =>
        stroke({ ...brush, size: 2 }, [
          { x: 5, y: 95 },
          { x: 95, y: 40 },
        ]),
      `<path d="M5 95 L95 40" ${round} stroke-width="2"/>`,
    ],
    [
      'a wide line with an angle',
      () =>
        stroke({ ...brush, size: 30 }, [
          { x: 20, y: 70 },
          { x: 50, y: 25 },
          { x: 80, y: 70 },
        ]),
      `<path d="M20 70 L50 25 L80 70" ${round} stroke-width="30"/>`,
    ],
    [
      'a rectangle at fractions of pixels',
      () => shape({ shape: 'rectangle', x: 10.25, y: 20.5, width: 50.5, height: 30.25, isSmooth: true }),
      '<rect x="10.25" y="20.5" width="50.5" height="30.25" fill="red"/>',
    ],
    [
      'the outline of a rectangle, drawn from its lower right corner',
      () => shape({ shape: 'rectangle', x: 80, y: 90, width: -60, height: -70, outline: 5, isSmooth: true }),
      '<rect x="22.5" y="22.5" width="55" height="65" fill="none" stroke="red" stroke-width="5"/>',
    ],
    [
      'an ellipse',
      () => shape({ shape: 'ellipse', x: 10, y: 20, width: 75, height: 41, isSmooth: true }),
      '<ellipse cx="47.5" cy="40.5" rx="37.5" ry="20.5" fill="red"/>',
    ],
    [
      'the outline of a circle',
      () => shape({ shape: 'ellipse', x: 10, y: 10, width: 60, height: 60, outline: 4, isSmooth: true }),
      '<circle cx="40" cy="40" r="28" fill="none" stroke="red" stroke-width="4"/>',
    ],
  ])('%s', async (_, draw, svg) => {
    const expected = await drawSvg(side, side, svg);
    const found = edgeDifference(draw(), expected);
    expect(found.outliers).toBe(0);
    expect(found.mean).toBeLessThan(1);
  });
});

describe('whole-pixel shapes', () => {
  const boxes = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 7],
    [7, 4],
    [9, 9],
    [10, 10],
    [31, 18],
    [40, 3],
    [1, 20],
  ] as const;

  function inEllipse(x: number, y: number, width: number, height: number): boolean {
    return ((x + 0.5 - width / 2) / (width / 2)) ** 2 + ((y + 0.5 - height / 2) / (height / 2)) ** 2 < 1 + 1e-9;
  }

  it.each(boxes)('fill an ellipse of %i x %i px by the centers of pixels', (width, height) => {
    const mask = shapeMask(
      { shape: 'ellipse', x: 5, y: 6, width, height, isSmooth: false },
      { x: 0, y: 0, width: side, height: side },
    );
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        expect(mask.data[y * mask.width + x], `${x}, ${y}`).toBe(inEllipse(x, y, width, height) ? 255 : 0);
      }
    }
  });

  it.each(boxes)(
    'outline an ellipse of %i x %i px by its pixels that have an outer one beside them',
    (width, height) => {
      const mask = shapeMask(
        { shape: 'ellipse', x: 5, y: 6, width, height, outline: 1, isSmooth: false },
        { x: 0, y: 0, width: side, height: side },
      );
      const sides = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const isInner = sides.every(([dx, dy]) => inEllipse(x + dx, y + dy, width, height));
          const expected = inEllipse(x, y, width, height) && !isInner ? 255 : 0;
          expect(mask.data[y * mask.width + x], `${x}, ${y}`).toBe(expected);
        }
      }
    },
  );

  it.each([undefined, 1, 3, 9])('draw a rectangle with an outline of %s px', (outline) => {
    const box = { x: 2, y: 3, width: 12, height: 9 };
    const mask = shapeMask(
      { shape: 'rectangle', ...box, isSmooth: false, ...(outline === undefined ? {} : { outline }) },
      { x: 0, y: 0, width: 10, height: 40 },
    );
    for (let y = 0; y < 9; y++) {
      for (let x = 0; x < 8; x++) {
        const depth = Math.min(x, y, 11 - x, 8 - y);
        expect(mask.data[y * mask.width + x]).toBe(depth < (outline ?? 99) ? 255 : 0);
      }
    }
    expect([mask.x, mask.y, mask.width, mask.height]).toEqual([2, 3, 8, 9]);
  });
});

describe('a dab', () => {
  it('falls evenly from its center to its edge, and sooner if it is soft', () => {
    for (const radius of [0.3, 1, 7, 60]) {
      for (const hardness of [0, 0.5, 1]) {
        const values = Array.from({ length: 200 }, (_, step) => dabCoverage((step / 100) * radius, radius, hardness));
        for (const [index, value] of values.entries()) expect(value).toBeLessThanOrEqual(values[index - 1] ?? 1);
        expect(dabCoverage(radius + 0.5, radius, hardness)).toBe(0);
      }
    }
    expect(dabCoverage(10, 20, 0)).toBeLessThan(dabCoverage(10, 20, 0.6));
    expect(dabCoverage(10, 20, 1)).toBe(1);
  });

  it('of low flow builds up where a stroke passes again', () => {
    const tip = { ...brush, flow: 0.3 };
    const there = [
      { x: 20, y: 50 },
      { x: 80, y: 50 },
    ];
    const once = stroke(tip, there);
    const twice = stroke(tip, [...there, { x: 20, y: 50 }]);
    const middle = (50 * side + 50) * 4 + 3;
    expect(twice.data[middle]).toBeGreaterThan((once.data[middle] ?? 0) + 20);
    expect(once.data[middle]).toBeLessThan(255);
  });
});
