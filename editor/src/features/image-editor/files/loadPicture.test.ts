import { checkSize } from '@playhouse/paint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestSize } from './loadPicture.ts';

describe('the largest size of an image that can be edited', () => {
  it.each([
    [64, 48, 64, 48],
    [4096, 4096, 4096, 4096],
    [8192, 8192, 4096, 4096],
    [8000, 6000, 4729, 3547],
    [20_000, 10, 8192, 4],
    [100_000, 1, 8192, 1],
  ])('of %i × %i px is %i × %i px', (width, height, ...expected) => {
    expect(Object.values(largestSize({ width, height }))).toEqual(expected);
  });

  it('is possible, whatever the image', () => {
    const anySide = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(anySide, anySide, (width, height) => {
        const size = largestSize({ width, height });
        expect(checkSize(size.width, size.height).ok).toBe(true);
      }),
      { seed: 1 },
    );
  });
});
