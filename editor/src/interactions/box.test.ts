import { describe, expect, it } from 'vitest';
import { boxBetween, boxOf, contains, intersects, isInside, unionOf } from './box.ts';

const upright = { position: { x: 100, y: 50 }, size: { width: 40, height: 20 }, rotation: 0 };

describe('a box', () => {
  it('equals an actor’s own rectangle when it is not rotated', () => {
    expect(boxOf(upright)).toEqual({ x: 80, y: 40, width: 40, height: 20 });
    expect(boxOf({ ...upright, rotation: 180 })).toEqual({ x: 80, y: 40, width: 40, height: 20 });
  });

  it('swaps its sides with a quarter turn', () => {
    expect(boxOf({ ...upright, rotation: 90 })).toEqual({ x: 90, y: 30, width: 20, height: 40 });
  });

  it('is larger than an actor rotated by 45 degrees', () => {
    const box = boxOf({ ...upright, rotation: 45 });
    expect(box.width).toBeCloseTo(60 / Math.SQRT2, 9);
    expect(box.x + box.width / 2).toBeCloseTo(100, 9);
  });

  it('encloses several actors, or is undefined for none', () => {
    expect(unionOf([])).toBeUndefined();
    const boxes = [boxBetween({ x: 5, y: 9 }, { x: 1, y: 2 }), { x: -3, y: 4, width: 1, height: 20 }];
    expect(unionOf(boxes)).toEqual({ x: -3, y: 2, width: 8, height: 22 });
  });

  it.each([
    [{ x: 0, y: 0, width: 10, height: 10 }, true, true],
    [{ x: 5, y: 5, width: 10, height: 10 }, false, true],
    [{ x: 10, y: 0, width: 5, height: 5 }, false, false],
  ])('encloses or touches %j', (other, isHeld, isTouched) => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect([contains(box, other), intersects(box, other)]).toEqual([isHeld, isTouched]);
  });

  it.each([
    [{ x: 119, y: 59 }, 0, true],
    [{ x: 121, y: 50 }, 0, false],
    [{ x: 121, y: 50 }, 2, true],
  ])('contains %j with a tolerance of %d: %j', (point, slack, isIt) => {
    expect(isInside(point, upright, slack)).toBe(isIt);
  });

  it('tests points along the axes of a rotated actor', () => {
    const turned = { ...upright, rotation: 90 };
    expect([isInside({ x: 100, y: 69 }, turned), isInside({ x: 119, y: 50 }, turned)]).toEqual([true, false]);
  });
});
