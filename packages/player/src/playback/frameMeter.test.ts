import { expect, test } from 'vitest';
import { createFrameMeter } from './frameMeter.ts';

function begin() {
  let time = 0;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { pass, meter: createFrameMeter(() => time) };
}

test('measures the steps and the drawing of each picture, and the time between pictures', () => {
  const { pass, meter } = begin();
  const done = meter.steps();
  pass(3);
  done();
  meter.draw(() => pass(2));
  pass(14);
  meter.draw(() => pass(1));
  expect(meter.take()).toEqual([
    { steps: 3, drawing: 2, since: 0 },
    { steps: 0, drawing: 1, since: 16 },
  ]);
  expect(meter.take()).toEqual([]);
});

test('adds up the steps of a picture', () => {
  const { pass, meter } = begin();
  for (const milliseconds of [3, 4]) {
    const done = meter.steps();
    pass(milliseconds);
    done();
  }
  meter.draw(() => undefined);
  expect(meter.take()).toMatchObject([{ steps: 7 }]);
});

test('keeps the last seconds while nobody asks', () => {
  const { meter } = begin();
  for (let picture = 0; picture < 1000; picture++) meter.draw(() => undefined);
  expect(meter.take()).toHaveLength(240);
});
