import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTypingSteps, typingPause } from './typingSteps.ts';

it('starts a step exactly where typing paused', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 3 * typingPause }), { maxLength: 40 });
  fc.assert(
    fc.property(pauses, (gaps) => {
      let count = 0;
      const steps = createTypingSteps(() => `step ${count++}`);
      let now = 0;
      let before = steps.gestureAt(now);
      for (const gap of gaps) {
        now += gap;
        const gesture = steps.gestureAt(now);
        expect(gesture !== before).toBe(gap > typingPause);
        before = gesture;
      }
    }),
    { seed: 62 },
  );
});

it('starts a step after it was closed, however fast', () => {
  let count = 0;
  const steps = createTypingSteps(() => `step ${count++}`);
  expect([steps.gestureAt(0), steps.gestureAt(1)]).toEqual(['step 0', 'step 0']);
  steps.close();
  expect(steps.gestureAt(2)).toBe('step 1');
});
