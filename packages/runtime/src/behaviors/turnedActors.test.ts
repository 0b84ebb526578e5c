import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behavior, change, count, expression, keyDown, rule, soloGame, timer } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';
import { press } from '../test/scenarios/scenario.ts';

/** An actor at (100, 50) that points up. */
async function turned(behaviors: readonly BehaviorDescription[], frames = 1, events = press('a', 1, 11)) {
  const rest = { instance: { position: { x: 100, y: 50 }, attributes: { rotation: 90 } } };
  const game = await playProject(soloGame(behaviors, {}, rest), { frames, events });
  expect(game.faults).toEqual([]);
  const [actor] = game.actorList();
  const round = (value: unknown) => Math.round(Number(value) * 1e4) / 1e4 + 0;
  return {
    at: [round(actor?.position.x), round(actor?.position.y)],
    points: round(actor?.rotation),
    moves: [round(actor?.attributes['motion.linearVelocity.x']), round(actor?.attributes['motion.linearVelocity.y'])],
    view: game.view.scenes[0]?.layers[0]?.actors[0],
  };
}

describe('relative to an actor that points up (docs/runtime-rules.md#movement and docs/runtime-rules.md#conventions):', () => {
  it.each<readonly [string, Record<string, unknown>, object]>([
    ['AccelerateBehavior', { direction: 0, acceleration: 60, space: 0 }, { moves: [0, 1] }],
    ['AccelerateBehavior', { direction: 0, acceleration: 60, space: 1 }, { moves: [1, 0] }],
    ['AccelerateTowardBehavior', { position: { x: 0, y: 9 }, acceleration: 60, space: 0 }, { moves: [0, 1] }],
    ['AccelerateTowardBehavior', { position: { x: 0, y: 50 }, acceleration: 60, space: 1 }, { moves: [-1, 0] }],
    ['ChangeVelocityAction', { direction: 90, speed: 60, space: 0 }, { moves: [-60, 0], at: [99, 50] }],
    ['ChangeVelocityAction', { direction: 90, speed: 60, space: 1 }, { moves: [0, 60], at: [100, 51] }],
    ['MoveBehavior', { direction: 0, speed: 60, space: 0 }, { at: [100, 51], moves: [0, 0] }],
    ['MoveBehavior', { direction: 0, speed: -60, space: 1 }, { at: [99, 50], moves: [0, 0] }],
    ['MoveToBehavior', { position: { x: 60, y: 0 }, speed: 60, space: 0 }, { at: [101, 50] }],
    ['MoveToBehavior', { position: { x: 100, y: 0 }, speed: 60, space: 1 }, { at: [100, 49] }],
    ['RotateToAngleBehavior', { angle: 30, angularVelocity: 60, space: 0 }, { points: 91 }],
    ['RotateToAngleBehavior', { angle: 30, angularVelocity: 60, space: 1 }, { points: 89 }],
    ['RotateToPositionBehavior', { position: { x: -9, y: 0 }, angularVelocity: 60, space: 0 }, { points: 91 }],
    ['RotateToPositionBehavior', { position: { x: 200, y: 50 }, angularVelocity: 60, space: 1 }, { points: 89 }],
  ])('%s with %o does %o in a frame', async (className, attributes, is) => {
    expect(await turned([behavior(className, attributes)])).toMatchObject(is);
  });

  it.each([
    [0, 0, 8],
    [1, 8, 0],
  ])(
    'particles of relativity %d move by %d, %d from a rotated position',
    async (directionRelativity, flownX, flownY) => {
      const emitter = { numParticles: 1, startupTime: 0, lifetime: 9, speed: 60, direction: 0 };
      const { view } = await turned(
        [behavior('ParticlesBehavior', { ...emitter, directionRelativity, emitterOffsetX: 10 })],
        9,
      );
      const [place] = view?.emitters ?? [];
      expect([place?.x[0], place?.y[0]]).toEqual([expect.closeTo(100 + flownX, 6), expect.closeTo(60 + flownY, 6)]);
    },
  );
});

const goals: readonly (readonly [string, Record<string, unknown>, object, object])[] = [
  ['MoveToBehavior', { position: { x: 160, y: 50 }, speed: 60, space: 1 }, { at: [110, 50] }, { at: [160, 50] }],
  ['RotateToAngleBehavior', { angle: 150, angularVelocity: 60, space: 1 }, { points: 100 }, { points: 150 }],
  [
    'RotateToPositionBehavior',
    { position: { x: 100, y: 500 }, offsetAngle: 60, angularVelocity: 60, space: 1 },
    { points: 100 },
    { points: 150 },
  ],
];

describe('a goal (docs/runtime-rules.md#movement and docs/runtime-rules.md#activation):', () => {
  it.each(goals)('%s with %o stops when its rule becomes false: %o', async (className, attributes, left) => {
    expect(await turned([rule(keyDown('a'), [behavior(className, attributes)])], 120)).toMatchObject(left);
  });

  it.each(goals)('%s with %o that runs to completion still reaches it', async (className, attributes, _, is) => {
    const whole = behavior(className, { ...attributes, runToCompletion: true });
    expect(await turned([rule(keyDown('a'), [whole])], 120)).toMatchObject(is);
  });

  it.each([
    [true, 200],
    [false, 120],
  ])('of Rotate To Angle that changes is followed with keep moving %s', async (continuousMovement, points) => {
    const goal = behavior('RotateToAngleBehavior', {
      angle: expression`${count}`,
      angularVelocity: 60,
      space: 1,
      continuousMovement,
    });
    const behaviors = [change(count, '120'), timer('after', 1, [change(count, '200')]), goal];
    expect(await turned(behaviors, 240)).toMatchObject({ points });
  });

  it('of Move To is chased while it moves, and reached when it stops', async () => {
    const goal = behavior('MoveToBehavior', { position: { x: expression`${count}`, y: 50 }, speed: 60, space: 1 });
    const behaviors = [change(count, '110'), timer('after', 1, [change(count, '90')]), goal];
    expect(await turned(behaviors, 50)).toMatchObject({ at: [110, 50] });
    expect(await turned(behaviors, 120)).toMatchObject({ at: [90, 50] });
  });
});
