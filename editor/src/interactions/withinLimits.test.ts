import { expect, it } from 'vitest';
import { type NumberLimits, stepBy, withinLimits } from './withinLimits.ts';

it.each<[number, NumberLimits, number]>([
  [3.7, {}, 3.7],
  [3.7, { integer: true }, 4],
  [-5, { minimum: 0 }, 0],
  [120, { minimum: 0, maximum: 100 }, 100],
  [0.4, { minimum: 1, integer: true }, 1],
  [0, { minimum: 0, exclusiveMinimum: true }, 0.01],
  [0.25, { minimum: 0, exclusiveMinimum: true }, 0.25],
  [-3, { minimum: 0, exclusiveMinimum: true, integer: true }, 1],
  [-1, { minimum: 1, besides: [-1] }, -1],
  [0, { minimum: 1, besides: [-1] }, 1],
])('%d within %j is %d', (number, limits, wanted) => {
  expect(withinLimits(number, limits)).toBe(wanted);
});

it.each<[number, number, NumberLimits, number]>([
  [5, 1, {}, 6],
  [5, 0.1, {}, 5.1],
  [0.1, 0.2, {}, 0.3],
  [5, -10, { minimum: 0 }, 0],
  [5, 0.1, { integer: true }, 5],
  [0.5, 1, { minimum: 0, maximum: 1 }, 0.51],
  [0.5, 0.1, { minimum: 0, maximum: 1 }, 0.501],
  [0.5, 100, { minimum: 0, maximum: 1 }, 1],
  [0, 1, { minimum: 0, maximum: 1, integer: true }, 1],
])('%d, %d steps on within %j, is %d', (number, steps, limits, wanted) => {
  expect(stepBy(number, steps, limits)).toBe(wanted);
});
