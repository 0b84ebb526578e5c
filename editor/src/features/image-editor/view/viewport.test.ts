import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundView, fitView, revealPixel, stepZoom, toPicture, zoomTo } from './viewport.ts';

const area = { width: 800, height: 500 };
const anyView = fc.record({
  scale: fc.constantFrom(0.125, 0.5, 1, 3, 8, 32),
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
});
const anyPoint = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 500 }) });
const anySize = fc.record({ width: fc.integer({ min: 1, max: 2048 }), height: fc.integer({ min: 1, max: 2048 }) });

describe('the view of a picture', () => {
  it.each([
    [
      { width: 64, height: 64 },
      { scale: 6, x: 208, y: 58 },
    ],
    [
      { width: 1, height: 1 },
      { scale: 32, x: 384, y: 234 },
    ],
    [
      { width: 2048, height: 2048 },
      { scale: 0.125, x: 272, y: 122 },
    ],
    [
      { width: 752, height: 452 },
      { scale: 1, x: 24, y: 24 },
    ],
    [
      { width: 753, height: 452 },
      { scale: 0.5, x: 212, y: 137 },
    ],
  ])('shows all of %j', (picture, view) => {
    expect(fitView(picture, area)).toEqual(view);
  });

  it('keeps the point under the pointer while zooming, but for rounding', () => {
    fc.assert(
      fc.property(anyView, anyPoint, fc.constantFrom(1, -1), (view, at, direction) => {
        const zoomed = stepZoom(view, direction as 1 | -1, at);
        const [before, after] = [toPicture(view, at), toPicture(zoomed, at)];
        expect(Math.abs(before.x - after.x)).toBeLessThanOrEqual(0.5 / zoomed.scale + 1e-9);
        expect(Math.abs(before.y - after.y)).toBeLessThanOrEqual(0.5 / zoomed.scale + 1e-9);
      }),
      { seed: 1 },
    );
  });

  it('zooms in and out by the same steps, and not beyond the limits', () => {
    let view = fitView({ width: 64, height: 64 }, area);
    const scales = [view.scale];
    for (let step = 0; step < 40; step++) {
      view = stepZoom(view, 1, { x: 0, y: 0 });
      scales.push(view.scale);
    }
    expect(view.scale).toBe(64);
    for (let step = 0; step < 40; step++) view = stepZoom(view, -1, { x: 0, y: 0 });
    expect(view.scale).toBe(1 / 16);
    expect(zoomTo(view, 1000, { x: 0, y: 0 }).scale).toBe(64);
    // 6, 8, 12, 16, 24, 32, 48, 64
    expect(new Set(scales).size).toBe(8);
  });

  it('never loses the picture', () => {
    fc.assert(
      fc.property(anyView, anySize, (view, picture) => {
        const { x, y, scale } = boundView(view, picture, area);
        expect(x).toBeLessThanOrEqual(area.width - 24);
        expect(y).toBeLessThanOrEqual(area.height - 24);
        expect(x + picture.width * scale).toBeGreaterThanOrEqual(23);
        expect(y + picture.height * scale).toBeGreaterThanOrEqual(23);
      }),
      { seed: 2 },
    );
  });

  it('scrolls to a pixel, and not at all when it is in view', () => {
    fc.assert(
      fc.property(anyView, fc.record({ x: fc.nat(2047), y: fc.nat(2047) }), (view, pixel) => {
        const shown = revealPixel(view, pixel, area);
        for (const [start, room] of [
          [shown.x + pixel.x * shown.scale, area.width],
          [shown.y + pixel.y * shown.scale, area.height],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(-0.5);
          expect(start + shown.scale).toBeLessThanOrEqual(room + 0.5);
        }
        const again = revealPixel(shown, pixel, area);
        expect([again.x - shown.x, again.y - shown.y].map(Math.abs)).toEqual([0, 0]);
      }),
      { seed: 3 },
    );
  });
});
