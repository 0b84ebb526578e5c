import { describe, expect, it } from 'vitest';
import { type GuideLine, guideAt, isOnItsRuler, placeGuide, rulerAxisAt } from './guideTool.ts';

const lines: readonly GuideLine[] = [
  { id: 'a', axis: 'x', at: 100 },
  { id: 'b', axis: 'x', at: 104 },
  { id: 'c', axis: 'y', at: 100 },
];

describe('guides of the rulers', () => {
  it.each([
    ['the nearest one', { x: 101, y: 0 }, 'a'],
    ['the nearer of two', { x: 103, y: 0 }, 'b'],
    ['on the other axis', { x: 0, y: 98 }, 'c'],
    ['none that is too far', { x: 110, y: 80 }, undefined],
  ])('are found: %s', (_title, point, id) => {
    expect(guideAt(lines, point, 4)?.id).toBe(id);
  });

  it.each([
    ['the upper ruler gives a horizontal one', { x: 300, y: 10 }, 'y'],
    ['the left ruler gives a vertical one', { x: 10, y: 300 }, 'x'],
    ['the corner gives none', { x: 10, y: 10 }, undefined],
    ['the stage gives none', { x: 300, y: 300 }, undefined],
  ])('%s', (_title, point, axis) => {
    expect(rulerAxisAt(point, 20)).toBe(axis);
  });

  it('are removed by dragging them back onto their ruler only', () => {
    expect(isOnItsRuler('x', { x: 12, y: 300 }, 20)).toBe(true);
    expect(isOnItsRuler('x', { x: 300, y: 12 }, 20)).toBe(false);
    expect(isOnItsRuler('y', { x: 300, y: 12 }, 20)).toBe(true);
  });

  it('keep their order when one moves, and get new ones at the end', () => {
    expect(placeGuide(lines, { id: 'a', axis: 'x', at: 7 }).map(({ id, at }) => [id, at])).toEqual([
      ['a', 7],
      ['b', 104],
      ['c', 100],
    ]);
    expect(placeGuide(lines, { id: 'd', axis: 'y', at: 1 }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});
