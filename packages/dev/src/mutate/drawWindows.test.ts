import { describe, expect, test } from 'vitest';
import { drawWindows, windowLines } from './drawWindows.ts';

const files = [
  { file: 'a.ts', lines: windowLines * 3 },
  { file: 'b.ts', lines: 5 },
  { file: 'empty.ts', lines: 0 },
];

describe('drawWindows', () => {
  test('covers each line once when there are as many windows as fit', () => {
    const n = windowLines;
    expect(drawWindows(files, 100, 1)).toEqual([
      `a.ts:1-${n}`,
      `a.ts:${n + 1}-${2 * n}`,
      `a.ts:${2 * n + 1}-${3 * n}`,
      'b.ts:1-5',
    ]);
  });

  test('draws as many as requested, the same for equal seeds and others for other seeds', () => {
    const many = [{ file: 'long.ts', lines: windowLines * 1000 }];
    const first = drawWindows(many, 20, 7);
    expect(new Set(first).size).toBe(20);
    expect(drawWindows(many, 20, 7)).toEqual(first);
    expect(drawWindows(many, 20, 8)).not.toEqual(first);
  });

  test('draws from the whole file, not from its beginning', () => {
    const many = [{ file: 'long.ts', lines: windowLines * 1000 }];
    const starts = drawWindows(many, 200, 1).map((window) => Number(/:(\d+)-/.exec(window)?.[1]) / windowLines);
    const below = starts.filter((start) => start < 500).length;
    expect([below > 70, below < 130]).toEqual([true, true]);
  });
});
