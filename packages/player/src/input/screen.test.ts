import type { InputEvent } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import { watchScreen } from './screen.ts';

function turnable(width: number, height: number, type?: OrientationType) {
  const screen = { width, height, ...(type && { orientation: { type } }) };
  return Object.assign(new EventTarget(), { screen });
}

test.each([
  ['portrait-primary', 1],
  ['portrait-secondary', 2],
  ['landscape-primary', 3],
  ['landscape-secondary', 4],
  [undefined, 0],
] as const)('a screen that is %s has orientation %d', (type, way) => {
  const events: InputEvent[] = [];
  watchScreen(turnable(800, 600, type), (event) => events.push(event));
  expect(events).toEqual([
    { type: 'screen', width: 800, height: 600, deviceOrientation: way, interfaceOrientation: way },
  ]);
});

test('reports only changes, reports everything to another game again, and nothing once destroyed', () => {
  const events: InputEvent[] = [];
  const page = turnable(800, 600, 'landscape-primary');
  const watch = watchScreen(page, (event) => events.push(event));
  page.dispatchEvent(new Event('resize'));
  expect(events).toHaveLength(1);
  page.screen = turnable(600, 800, 'portrait-primary').screen;
  page.dispatchEvent(new Event('orientationchange'));
  page.dispatchEvent(new Event('resize'));
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({ width: 600, height: 800, deviceOrientation: 1 });
  watch.tell();
  expect(events[2]).toEqual(events[1]);
  watch.destroy();
  page.screen = turnable(1, 1).screen;
  page.dispatchEvent(new Event('resize'));
  expect(events).toHaveLength(3);
});
