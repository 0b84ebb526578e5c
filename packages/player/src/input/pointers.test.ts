import type { InputEvent } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import { listenToPointers } from './pointers.ts';

type Told = readonly [string, number, number];

/** Performs mouse actions on a canvas and returns the events that the game receives. */
function play(
  actions: (press: (type: string, more?: object) => void, setTouch: (isOn: boolean) => void) => void,
): Told[] {
  const events: InputEvent[] = [];
  const canvas = Object.assign(new EventTarget(), { setPointerCapture() {} });
  const pointers = listenToPointers(
    canvas as unknown as HTMLElement,
    (x, y) => ({ x, y: -y }),
    (event) => events.push(event),
  );
  const press = (type: string, more: object = {}) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), {
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        clientX: 5,
        clientY: 7,
        ...more,
      }),
    );
  actions(press, pointers.setTouchByMouse);
  return events.map((event) => ['touch' in event ? `${event.type} ${event.touch}` : event.type, ...placeOf(event)]);
}

function placeOf(event: InputEvent): readonly [number, number] {
  return 'x' in event && 'y' in event ? [event.x, event.y] : [0, 0];
}

test('reports a mouse as a mouse', () => {
  const told = play((press) => {
    press('pointermove');
    press('pointerdown');
    press('pointerup', { clientX: 9 });
    press('pointerdown', { button: 2 });
    press('pointerup', { button: 2 });
  });
  expect(told).toEqual([
    ['pointerMove', 5, -7],
    ['pointerDown', 5, -7],
    ['pointerUp', 9, -7],
  ]);
});

test('reports a pressed mouse in touch mode as a touch and, like a first finger, as the mouse', () => {
  const told = play((press, setTouch) => {
    setTouch(true);
    press('pointerdown');
    press('pointermove', { clientX: 6 });
    press('pointerup', { clientX: 8 });
    press('pointerdown', { button: 2 });
  });
  expect(told).toEqual([
    ['touchStart 1', 5, -7],
    ['pointerDown', 5, -7],
    ['touchMove 1', 6, -7],
    ['pointerMove', 6, -7],
    ['touchEnd 1', 8, -7],
    ['pointerUp', 8, -7],
  ]);
});

test('releases the mouse before it leaves touch mode', () => {
  const told = play((press, setTouch) => {
    setTouch(true);
    press('pointerdown');
    setTouch(false);
    press('pointerup');
    press('pointerdown');
  });
  expect(told.map(([type]) => type)).toEqual(['touchStart 1', 'pointerDown', 'touchEnd 1', 'pointerUp', 'pointerDown']);
});

test('tells eleven fingers apart, ignores a twelfth, and reuses free numbers', () => {
  const told = play((press) => {
    for (let id = 1; id <= 12; id++) press('pointerdown', { pointerType: 'touch', pointerId: id });
    press('pointerup', { pointerType: 'touch', pointerId: 4 });
    press('pointerup', { pointerType: 'touch', pointerId: 12 });
    press('pointerdown', { pointerType: 'touch', pointerId: 20 });
    press('pointercancel', { pointerType: 'touch', pointerId: 20 });
  });
  const touches = told.map(([type]) => type).filter((type) => type.startsWith('touch'));
  expect(touches).toEqual([
    ...Array.from({ length: 11 }, (_, index) => `touchStart ${index + 1}`),
    ...['touchEnd 4', 'touchStart 4', 'touchEnd 4'],
  ]);
});
