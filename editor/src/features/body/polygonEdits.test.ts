import { fitPolygon } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Corner,
  cornerAt,
  crossesItself,
  insertCorner,
  middleOfSide,
  moveCorner,
  nearestSide,
  pointOf,
  readCorners,
  removeCorner,
  wholeBox,
} from './polygonEdits.ts';

const size = { width: 200, height: 100 };

describe('a corner', () => {
  it('stays inside the actor, wherever it is dragged', () => {
    const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(far, far, (x, y) => {
        const [column, row] = cornerAt({ x, y }, size);
        expect(Math.abs(column)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(row)).toBeLessThanOrEqual(0.5);
        if (Math.abs(x) > 100 || Math.abs(y) > 50) return;
        const back = pointOf([column, row], size);
        expect(back.x).toBeCloseTo(x, 1);
        expect(back.y).toBeCloseTo(y, 1);
      }),
      { seed: 14 },
    );
  });

  it('moves by pixels, and the others stay', () => {
    expect(moveCorner(wholeBox, 2, { x: -20, y: -10 }, size)).toEqual(wholeBox.with(2, [0.4, 0.4]));
    expect(moveCorner(wholeBox, 9, { x: 1, y: 1 }, size)).toBe(wholeBox);
  });

  it('is added in the middle of a side, and removed again', () => {
    const middle = middleOfSide(wholeBox, 3);
    expect(middle).toEqual([-0.5, 0]);
    const more = insertCorner(wholeBox, 3, middle ?? [0, 0]);
    expect(more).toEqual([...wholeBox, [-0.5, 0]]);
    expect(removeCorner(more, 4)).toEqual(wholeBox);
  });

  it('is neither added beyond the limits nor removed below them', () => {
    const many = Array.from({ length: 64 }, (_, at): Corner => [Math.cos(at) / 2, Math.sin(at) / 2]);
    expect(insertCorner(many, 0, [0, 0])).toBe(many);
    const three = wholeBox.slice(1);
    expect(removeCorner(three, 0)).toBe(three);
    expect(fitPolygon(three).ok).toBe(true);
  });
});

describe('a collision shape', () => {
  it.each([
    [{ x: 3, y: -48 }, 0, 2],
    [{ x: 96, y: 0 }, 1, 4],
    [{ x: 0, y: 60 }, 2, 10],
  ])('has its nearest side to %j', (point, index, gap) => {
    const found = nearestSide(wholeBox, point, size);
    expect(found.index).toBe(index);
    expect(found.gap).toBeCloseTo(gap, 9);
  });

  it('crosses itself like a bow, but not like a box', () => {
    expect(crossesItself(wholeBox)).toBe(false);
    expect(
      crossesItself([wholeBox[0], wholeBox[2], wholeBox[1], wholeBox[3]].flatMap((one) => (one ? [one] : []))),
    ).toBe(true);
  });

  it('is read from anything stored', () => {
    expect(readCorners([[0.1, 0.2], ['a', 1], null, [0.3]])).toEqual([[0.1, 0.2]]);
    expect(readCorners('none')).toEqual([]);
  });
});
