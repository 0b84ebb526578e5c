import { describe, expect, it } from 'vitest';
import { behavior, group, timer } from '../test/describeGame.ts';
import { own, rotation, x as seenX } from '../test/scenarios/observations.ts';
import { type Seen, type Statement, see } from '../test/scenarios/scenario.ts';

const place = ({ game }: Seen) => game.actorList()[0]?.position;
const velocityX = own('motion.linearVelocity.x');
const velocityY = own('motion.linearVelocity.y');
const both = (seen: Seen) => [velocityX(seen), velocityY(seen)];
const inScene = { space: 1 };
const accelerate = (direction: number) => behavior('AccelerateBehavior', { direction, acceleration: 60, ...inScene });
const moveTo = (left: number, up: number, rest = {}) =>
  behavior('MoveToBehavior', { position: { x: left, y: up }, speed: 60, ...inScene, ...rest });
const turnTo = (angle: number, rest = {}) =>
  behavior('RotateToAngleBehavior', { angle, angularVelocity: 60, ...inScene, ...rest });
const setSpeed = (speed: number) => behavior('ChangeVelocityAction', { direction: 0, speed, ...inScene });
const inSequence = { runSequentially: true };

const movement: readonly Statement[] = [
  [
    '1.3 several Accelerates sum',
    { behaviors: [accelerate(0), accelerate(90), accelerate(90)], frames: 60, sees: both, is: [60, 120] },
  ],
  [
    '1.3 Accelerate is capped by maxSpeed if applyMaxSpeed',
    {
      behaviors: [accelerate(0)],
      prototype: { motion: { maxSpeed: 40, applyMaxSpeed: true } },
      frames: 60,
      sees: velocityX,
      is: 40,
    },
  ],
  [
    '1.3 Accelerate is not capped by maxSpeed without applyMaxSpeed',
    {
      behaviors: [accelerate(0)],
      prototype: { motion: { maxSpeed: 40 } },
      frames: 60,
      sees: velocityX,
      is: 60,
    },
  ],
  [
    '1.3 speed stays until drag ends it, never below 0 (6.6)',
    {
      behaviors: [setSpeed(100)],
      prototype: { physics: { drag: 100 } },
      frames: 90,
      sees: (seen) => [velocityX(seen), Math.round(Number(seenX(seen)))],
      is: [0, 50],
    },
  ],
  [
    '1.3 Move: a missing haltWhenBehaviorStops is true',
    { behaviors: [timer('for', 0.5, [behavior('MoveBehavior', { speed: 60 })])], frames: 60, sees: seenX, is: 30 },
  ],
  [
    '1.3 linearVelocity excludes Move contributions',
    { behaviors: [behavior('MoveBehavior', { speed: 60 }), setSpeed(5)], frames: 30, sees: both, is: [5, 0] },
  ],
  [
    '1.3 Rotates in opposite directions cancel each other',
    {
      behaviors: [0, 1].map((direction) => behavior('RotateBehavior', { angularVelocity: 90, direction })),
      frames: 30,
      sees: rotation,
      is: 0,
    },
  ],
  [
    '1.1 runSequentially: the second Move To starts when the first has arrived, which then no longer holds the actor',
    { behaviors: [group([moveTo(60, 0), moveTo(60, 60)], inSequence)], frames: 130, sees: place, is: { x: 60, y: 60 } },
  ],
  [
    '1.1 runSequentially: the same inside groups and timers of the sequence',
    {
      behaviors: [group([group([timer('after', 0.5, [moveTo(60, 0)])]), group([moveTo(60, 60)])], inSequence)],
      frames: 170,
      sees: place,
      is: { x: 60, y: 60 },
    },
  ],
  [
    '1.1 runSequentially: a turn that keeps moving ends when the next turn starts',
    {
      behaviors: [group([turnTo(30, { continuousMovement: true }), turnTo(60)], inSequence)],
      frames: 70,
      sees: rotation,
      is: 60,
    },
  ],
];

describe('movement statements of the reference', () => {
  it.each(movement)('%s', async (_sentence, scenario) => {
    expect(await see({ behaviors: [], ...scenario })).toEqual(scenario.is);
  });
});
