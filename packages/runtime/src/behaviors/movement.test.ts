import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  constrain,
  count,
  expression,
  keyDown,
  rule,
  soloGame,
  timer,
  when,
  write,
  x,
  y,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

interface Start {
  readonly rotation?: number;
  readonly position?: { readonly x: number; readonly y: number };
  readonly motion?: Record<string, unknown>;
  readonly gravity?: { readonly x: number; readonly y: number };
}

async function actorAfter(frames: number, behaviors: readonly BehaviorDescription[], start: Start = {}) {
  const { rotation = 0, position = { x: 0, y: 0 }, motion = {}, gravity = { x: 0, y: 0 } } = start;
  const project = soloGame(
    behaviors,
    { attributes: { rotation }, motion },
    {
      scenes: [{ attributes: { gravity }, layers: [{ actors: [{ prototype: 'id1', position }] }] }],
    },
  );
  const game = await playProject(project, { frames });
  expect(game.faults).toEqual([]);
  const actor = game.view.scenes[0]?.layers[0]?.actors[0];
  if (!actor) throw new Error('no actor');
  return actor;
}

const move = (attributes: Record<string, unknown>) => behavior('MoveBehavior', attributes);
const root = Math.SQRT1_2;

describe('Move', () => {
  it.each([
    ['along the actor’s own angle', [move({ direction: 0, speed: 60 })], 90, 0, 60],
    ['along the scene’s angle', [move({ direction: 0, speed: 60, space: 1 })], 90, 60, 0],
    ['backward with a negative speed', [move({ direction: 0, speed: -60 })], 0, -60, 0],
    ['the sum of additive ones', [move({ speed: 300 }), move({ direction: 90, speed: 300 })], 0, 300, 300],
    ['the last activated of stacked ones', [stackedMove(0, 60), stackedMove(90, 30)], 0, 0, 30],
    [
      'a stacked one together with an additive one',
      [stackedMove(0, 60), move({ direction: 90, speed: 30 })],
      0,
      60,
      30,
    ],
    ['nothing at speed 0', [move({ speed: 0 })], 0, 0, 0],
  ] as const)('goes %s', async (_, behaviors, rotation, expectedX, expectedY) => {
    const actor = await actorAfter(60, behaviors, { rotation });
    expect(actor.x).toBeCloseTo(expectedX);
    expect(actor.y).toBeCloseTo(expectedY);
  });

  it('of two additive ones at 0 and 90 degrees is 424 px/s at 45 degrees', async () => {
    const actor = await actorAfter(60, [move({ speed: 300 }), move({ direction: 90, speed: 300 })]);
    expect(Math.hypot(actor.x, actor.y)).toBeCloseTo(300 / root);
  });

  it('ends at once, and the earlier stacked one takes over', async () => {
    const behaviors = [stackedMove(0, 60), timer('for', 0.5, [stackedMove(90, 60)])];
    const actor = await actorAfter(60, behaviors);
    expect([actor.x, actor.y]).toEqual([expect.closeTo(30), expect.closeTo(30)]);
  });

  it('uses the most recently activated stacked one, wherever it is', async () => {
    const early = rule(when(count, '>=', 30), [stackedMove(90, 60)]);
    const actor = await actorAfter(61, [early, stackedMove(0, 60), constrain(count, expression`${count} + 1`)]);
    expect([actor.x, actor.y]).toEqual([expect.closeTo(30), expect.closeTo(31)]);
  });

  it('does not count toward the velocity', async () => {
    const project = soloGame([
      move({ speed: 300 }),
      constrain(count, expression`${'self.aspects.motion.attributes.linearVelocity.x'}`),
    ]);
    expect((await playProject(project, { frames: 5 })).attributes()['game.count']).toBe(0);
  });

  it('does nothing while its speed has no value', async () => {
    const game = await playProject(soloGame([move({ speed: expression`1 / 0` })]), { frames: 5 });
    expect(game.actorList()[0]?.position.x).toBe(0);
    expect(game.faults.map(({ code, count: times }) => [code, times])).toEqual([['value.number', 5]]);
  });
});

