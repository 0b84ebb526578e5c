import { expect, it } from 'vitest';
import { behavior, soloGame } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

async function placeAfter(start: number, frames: number, scene = {}, scrollable = true) {
  const project = soloGame(
    [behavior('MoveBehavior', { direction: 0, speed: 600, space: 1 })],
    { attributes: { size: { width: 100, height: 50 } } },
    {
      scenes: [
        {
          attributes: { size: { width: 1000, height: 500 }, wrapX: true, ...scene },
          layers: [{ scrollable, actors: [{ prototype: 'id1', position: { x: start, y: 0 } }] }],
        },
      ],
    },
  );
  const game = await playProject(project, { frames });
  const actor = game.view.scenes[0]?.layers[0]?.actors[0];
  return [actor?.x, actor?.previousX];
}

it.each([
  [1000, 1, 1010, 1000],
  [1030, 2, 1050, 1040],
  [1040, 2, -40, -40],
  [1060, 1, -30, -30],
  [2500, 1, 310, 310],
])(
  'an actor at %d moving 10 px a frame is after %d frames at %d, drawn from %d',
  async (start, frames, now, before) => {
    expect(await placeAfter(start, frames)).toEqual([expect.closeTo(now), expect.closeTo(before)]);
  },
);

it('does not reappear in a scene that does not wrap, nor in a layer that does not scroll', async () => {
  expect((await placeAfter(1060, 1, { wrapX: false }))[0]).toBeCloseTo(1070);
  expect((await placeAfter(1060, 1, {}, false))[0]).toBeCloseTo(1070);
});
