import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTo, panBy, toScene, toScreen, visibleBox, zoomAt, zoomRange, zoomStep } from './viewport.ts';

const stage = { width: 800, height: 600 };

describe('the view of a stage', () => {
  it('maps its center point to the middle, with y growing upward', () => {
    const view = { x: 100, y: 50, zoom: 2 };
    expect(toScreen(view, stage, { x: 100, y: 50 })).toEqual({ x: 400, y: 300 });
    expect(toScreen(view, stage, { x: 110, y: 60 })).toEqual({ x: 420, y: 280 });
  });

  it('maps screen positions back to the same scene points', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(
        number,
        number,
        fc.double({ min: 0.05, max: 32, noNaN: true }),
        number,
        number,
        (x, y, zoom, a, b) => {
          const view = { x, y, zoom };
          const back = toScene(view, stage, toScreen(view, stage, { x: a, y: b }));
          expect(back.x).toBeCloseTo(a, 6);
          expect(back.y).toBeCloseTo(b, 6);
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('follows a pan', () => {
    const view = panBy({ x: 0, y: 0, zoom: 2 }, { x: 20, y: 10 });
    expect(toScreen(view, stage, { x: 0, y: 0 })).toEqual({ x: 420, y: 310 });
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const at = { x: 130, y: 40 };
    const view = { x: 7, y: 9, zoom: 1 };
    const held = toScene(view, stage, at);
    expect(toScreen(zoomAt(view, stage, at, 3), stage, held).x).toBeCloseTo(at.x, 9);
    expect(toScreen(zoomAt(view, stage, at, 3), stage, held).y).toBeCloseTo(at.y, 9);
  });

  it('stays between 5 % and 3200 %', () => {
    const view = { x: 0, y: 0, zoom: 1 };
    expect(zoomAt(view, stage, { x: 0, y: 0 }, 1e6).zoom).toBe(zoomRange.most);
    expect(zoomAt(view, stage, { x: 0, y: 0 }, 0).zoom).toBe(zoomRange.least);
  });

  it('steps through zoom levels in both directions', () => {
    expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(0.7, 1), zoomStep(32, 1), zoomStep(0.05, -1)]).toEqual([
      ...[1.5, 0.75, 0.75, 32, 0.05],
    ]);
  });

  it('fits a box with its margin', () => {
    const view = fitTo({ x: 0, y: 0, width: 1500, height: 200 }, stage, 25);
    expect(view).toEqual({ x: 750, y: 100, zoom: 0.5 });
    expect(visibleBox(view, stage)).toEqual({ x: -50, y: -500, width: 1600, height: 1200 });
  });
});
