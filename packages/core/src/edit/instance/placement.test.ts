import { describe, expect, it } from 'vitest';
import type { Instance } from '../../generated/entities.ts';
import { createPrototype } from '../../model/create/createPrototype.ts';
import { placementOf, roundCoordinate } from './placement.ts';

const instance = (attributes: object): Instance => ({ id: 'id1', prototype: 'id1', attributes: { ...attributes } });
const [position, size] = [
  { x: 1, y: 2 },
  { width: 3, height: 4 },
];
const base = createPrototype('id1', 'Pip');
const prototype = { ...base, attributes: { ...base.attributes, position, size, rotation: 5 } };
const defaults = { position: { x: 0, y: 0 }, size: { width: 100, height: 100 }, rotation: 0 };

describe('where an actor is', () => {
  it('is given by its own position, size and angle, else those of its prototype, else the defaults', () => {
    const own = { position: { x: 7, y: 8 }, size: { width: 9, height: 10 }, rotation: 11 };
    expect(placementOf(instance(own), prototype)).toEqual(own);
    expect(placementOf(instance(own), undefined)).toEqual(own);
    expect(placementOf(instance({}), prototype)).toEqual({ position, size, rotation: 5 });
    expect(placementOf(instance({}), undefined)).toEqual(defaults);
    expect(placementOf(instance({ rotation: 0 }), prototype).rotation).toBe(0);
  });

  it.each([null, 'x', [], {}, { x: '1', y: Number.NaN, width: Number.POSITIVE_INFINITY, height: null }])(
    'is the default if it is damaged: %j',
    (odd) => {
      const damaged = instance({ position: odd, size: odd, rotation: odd });
      expect(placementOf(damaged, undefined)).toEqual(defaults);
    },
  );
});

describe('a rounded position', () => {
  it.each([
    [1.00004, 1],
    [1.00005, 1.0001],
    [-1.00006, -1.0001],
    [0.1 + 0.2, 0.3],
    [-0.00001, 0],
    [1e300, 1e300],
    [1.7e308, 1.7e308],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('of %d is %d', (value, wanted) => {
    expect(Object.is(roundCoordinate(value), wanted)).toBe(true);
  });
});
