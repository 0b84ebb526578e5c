import { describe, expect, it } from 'vitest';
import { snapBox } from './snapping.ts';

const block = { name: 'Grass block', box: { x: 100, y: 0, width: 100, height: 50 } };
const rules = { targets: [block], grid: undefined, reach: 6 };

describe('snapping', () => {
  it.each([
    ['the left side to the left side', { x: 96, y: 200, width: 40, height: 40 }, { x: 4, y: 0 }],
    ['the right side to the left side', { x: 57, y: 200, width: 40, height: 40 }, { x: 3, y: 0 }],
    ['the middle to the middle', { x: 128, y: 200, width: 40, height: 40 }, { x: 2, y: 0 }],
    ['the bottom to the top', { x: 300, y: 53, width: 40, height: 40 }, { x: 0, y: -3 }],
    ['nothing beyond the snapping distance', { x: 300, y: 57, width: 40, height: 40 }, { x: 0, y: 0 }],
  ])('aligns %s', (_title, box, adjust) => {
    expect(snapBox(box, rules).adjust).toEqual(adjust);
  });

  it('shows a line between the two things, and describes it', () => {
    const { guides, words } = snapBox({ x: 128, y: 200, width: 40, height: 40 }, rules);
    expect(guides).toEqual([{ axis: 'x', at: 150, from: 0, to: 240 }]);
    expect(words).toBe('the middle of Grass block');
  });

  it('prefers matching edges at equal distances, and centers to sides', () => {
    const same = { x: 100, y: 200, width: 100, height: 20 };
    expect(snapBox(same, rules).words).toBe('the middle of Grass block');
    const half = { x: 100, y: 200, width: 50, height: 20 };
    expect(snapBox(half, rules).words).toBe('the left side of Grass block');
  });

  it('falls back to the nearest grid line on each axis', () => {
    const grid = { width: 64, height: 64, offsetX: 10, offsetY: 0 };
    const { adjust, guides } = snapBox({ x: 70, y: 300, width: 40, height: 30 }, { targets: [], grid, reach: 6 });
    expect(adjust).toEqual({ x: 4, y: -10 });
    expect(guides).toEqual([]);
  });
});
