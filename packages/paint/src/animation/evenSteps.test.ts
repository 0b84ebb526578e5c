import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenSteps } from './evenSteps.ts';

it.each([
  ['equal times', [100, 100, 100], [0, 1, 2], 10],
  ['one twice as long', [100, 200, 100], [0, 1, 1, 2], 10],
  ['one of half a second', [250, 500], [0, 1, 1], 4],
  ['times of a GIF, in hundredths', [70, 140], [0, 1, 1], 14],
  ['a frame too short for any rate', [10, 1000], [0, ...new Array(30).fill(1)], 30],
])('lists frames by their times: %s', (_, durations, frames, rate) => {
  expect(evenSteps(durations)).toEqual({ frames, rate });
});

it('shows every frame, in order, and multiples of a step exactly', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 30 }), (counts, rate) => {
      const found = evenSteps(counts.map((count) => (count * 1000) / rate));
      expect([...new Set(found.frames)]).toEqual(counts.map((_, frame) => frame));
      expect(found.frames).toEqual(found.frames.toSorted((one, other) => one - other));
      for (const [frame, count] of counts.entries()) {
        const shown = found.frames.filter((each) => each === frame).length / found.rate;
        expect(Math.abs(shown / (count / rate) - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
      }
    }),
  );
});
