import { describe, expect, test } from 'vitest';
import { nearestHeight, nextHeight, readHeights } from './sheet.ts';

describe('the height of the sheet', () => {
  test.each([
    ['low', 1, 'half'],
    ['half', 1, 'full'],
    ['full', 1, 'full'],
    ['full', -1, 'half'],
    ['low', -1, 'low'],
  ] as const)('goes from %s by %i to %s', (from, direction, to) => {
    expect(nextHeight(from, direction)).toBe(to);
  });

  test.each([
    [0, 'low'],
    [200, 'low'],
    [240, 'half'],
    [500, 'half'],
    [620, 'full'],
    [9000, 'full'],
  ] as const)('is the nearest to %i px: %s', (pixels, height) => {
    expect(nearestHeight(pixels, { low: 44, half: 400, full: 800 })).toBe(height);
  });

  test('is read with what is known, and as at first otherwise', () => {
    const first = { phone: 'low', low: 'low', narrow: 'half', wide: 'half' };
    for (const stored of [null, 'full', 7, {}, { phone: 3, other: 'full' }]) expect(readHeights(stored)).toEqual(first);
    expect(readHeights({ phone: 'full', narrow: 'low' })).toEqual({ ...first, phone: 'full', narrow: 'low' });
  });
});
