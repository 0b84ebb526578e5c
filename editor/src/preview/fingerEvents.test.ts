import { expect, test } from 'vitest';
import { fingerEvents } from './fingerEvents.ts';

const view = { width: 480, height: 320 };

test('a finger is in the camera’s view, whose origin is at the lower left', () => {
  expect(fingerEvents(view, { touch: 7, phase: 'start', x: 0.25, y: 0 })).toEqual([
    { type: 'touchStart', touch: 7, x: 120, y: 320 },
  ]);
  expect(fingerEvents(view, { touch: 7, phase: 'end', x: 1, y: 1 })).toEqual([
    { type: 'touchEnd', touch: 7, x: 480, y: 0 },
  ]);
});

test('the first finger also acts as the mouse', () => {
  const types = (['start', 'move', 'end'] as const).map((phase) =>
    fingerEvents(view, { touch: 1, phase, x: 0, y: 0 }).map(({ type }) => type),
  );
  expect(types).toEqual([
    ['touchStart', 'pointerDown'],
    ['touchMove', 'pointerMove'],
    ['touchEnd', 'pointerUp'],
  ]);
});
