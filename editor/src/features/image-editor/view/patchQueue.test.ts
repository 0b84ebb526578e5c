import { intersectRects, isEmptyRect, type Rect } from '@playhouse/paint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PatchQueue } from './patchQueue.ts';

const anyRect = fc.record({
  x: fc.integer({ min: -600, max: 1400 }),
  y: fc.integer({ min: -90, max: 300 }),
  width: fc.integer({ min: 0, max: 1500 }),
  height: fc.integer({ min: 0, max: 300 }),
});
const size = { width: 1300, height: 260 };
const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };

function takeAll(queue: PatchQueue, first = nowhere): Rect[] {
  const taken: Rect[] = [];
  while (!queue.isEmpty) taken.push(queue.take(first));
  return taken;
}

describe('a queue of patches', () => {
  it('covers each pixel of what was added once, and stays inside the picture', () => {
    fc.assert(
      fc.property(fc.array(anyRect, { maxLength: 4 }), anyRect, (rects, first) => {
        const queue = new PatchQueue(size);
        for (const rect of rects) queue.add(rect);
        const taken = takeAll(queue, first);
        const covering = (x: number, y: number) =>
          taken.filter((rect) => !isEmptyRect(intersectRects(rect, { x, y, width: 1, height: 1 }))).length;
        for (const { x, y, width, height } of rects.map((rect) => intersectRects(rect, { x: 0, y: 0, ...size }))) {
          if (width === 0 || height === 0) continue;
          expect([covering(x, y), covering(x + width - 1, y + height - 1)]).toEqual([1, 1]);
        }
        for (const rect of taken) expect(intersectRects(rect, { x: 0, y: 0, ...size })).toEqual(rect);
        const isSeen = taken.map((rect) => !isEmptyRect(intersectRects(rect, first)));
        expect(isSeen).toEqual(isSeen.toSorted((a, b) => Number(b) - Number(a)));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('takes those that wait longest first, also when they are added again', () => {
    const queue = new PatchQueue(size);
    const rows = [3, 1, 2].map((row) => ({ x: 0, y: row * 64, width: 1, height: 1 }));
    for (const rect of [...rows, ...rows.toReversed()]) queue.add(rect);
    expect(takeAll(queue).map(({ y }) => y / 64)).toEqual([3, 1, 2]);
  });
});
