import { expect, test } from 'vitest';
import { gifFrames } from './gameGif.ts';

test('a GIF shows 15 pictures per second and ends at the current frame', () => {
  const frames = gifFrames(0, 1000, 5);
  expect([frames.length, frames[0], frames[1], frames.at(-1)]).toEqual([76, 700, 704, 1000]);
});

test('a GIF begins where the game can go back to', () => {
  expect(gifFrames(93, 100, 5)).toEqual([96, 100]);
  expect(gifFrames(100, 100, 5)).toEqual([100]);
});
