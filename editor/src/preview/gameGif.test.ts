import { expect, test } from 'vitest';
import { gifFrames, takeGif } from './gameGif.ts';

test('a GIF shows 15 pictures per second and ends at the current frame', () => {
  const frames = gifFrames(0, 1000, 5);
  expect([frames.length, frames[0], frames[1], frames.at(-1)]).toEqual([76, 700, 704, 1000]);
});

test('a GIF begins where the game can go back to', () => {
  expect(gifFrames(93, 100, 5)).toEqual([96, 100]);
  expect(gifFrames(100, 100, 5)).toEqual([100]);
});

/** A player at frame 100 whose steps fail from a frame on. */
function playerAt100(failing = Infinity) {
  const player = {
    running: true,
    frame: 100,
    reach: { first: 0, last: 100 },
    pause() {
      player.running = false;
    },
    start() {
      player.running = true;
    },
    async goTo(frame: number) {
      player.running = false;
      player.frame = frame;
    },
    step() {
      if (player.frame >= failing) throw new Error('no picture');
      player.frame += 1;
    },
    redrawn: (): HTMLCanvasElement => expect.fail('the camera of the test takes no canvas'),
  };
  return player;
}

test.each([
  ['is made', playerAt100(), 1, 'image/gif'],
  ['fails in between', playerAt100(80), 1, undefined],
  ['has no size', playerAt100(), 0, undefined],
])('a game goes on where it was when its GIF %s', async (_, player, side, mime) => {
  const take = () => ({ width: side, height: side, data: new Uint8ClampedArray(side * side * 4) });
  const gif = await takeGif(player, 1, () => ({ width: side, height: side, take }));
  expect(gif?.mime).toBe(mime);
  expect([player.frame, player.running]).toEqual([100, true]);
});
