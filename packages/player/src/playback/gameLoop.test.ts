import { expect, test } from 'vitest';
import { createGameLoop } from './gameLoop.ts';

function stepsFor(times: readonly number[]): number {
  let steps = 0;
  const loop = createGameLoop(() => {
    steps++;
    return 1;
  });
  for (const time of times) loop.pass(time);
  return steps;
}

test.each([
  ['a 60 Hz screen', Array.from({ length: 600 }, () => 1000 / 60), 600],
  ['a 59.94 Hz screen', Array.from({ length: 600 }, () => 1000 / 59.94), 600],
  ['a 144 Hz screen', Array.from({ length: 1440 }, () => 1000 / 144), 600],
  ['a 30 Hz screen', Array.from({ length: 300 }, () => 1000 / 30), 600],
  ['a pause of ten seconds', [10_000], 5],
  ['clocks that run backwards', [-50, -1, 0], 0],
])('%s', (_name, times, expected) => {
  expect(Math.abs(stepsFor(times) - expected)).toBeLessThanOrEqual(1);
});

test('interpolates from 0 to 1 between steps', () => {
  const loop = createGameLoop(() => 1);
  expect(loop.pass(5)).toBeCloseTo(0.3, 5);
  expect(loop.pass(5)).toBeCloseTo(0.6, 5);
  loop.reset();
  expect(loop.pass(5)).toBeCloseTo(0.3, 5);
});

test('delays steps after a slow step, and runs them one after the other', () => {
  const dues: number[] = [];
  const loop = createGameLoop((due) => {
    dues.push(due);
    return 0;
  });
  expect(loop.pass(67)).toBe(1);
  expect(dues).toEqual([4]);
  expect(loop.pass(0)).toBe(1);
  loop.stepped(1);
  expect(dues).toEqual([4, 3]);
  loop.stepped(3);
  loop.stepped(1);
  expect(dues).toEqual([4, 3]);
  loop.reset();
  expect(loop.pass(5)).toBeCloseTo(0.3, 5);
  // No frame was requested here.
  loop.stepped(1);
  expect(loop.pass(5)).toBeCloseTo(0.6, 5);
});