function stackedMove(direction: number, speed: number): BehaviorDescription {
  return move({ direction, speed, space: 1, moveType: 1 });
}

describe('Move To', () => {
  const moveTo = (attributes: Record<string, unknown>) => behavior('MoveToBehavior', attributes);

  it.each([
    [1, { x: 100, y: 0 }, 30, 50, 0],
    [1, { x: 100, y: 0 }, 60, 100, 0],
    [1, { x: 100, y: 0 }, 90, 100, 0],
    [1, { x: 30, y: 40 }, 90, 30, 40],
    [0, { x: 10, y: 0 }, 90, 17, 3],
  ])('in space %d towards %o is after %d frames at (%d, %d)', async (space, position, frames, expectedX, expectedY) => {
    const start = space === 0 ? { position: { x: 7, y: 3 } } : {};
    const actor = await actorAfter(frames, [moveTo({ position, space, speed: 100 })], start);
    expect(actor.x).toBeCloseTo(expectedX, 9);
    expect(actor.y).toBeCloseTo(expectedY, 9);
  });

  it('stops exactly on the target', async () => {
    const actor = await actorAfter(200, [moveTo({ position: { x: 33.3, y: 7.7 }, speed: 77 })]);
    expect([actor.x, actor.y]).toEqual([33.3, 7.7]);
  });

  it('chases a moving target', async () => {
    const chase = moveTo({ position: { x: expression`${count}`, y: 0 }, speed: 120 });
    const actor = await actorAfter(100, [constrain(count, expression`${count} + 1`), chase]);
    expect(actor.x).toBeCloseTo(100);
  });

  it('continues to the target when it runs to completion', async () => {
    const project = soloGame([
      rule(keyDown('a'), [moveTo({ position: { x: 60, y: 0 }, speed: 60, runToCompletion: true })]),
    ]);
    const events = [{ frame: 1, type: 'keyDown', key: 'a' } as const, { frame: 10, type: 'keyUp', key: 'a' } as const];
    const game = await playProject(project, { frames: 90, events });
    expect(game.actorList()[0]?.position.x).toBe(60);
  });

  it('stops with its rule otherwise', async () => {
    const project = soloGame([rule(keyDown('a'), [moveTo({ position: { x: 60, y: 0 }, speed: 60 })])]);
    const events = [{ frame: 1, type: 'keyDown', key: 'a' } as const, { frame: 10, type: 'keyUp', key: 'a' } as const];
    const game = await playProject(project, { frames: 90, events });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(9);
  });
});

describe('turning', () => {
  it.each([
    ['Rotate clockwise', behavior('RotateBehavior', { angularVelocity: 90 }), 30, 315],
    ['Rotate counter-clockwise', behavior('RotateBehavior', { angularVelocity: 90, direction: 1 }), 30, 45],
    [
      'Rotate To Angle the short way',
      behavior('RotateToAngleBehavior', { angle: 270, space: 1, angularVelocity: 90 }),
      30,
      315,
    ],
    [
      'Rotate To Angle to its end',
      behavior('RotateToAngleBehavior', { angle: 45, space: 1, angularVelocity: 90 }),
      90,
      45,
    ],
    [
      'Rotate To Position',
      behavior('RotateToPositionBehavior', { position: { x: 0, y: 10 }, angularVelocity: 90 }),
      120,
      90,
    ],
    [
      'Rotate To Position with an offset',
      behavior('RotateToPositionBehavior', { position: { x: 0, y: 10 }, offsetAngle: 90, angularVelocity: 90 }),
      200,
      180,
    ],
  ])('%s', async (_, one, frames, rotation) => {
    expect((await actorAfter(frames, [one])).rotation).toBeCloseTo(rotation, 9);
  });

  it('relative to the actor starts from the initial rotation', async () => {
    const turn = behavior('RotateToAngleBehavior', { angle: 90, space: 0, angularVelocity: 90 });
    expect((await actorAfter(120, [turn], { rotation: 30 })).rotation).toBeCloseTo(120, 9);
  });

  it.each([
    [false, 10],
    [true, 50],
  ])('Rotate To Angle with keep moving %s ends at %d when the angle changes', async (continuousMovement, expected) => {
    const turn = behavior('RotateToAngleBehavior', {
      angle: expression`${count}`,
      space: 1,
      angularVelocity: 360,
      continuousMovement,
    });
    const project = soloGame([change(count, '10'), timer('after', 1, [change(count, '50')]), turn]);
    const game = await playProject(project, { frames: 120 });
    expect(game.actorList()[0]?.rotation).toBeCloseTo(expected, 9);
  });
});

