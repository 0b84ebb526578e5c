import { expect, it } from 'vitest';
import { type NumberLimits, withinLimits } from './withinLimits.ts';

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
