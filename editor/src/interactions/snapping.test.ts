import { describe, expect, it } from 'vitest';
import { type SnapRules, snapBox, snapSides } from './snapping.ts';

const block = { name: 'Grass block', box: { x: 100, y: 0, width: 100, height: 50 } };
const rules: SnapRules = { targets: [block], lines: [], grid: undefined, reach: 6, hold: 2 };

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

  describe('to the grid', () => {
    const grid = { width: 64, height: 64, offsetX: 10, offsetY: 0, snapTo: 'edge' } as const;
    const gridRules = (snapTo: 'edge' | 'intersection'): SnapRules => ({
      ...rules,
      targets: [],
      grid: { ...grid, snapTo },
    });

    it.each([
      ['edge', 'the nearest side goes to a line', { x: 4, y: -10 }],
      ['intersection', 'the middle goes to where lines cross', { x: -16, y: 5 }],
    ] as const)('%s: %s', (snapTo, _title, wanted) => {
      const { adjust, guides } = snapBox({ x: 70, y: 300, width: 40, height: 30 }, gridRules(snapTo));
      expect(adjust).toEqual(wanted);
      expect(guides).toEqual([]);
    });

    it('brings a dragged side to a line, and the other axis nowhere', () => {
      const box = { x: 0, y: 0, width: 70, height: 30 };
      expect(snapSides(box, { x: 1, y: 0 }, gridRules('edge')).adjust).toEqual({ x: 4, y: 0 });
    });
  });

  it('holds a line two pixels longer than it takes to catch it', () => {
    const near = (x: number) => ({ x, y: 200, width: 40, height: 40 });
    const caught = snapBox(near(95), rules);
    expect(caught.adjust.x).toBe(5);
    expect(snapBox(near(93), rules).adjust.x).toBe(0);
    expect(snapBox(near(93), rules, caught).adjust.x).toBe(7);
    expect(snapBox(near(91), rules, caught).adjust.x).toBe(0);
  });

  it('snaps to guides of the rulers', () => {
    const lines = [{ axis: 'y' as const, at: 500, name: 'the guide at 500' }];
    const { adjust, guides, words } = snapBox(
      { x: 0, y: 456, width: 40, height: 40 },
      { ...rules, targets: [], lines },
    );
    expect(adjust).toEqual({ x: 0, y: 4 });
    expect(guides.map(({ axis, at }) => [axis, at])).toEqual([['y', 500]]);
    expect(words).toBe('the guide at 500');
  });

  it('gives equal distances where nothing is aligned', () => {
    const row = [0, 200].map((x) => ({ name: 'Crate', box: { x, y: 0, width: 40, height: 47 } }));
    const { adjust, spaces, words } = snapBox({ x: 97, y: 3, width: 50, height: 30 }, { ...rules, targets: row });
    expect(adjust.x).toBe(-2);
    expect(spaces.map(({ from, to }) => to - from)).toEqual([55, 55]);
    expect(words).toBe('equal distances');
  });

  it('aligns only the sides that a handle moves', () => {
    const box = { x: 40, y: 100, width: 57, height: 40 };
    const right = snapSides(box, { x: 1, y: 0 }, rules);
    expect(right.adjust).toEqual({ x: 3, y: 0 });
    expect(right.guides).toEqual([{ axis: 'x', at: 100, from: 0, to: 140 }]);
    expect(right.words).toBe('the left side of Grass block');
    expect(snapSides(box, { x: -1, y: 0 }, rules).adjust).toEqual({ x: 0, y: 0 });
    expect(snapSides({ ...box, y: 54 }, { x: 0, y: -1 }, rules).adjust).toEqual({ x: 0, y: -4 });
  });
});
