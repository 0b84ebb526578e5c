import { displaySizes } from '@playhouse/core';
import { expect, test } from 'vitest';
import { closestSize, viewportOf } from './shownSizes.ts';

test.each([
  ['a display of 1024 x 768 is shown as 4:3', { width: 1024, height: 768 }, '4:3 1024'],
  ['a portrait phone is recognized', { width: 414, height: 736 }, '16:9 736'],
  ['full HD has its own size', { width: 1920, height: 1080 }, '16:9 1920'],
  ['480 x 320 has its own size', { width: 480, height: 320 }, '3:2 480'],
  ['1280 x 800 has its own size', { width: 1280, height: 800 }, '16:10 1280'],
  ['a game without a size still has a display', { width: 0, height: 0 }, '4:3 1024'],
])('%s', (_, display, id) => {
  expect(closestSize(display).id).toBe(id);
});

test('system bars reduce the game’s screen, and rotated screens swap their sides', () => {
  const phone = displaySizes.find(({ id }) => id === '16:9 736');
  expect(phone && viewportOf(phone, false)).toEqual({ width: 731, height: 411 });
  expect(phone && viewportOf(phone, true)).toEqual({ width: 411, height: 731 });
});
