import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, readCel } from '../document/cel.ts';
import { celAt, type Picture } from '../document/picture.ts';
import { blank, drawingOf, randomPicture, red, redInk, unwrap } from '../test/pictures.ts';
import { isInTip, pixelLine } from './pixelTip.ts';
import type { StrokePoint } from './smoothTip.ts';
import { beginStroke, drawStroke, type StrokeOptions } from './stroke.ts';

const at = { frame: 0, layer: 0 };
const pencil: StrokeOptions = { ...redInk, tip: { kind: 'pixel', shape: 'square', size: 1 } };

function drawing(picture: Picture): string[] {
  const cel = unwrap(celAt(picture, at));
  return drawingOf(readCel(cel, boundsOf(cel)));
}

function draw(options: StrokeOptions, points: readonly StrokePoint[], picture = blank(8, 6)): string[] {
  return drawing(unwrap(drawStroke(picture, at, options, points)).picture);
}

const anyPoint = fc.record({ x: fc.integer({ min: -5, max: 90 }), y: fc.integer({ min: -5, max: 90 }) });

describe('a line of pixels', () => {
  it('contains, in each step along its longer side, the pixel nearest to the line', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const line = pixelLine(a.x, a.y, b.x, b.y);
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const steps = Math.max(Math.abs(dx), Math.abs(dy));
        expect(line).toHaveLength(steps + 1);
        for (const [index, [x, y]] of line.entries()) {
          const t = steps === 0 ? 0 : index / steps;
          // 0.5 is a tie, in which either pixel is nearest.
          expect(Math.abs(x - (a.x + dx * t))).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(y - (a.y + dy * t))).toBeLessThanOrEqual(0.5 + 1e-9);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('the pencil', () => {
  it.each<[string, StrokeOptions, StrokePoint[], string[]]>([
    [
      'leaves out doubled corners',
      pencil,
      [0, 1, 2, 3].flatMap((i) => [
        { x: i, y: i },
        { x: i + 1, y: i },
      ]),
      ['a.......', '.a......', '..a.....', '...aa...', '........', '........'],
    ],
    [
      'keeps a right angle that is more than a corner',
      pencil,
      [
        { x: 1, y: 1 },
        { x: 4, y: 1 },
        { x: 4, y: 4 },
      ],
      ['........', '.aaa....', '....a...', '....a...', '....a...', '........'],
    ],
    [
      'draws a square of 2 px',
      { ...pencil, tip: { kind: 'pixel', shape: 'square', size: 2 } },
      [{ x: 3, y: 3 }],
      ['........', '........', '..aa....', '..aa....', '........', '........'],
    ],
    [
      'draws a plus as a circle of 3 px',
      { ...pencil, tip: { kind: 'pixel', shape: 'circle', size: 3 } },
      [{ x: 3.9, y: 3.9 }],
      ['........', '........', '...a....', '..aaa...', '...a....', '........'],
    ],
    [
      'follows pressure',
      {
        ...pencil,
        tip: { kind: 'pixel', shape: 'square', size: 4, followsPressure: true },
      },
      [{ x: 3, y: 3, pressure: 0.5 }],
      ['........', '........', '..aa....', '..aa....', '........', '........'],
    ],
    [
      'mirrors at a vertical axis',
      { ...pencil, symmetry: { vertical: 4 } },
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      ['........', '.a....a.', '..a..a..', '........', '........', '........'],
    ],
    [
      'mirrors at both axes, which may lie in pixels',
      {
        ...pencil,
        symmetry: { vertical: 3.5, horizontal: 2.5 },
      },
      [
        { x: 1, y: 1 },
        { x: 3, y: 2 },
      ],
      ['........', '.a...a..', '..aaa...', '.a...a..', '........', '........'],
    ],
    [
      'stays in the selection',
      {
        ...pencil,
        selection: { x: 2, y: 0, width: 2, height: 2, data: new Uint8Array([255, 255, 0, 255]) },
      },
      [
        { x: 0, y: 0 },
        { x: 7, y: 0 },
      ],
      ['..aa....', '........', '........', '........', '........', '........'],
    ],
  ])('%s', (_, options, points, expected) => {
    expect(draw(options, points)).toEqual(expected);
  });

  it('covers the pixels of its tip at every pixel of the line', () => {
    fc.assert(
      fc.property(
        anyPoint,
        anyPoint,
        fc.integer({ min: 2, max: 9 }),
        fc.constantFrom('square' as const, 'circle' as const),
        (a, b, size, shape) => {
          const expected = new Set<string>();
          for (const [x, y] of pixelLine(a.x, a.y, b.x, b.y)) {
            for (let j = 0; j < size; j++) {
              for (let i = 0; i < size; i++) {
                if (isInTip(shape, size, i, j)) {
                  expected.add(`${x - Math.floor(size / 2) + i},${y - Math.floor(size / 2) + j}`);
                }
              }
            }
          }
          const rows = draw({ ...pencil, tip: { kind: 'pixel', shape, size } }, [a, b], blank(90, 90));
          const found = rows.flatMap((row, y) =>
            [...row].flatMap((letter, x) => (letter === 'a' ? [`${x},${y}`] : [])),
          );
          const inside = [...expected].filter((key) => /^(\d|[1-8]\d),(\d|[1-8]\d)$/.test(key));
          expect(new Set(found)).toEqual(new Set(inside));
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  it('erases with opacity, once for a stroke that overlaps itself', () => {
    const filled = unwrap(
      drawStroke(blank(8, 6), at, { ...pencil, tip: { kind: 'pixel', shape: 'square', size: 20 } }, [{ x: 4, y: 3 }]),
    ).picture;
    const eraser = { ...pencil, isErasing: true, opacity: 0.5 };
    const { picture } = unwrap(
      drawStroke(filled, at, eraser, [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 0, y: 0 },
      ]),
    );
    const { data } = readCel(unwrap(celAt(picture, at)), { x: 0, y: 0, width: 5, height: 1 });
    expect([3, 7, 11, 15, 19].map((index) => data[index])).toEqual([128, 128, 128, 128, 255]);
  });
});

describe('a stroke', () => {
  const anyStroke = fc.array(
    fc.record({
      x: fc.double({ min: -10, max: 150, noNaN: true }),
      y: fc.double({ min: -10, max: 90, noNaN: true }),
      pressure: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const tips: StrokeOptions['tip'][] = [
    { kind: 'pixel', shape: 'square', size: 1 },
    { kind: 'pixel', shape: 'circle', size: 5, followsPressure: true },
    { kind: 'smooth', size: 12, hardness: 1, flow: 1 },
    { kind: 'smooth', size: 20, hardness: 0.3, flow: 0.4, followsPressure: true },
  ];

  it.each(tips)('of $kind $size px does not depend on how its points arrive, and changes nothing outside', (tip) => {
    fc.assert(
      fc.property(anyStroke, fc.nat(), (points, seed) => {
        const picture = randomPicture(140, 80, 2, 1, seed);
        const options = { tip, color: { ...red, a: 200 }, opacity: 0.8, isErasing: false, symmetry: { vertical: 70 } };
        const whole = unwrap(drawStroke(picture, at, options, points)).picture;
        const live = unwrap(beginStroke(picture, at, options));
        let last = picture;
        for (const point of points) {
          const { picture: next, dirty } = live.extend([point]);
          expectSameOutside(last, next, dirty);
          last = next;
        }
        expect(last.cels[0]?.[0]?.tiles).toEqual(whole.cels[0]?.[0]?.tiles);
        expect(last.cels[0]?.[1]).toBe(picture.cels[0]?.[1]);
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it.each([
    ['an unknown layer', { frame: 0, layer: 3 }, pencil],
    ['a tip of no size', at, { ...pencil, tip: { kind: 'pixel', shape: 'square', size: 0 } as const }],
    ['a tip that is too large', at, { ...pencil, tip: { kind: 'smooth', size: 9999, hardness: 1, flow: 1 } as const }],
  ])('is refused for %s', (_, position, options) => {
    expect(beginStroke(blank(8, 6), position, options)).toMatchObject({ ok: false, code: 'range' });
  });

  it('ignores points that are no numbers or far away', () => {
    expect(
      draw(pencil, [
        { x: Number.NaN, y: 0 },
        { x: 1e12, y: 0 },
        { x: 2, y: 2 },
      ]).join(''),
    ).toMatch(/^\.{18}a\.+$/);
  });
});

function expectSameOutside(
  before: Picture,
  after: Picture,
  dirty: { x: number; y: number; width: number; height: number },
): void {
  const a = readCel(unwrap(celAt(before, at)), boundsOf(before));
  const b = readCel(unwrap(celAt(after, at)), boundsOf(after));
  const changed: number[] = [];
  for (let index = 0; index < a.width * a.height; index++) {
    const x = index % a.width;
    const y = Math.floor(index / a.width);
    if (x >= dirty.x && y >= dirty.y && x < dirty.x + dirty.width && y < dirty.y + dirty.height) continue;
    for (let byte = index * 4; byte < index * 4 + 4; byte++) if (a.data[byte] !== b.data[byte]) changed.push(index);
  }
  expect(changed).toEqual([]);
}
