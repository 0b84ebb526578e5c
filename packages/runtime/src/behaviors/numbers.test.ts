import { describe, expect, it } from 'vitest';
import { behavior, change, constrain, count, expression, increment, soloGame, timer } from '../test/describeGame.ts';
import { playProject, startProject } from '../test/playProject.ts';

const move = (direction: number) => behavior('MoveBehavior', { direction, speed: 300, space: 1 });
const place = (game: { actorList(): readonly { position: { x: number; y: number } }[] }) =>
  game.actorList()[0]?.position ?? { x: Number.NaN, y: Number.NaN };

describe('the numbers of docs/runtime-rules.md#numbers-to-check:', () => {
  it('gravity 1000 and a jump of 500 reach 125 px after half a second', async () => {
    const jump = behavior('ChangeVelocityAction', { direction: 90, speed: 500, space: 1 });
    const project = soloGame(
      [jump],
      {},
      { scenes: [{ attributes: { gravity: { x: 0, y: 1000 } }, layers: [{ actors: [{ prototype: 'id1' }] }] }] },
    );
    const game = await startProject(project);
    const heights = Array.from({ length: 60 }, () => {
      game.step([]);
      return place(game).y;
    });
    expect(Math.max(...heights)).toBeCloseTo(125, 1);
    expect(heights.indexOf(Math.max(...heights)) + 1).toBe(30);
    expect(heights.at(-1)).toBeCloseTo(0, 1);
  });

  it('Move 300 for a second covers 300 px, give or take a frame', async () => {
    const game = await playProject(soloGame([timer('for', 1, [move(0)])]), { frames: 120 });
    expect(Math.abs(place(game).x - 300)).toBeLessThanOrEqual(5);
  });

  it('two Moves of 300 at 0 and 90 degrees are 424 px/s at 45 degrees', async () => {
    const { x, y } = place(await playProject(soloGame([move(0), move(90)]), { frames: 60 }));
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(2) * 300, 1);
    expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(45, 3);
  });

  it.each([
    [0, 0.5],
    [1, 0.25],
    [2, 0.75],
    [3, 0.5],
  ])('Interpolate with easing %d is at %d halfway through', async (easing, part) => {
    const ease = behavior('InterpolateBehavior', { targetAttribute: count, finalValue: 100, duration: 1, easing });
    const game = await playProject(soloGame([ease]), { frames: 30 });
    expect(game.attributes()['game.count']).toBeCloseTo(part * 100, 9);
  });

  it('vectorToAngle(0,1) is 90', async () => {
    const game = await playProject(soloGame([change(count, expression`vectorToAngle(0,1)`)]));
    expect(game.attributes()['game.count']).toBe(90);
  });

  it('"every 0.1" for a second ticks 10 times', async () => {
    const game = await playProject(soloGame([timer('for', 1, [timer('every', 0.1, [increment])])]), { frames: 90 });
    expect(game.attributes()['game.count']).toBe(10);
  });
});

describe('docs/runtime-rules.md#movement and docs/runtime-rules.md#conventions in numbers:', () => {
  it('Move To stops exactly on its target and stays there', async () => {
    const to = behavior('MoveToBehavior', { position: { x: 33.3, y: -70.1 }, speed: 100, space: 1 });
    expect(place(await playProject(soloGame([to]), { frames: 120 }))).toEqual({ x: 33.3, y: -70.1 });
  });

  it('Rotate with direction 0 turns clockwise', async () => {
    const rotate = behavior('RotateBehavior', { angularVelocity: 90, direction: 0 });
    expect((await playProject(soloGame([rotate]), { frames: 60 })).actorList()[0]?.rotation).toBeCloseTo(270, 6);
  });

  it('a positive gravity pulls down', async () => {
    const project = soloGame(
      [constrain(count, expression`${'self.aspects.motion.attributes.linearVelocity.y'}`)],
      {},
      { scenes: [{ attributes: { gravity: { x: 0, y: 600 } }, layers: [{ actors: [{ prototype: 'id1' }] }] }] },
    );
    const game = await playProject(project, { frames: 61 });
    expect(game.attributes()['game.count']).toBeCloseTo(-600, 6);
    expect(place(game).y).toBeLessThan(-290);
  });
});
