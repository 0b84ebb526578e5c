import { expect, test } from 'vitest';
import { parseInputScript } from './inputScript.ts';

test.each<[event: unknown, message: string]>([
  ['left', 'event 0 is no object.'],
  [
    { frame: 1, type: 'dance' },
    'event 0 has an unknown type "dance"; the types are keyDown, keyUp, pointerDown, pointerMove, pointerUp, ' +
      'touchStart, touchMove, touchEnd, gamepad, accelerometer, text.',
  ],
  [{ frame: 1, type: 'toString' }, expect.stringContaining('unknown type "toString"')],
  [{ type: 'keyUp', key: 'left' }, 'event 0 of type keyUp needs "frame", a whole number from 1.'],
  [{ frame: 0.5, type: 'keyUp', key: 'left' }, 'event 0 of type keyUp needs "frame", a whole number from 1.'],
  [{ frame: 1, type: 'keyDown', key: 7 }, 'event 0 of type keyDown needs "key", a text.'],
  [{ frame: 1, type: 'pointerDown', x: 1 }, 'event 0 of type pointerDown needs "y", a number.'],
  [{ frame: 1, type: 'pointerUp', x: Number.NaN, y: 1 }, 'event 0 of type pointerUp needs "x", a number.'],
  [
    { frame: 1, type: 'touchEnd', touch: 12, x: 1, y: 1 },
    'event 0 of type touchEnd needs "touch", a whole number from 1 to 11.',
  ],
  [
    { frame: 1, type: 'gamepad', player: 1, value: 1, button: 'selfDestruct' },
    'event 0 of type gamepad needs a known "button" or "axis".',
  ],
])('%j is refused', (event, message) => {
  expect(parseInputScript({ events: [event] })).toEqual({ ok: false, message });
});

test('rejects a script without a list of events', () => {
  expect(parseInputScript({ events: {} })).toEqual({ ok: false, message: 'it needs a list "events".' });
});

test('accepts every type of scripted event unchanged', () => {
  const events = [
    { frame: 1, type: 'keyDown', key: 'left', note: 'to the door' },
    { frame: 2, type: 'pointerMove', x: -1, y: 0.5 },
    { frame: 2, type: 'touchStart', touch: 11, x: 0, y: 0 },
    { frame: 3, type: 'gamepad', player: 1, axis: 'leftStick.x', value: -0.5 },
    { frame: 3, type: 'gamepad', player: 11, button: 'buttonA', value: 1 },
    { frame: 4, type: 'accelerometer', x: 0, y: 0, z: -1 },
    { frame: 5, type: 'text', value: '' },
  ];
  expect(parseInputScript({ events })).toEqual({ ok: true, value: events });
});