describe('velocity', () => {
  it('Change Velocity replaces it', async () => {
    const actor = await actorAfter(60, [behavior('ChangeVelocityAction', { direction: 90, speed: 30, space: 1 })], {
      motion: { linearVelocity: { x: 500, y: 0 } },
    });
    expect([actor.x, actor.y]).toEqual([expect.closeTo(0), expect.closeTo(30)]);
  });

  it('Accelerate adds to it and leaves it when it ends', async () => {
    const push = timer('for', 1, [behavior('AccelerateBehavior', { direction: 0, acceleration: 60 })]);
    const project = soloGame([
      push,
      constrain(count, expression`${'self.aspects.motion.attributes.linearVelocity.x'}`),
    ]);
    expect((await playProject(project, { frames: 120 })).attributes()['game.count']).toBeCloseTo(60);
  });

  it('Accelerate is relative to the actor or the scene', async () => {
    const push = (space: number) => behavior('AccelerateBehavior', { direction: 0, acceleration: 600, space });
    expect((await actorAfter(30, [push(0)], { rotation: 90 })).x).toBeCloseTo(0);
    expect((await actorAfter(30, [push(1)], { rotation: 90 })).x).toBeGreaterThan(50);
  });

  it('Accelerate Toward pulls toward a point and overshoots it', async () => {
    const pull = behavior('AccelerateTowardBehavior', { position: { x: 50, y: 0 }, acceleration: 100 });
    expect((await actorAfter(60, [pull])).x).toBeCloseTo(50, -1);
    expect((await actorAfter(90, [pull])).x).toBeGreaterThan(60);
  });

  it('gravity 1000 and a jump of 500 reach 125 px after half a second', async () => {
    const jump = behavior('ChangeVelocityAction', { direction: 90, speed: 500, space: 1 });
    const gravity = { x: 0, y: 1000 };
    expect((await actorAfter(30, [jump], { gravity })).y).toBeCloseTo(125, 0);
    expect((await actorAfter(60, [jump], { gravity })).y).toBeCloseTo(0, 0);
  });
});

it('Change Size grows the longer side by its rate, keeps the proportions, and never goes below 0', async () => {
  const sizeAfter = async (frames: number, growthRate: number) => {
    const project = soloGame([behavior('GrowShrinkBehavior', { growthRate })], {
      attributes: { size: { width: 100, height: 50 } },
    });
    return (await playProject(project, { frames })).actorList()[0]?.size;
  };
  expect(await sizeAfter(60, 10)).toEqual({ width: expect.closeTo(110), height: expect.closeTo(55) });
  expect(await sizeAfter(120, -100)).toEqual({ width: 0, height: 0 });
});

it('positions written by behaviors take effect at once', async () => {
  const project = soloGame([change(x, '40'), rule(when(x, '==', 40), [write('x'), change(y, '7')])]);
  const game = await playProject(project);
  expect(game.actorList()[0]?.position).toEqual({ x: 40, y: 7 });
});
