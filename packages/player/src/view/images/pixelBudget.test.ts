import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize } from './imageSize.ts';
import { largestArea } from './pixelBudget.ts';

describe('the most pixels of one image', () => {
  it('keeps the total within the budget, and uses all of it where some are reduced', () => {
    const areas = fc.array(fc.integer({ min: 0, max: 40_000_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(areas, fc.integer({ min: 1, max: 100_000_000 }), (all, budget) => {
        const most = largestArea(all, budget);
        const used = all.reduce((sum, area) => sum + Math.min(area, most), 0);
        const total = all.reduce((sum, area) => sum + area, 0);
        if (total <= budget) expect(most).toBe(Number.POSITIVE_INFINITY);
        else expect(Math.abs(used - budget)).toBeLessThan(1);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('reduces only the largest', () => {
    expect(largestArea([10, 10, 1000, 2000], 1020)).toBe(500);
    expect(largestArea([], 10)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the size of an image', () => {
  const png = (width: number, height: number): Uint8Array => {
    const bytes = Buffer.alloc(33);
    bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
    bytes.writeUInt32BE(13, 8);
    bytes.write('IHDR', 12, 'latin1');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return new Uint8Array(Buffer.concat([bytes, deflateSync(Buffer.alloc(10))]));
  };
  const jpeg = (marker: number, width: number, height: number): Uint8Array =>
    Uint8Array.from([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff, 0xdb, 0, 3, 9],
      ...[0xff, marker, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0, 0xff, 0xd9],
    ]);

  it.each([
    [png(8000, 4000), { width: 8000, height: 4000 }],
    [png(1, 70_000), { width: 1, height: 70_000 }],
    [jpeg(0xc0, 640, 480), { width: 640, height: 480 }],
    [jpeg(0xc2, 8000, 300), { width: 8000, height: 300 }],
    [jpeg(0xc4, 640, 480), undefined],
    [jpeg(0xc0, 640, 480).subarray(0, 17), undefined],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]), undefined],
    [png(8, 4).subarray(0, 20), undefined],
    [new Uint8Array(100), undefined],
    [new Uint8Array(0), undefined],
  ])('is read from its first bytes (%#)', (bytes, size) => {
    expect(imageSize(bytes)).toEqual(size);
  });
});
