import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendLasso, isEnclosed, itemsInLasso } from './lasso.ts';

const angle = (index: number, count: number) => (2 * Math.PI * index) / count;
const circle = (count: number, radius: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: radius * Math.cos(angle(at, count)),
    y: radius * Math.sin(angle(at, count)),
  }));

describe('a lasso', () => {
  it('takes what is clearly inside a circle and nothing that is outside', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.integer({ min: 16, max: 80 }),
        (x, y, count) => {
          const far = Math.hypot(x, y);
          const inner = 100 * Math.cos(Math.PI / count);
          if (far < inner - 1e-6) expect(isEnclosed(circle(count, 100), { x, y })).toBe(true);
          if (far > 100 + 1e-6) expect(isEnclosed(circle(count, 100), { x, y })).toBe(false);
        },
      ),
      { seed: 1 },
    );
  });

  it('does not depend on the direction or the first point of the path', () => {
    const point = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), point, fc.nat(8), (path, at, by) => {
        const off = { x: at.x + 0.25, y: at.y + 0.125 };
        const rotated = [...path.slice(by % path.length), ...path.slice(0, by % path.length)];
        expect(isEnclosed(rotated, off)).toBe(isEnclosed(path, off));
        expect(isEnclosed(path.toReversed(), off)).toBe(isEnclosed(path, off));
      }),
      { seed: 2 },
    );
  });

  it('selects actors by their middle, in the order of the layers', () => {
    const item = (id: string, x: number) => ({
      id,
      layer: 'id1',
      name: id,
      placement: { position: { x, y: 0 }, size: { width: 90, height: 90 }, rotation: 0 },
      offset: { x: 0, y: 0 },
      isLocked: false,
    });
    const items = [item('left', -30), item('right', 30), item('edge', 60)];
    expect(itemsInLasso(items, circle(24, 50))).toEqual(['left', 'right']);
  });

  it('grows only by points that are apart on the screen', () => {
    const start = [{ x: 0, y: 0 }];
    expect(extendLasso(start, { x: 2, y: 0 }, 1)).toBe(start);
    expect(extendLasso(start, { x: 2, y: 0 }, 2)).toEqual([...start, { x: 2, y: 0 }]);
  });
});
