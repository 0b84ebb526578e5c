import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapAdjust, sideGapAdjust, spacesAround } from './equalGaps.ts';

const box = (x: number, width = 40, y = 0, height = 40) => ({ x, y, width, height });

describe('equal distances', () => {
  it.each([
    ['between two things', box(102), [box(0), box(200)], -2],
    ['behind a pair', box(158), [box(0), box(80)], 2],
    ['before a pair', box(41), [box(120), box(200)], -1],
    ['with nothing beside it', box(100), [], undefined],
    ['with things at another height', box(102), [box(0, 40, 300), box(200, 40, 300)], undefined],
  ])('%s', (_title, own, others, adjust) => {
    expect(gapAdjust(own, others, 'x')).toBe(adjust);
    const flip = ({ x, y, width, height }: ReturnType<typeof box>) => ({ x: y, y: x, width: height, height: width });
    expect(gapAdjust(flip(own), others.map(flip), 'y')).toBe(adjust);
  });

  it('are the same for a mirrored picture', () => {
    const row = fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 5, max: 60 })), {
        minLength: 2,
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(row, fc.nat(5), ([start, parts], own) => {
        let at = start;
        const boxes = parts.map(([gap, width]) => {
          at += gap;
          const made = box(at, width);
          at += width;
          return made;
        });
        const moved = boxes[own % boxes.length] ?? box(0);
        const others = boxes.filter((other) => other !== moved);
        const mirror = (one: ReturnType<typeof box>) => ({ ...one, x: -one.x - one.width });
        const adjust = gapAdjust(moved, others, 'x');
        const mirrored = gapAdjust(mirror(moved), others.map(mirror), 'x');
        expect(mirrored === undefined ? undefined : Math.abs(mirrored)).toBe(
          adjust === undefined ? undefined : Math.abs(adjust),
        );
        if (adjust === undefined) return;
        const after = { ...moved, x: moved.x + adjust };
        if (gapAdjust(after, others, 'x') === 0) expect(spacesAround(after, others).length).toBeGreaterThan(0);
      }),
      { seed: 6 },
    );
  });

  it('show both distances with their ends', () => {
    expect(spacesAround(box(100), [box(0), box(200)])).toEqual([
      { axis: 'x', from: 40, to: 100, across: 20 },
      { axis: 'x', from: 140, to: 200, across: 20 },
    ]);
    expect(spacesAround(box(103), [box(0), box(200)])).toEqual([]);
  });

  it.each([
    ['the right side', 1 as const, box(60, 77), [box(0), box(160)], 3],
    ['the left side', -1 as const, box(63, 77), [box(0), box(160)], -3],
    ['the right side, as far as the next two', 1 as const, box(60, 30), [box(130), box(180)], 30],
  ])('move %s', (_title, side, own, others, adjust) => {
    expect(sideGapAdjust(own, others, 'x', side)).toBe(adjust);
  });
});
