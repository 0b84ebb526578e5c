import type { Project } from '@playhouse/core';
import type { ScriptedEvent } from '@playhouse/runtime';
import * as fc from 'fast-check';

/** A minute. */
export const frames = 3600;

/** Keys, a pointer and touches all over the screen, for a whole minute. */
export function inputFor({ object }: Project, seed: number): Map<number, ScriptedEvent[]> {
  const { width, height } = object.attributes.displaySize;
  const frame = fc.integer({ min: 1, max: frames });
  const place = { x: fc.integer({ min: 0, max: width }), y: fc.integer({ min: 0, max: height }) };
  const key = fc.constantFrom('space', 'left', 'right', 'up', 'down', 'a', 'w');
  const kinds: fc.Arbitrary<ScriptedEvent>[] = [
    fc.record({ frame, type: fc.constantFrom('keyDown', 'keyUp'), key }),
    fc.record({ frame, type: fc.constantFrom('pointerDown', 'pointerMove', 'pointerUp'), ...place }),
    fc.record({
      frame,
      type: fc.constantFrom('touchStart', 'touchMove', 'touchEnd'),
      touch: fc.integer({ min: 1, max: 3 }),
      ...place,
    }),
    fc.record({ frame, type: fc.constant('text'), value: fc.constantFrom('', 'Ada', '7') }),
  ];
  const [events = []] = fc.sample(fc.array(fc.oneof(...kinds), { minLength: 900, maxLength: 900 }), {
    seed,
    numRuns: 1,
  });
  return Map.groupBy(events, (event) => event.frame);
}
