import { behavior, change, count as counter, expression, timer } from '../describeGame.ts';
import type { ChoiceScenario } from './choiceScenario.ts';
import { own, rotation, x as seenX } from './observations.ts';
import type { Scenario, Seen } from './scenario.ts';

const place = ({ game }: Seen) => game.actorList()[0]?.position;
const velocity = (seen: Seen) => [own('motion.linearVelocity.x')(seen), own('motion.linearVelocity.y')(seen)];
const turned: Pick<Scenario, 'prototype'> = { prototype: { attributes: { rotation: 90 } } };
const away: Pick<Scenario, 'rest'> = {
  rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1', position: { x: 100, y: 0 } }] }] }] },
};
const forHalfASecond: Pick<ChoiceScenario, 'around'> = { around: (does) => [timer('for', 0.5, [does])] };
/** The target moves after a second, when it has been reached. */
const goalMoves = (goal: string): Pick<ChoiceScenario, 'around'> => ({
  around: (does) => [change(counter, '30'), timer('after', 1, [change(counter, goal)]), does],
});
const right = { direction: 0, speed: 60 };
const stopped: ChoiceScenario = {
  ...forHalfASecond,
  fields: right,
  frames: 60,
  sees: seenX,
  is: 30,
  isTheSame: true,
};

/** The choices of docs/runtime-rules.md#movement, by class, field and value. A second has 60 frames. */
export const motionChoices: Readonly<Record<string, ChoiceScenario>> = {
  // "space: 0 actor, 1 scene"; "actor space adds the actor's rotation".
  'AccelerateBehavior.space=1': {
    ...turned,
    fields: { direction: 0, acceleration: 60 },
    frames: 60,
    sees: velocity,
    is: [60, 0],
  },
  'ChangeVelocityAction.space=1': { ...turned, fields: right, frames: 1, sees: velocity, is: [60, 0] },
  'MoveBehavior.space=1': { ...turned, fields: right, frames: 60, sees: place, is: { x: 60, y: 0 } },
  'AccelerateTowardBehavior.space=0': {
    ...away,
    fields: { position: { x: 0, y: 900 }, acceleration: 60 },
    frames: 60,
    sees: velocity,
    is: [0, 60],
  },
  // "0 = offset from where the actor was when the behaviour started, 1 = scene coordinates".
  'MoveToBehavior.space=0': {
    ...away,
    fields: { position: { x: 60, y: 0 }, speed: 60 },
    frames: 90,
    sees: seenX,
    is: 160,
  },
  'MoveToBehavior.runToCompletion=true': {
    ...forHalfASecond,
    fields: { position: { x: 60, y: 0 }, speed: 60, space: 1 },
    frames: 90,
    sees: seenX,
    is: 60,
  },
  // "Stacked: only the most recently activated stacked Move of the actor counts".
  'MoveBehavior.moveType=1': { around: (does) => [does, does], fields: right, frames: 60, sees: seenX, is: 60 },
  // "always true in 237 of 237; not written by 1.25 any more": its motion ends at once.
  'MoveBehavior.haltWhenBehaviorStops=false': stopped,
  'RotateBehavior.haltWhenBehaviorStops=false': {
    ...stopped,
    fields: { angularVelocity: 60, direction: 1 },
    sees: rotation,
  },
  'RotateBehavior.direction=1': { fields: { angularVelocity: 90 }, frames: 60, sees: rotation, is: 90 },
  'RotateToAngleBehavior.space=1': {
    ...turned,
    fields: { angle: 30, angularVelocity: 360 },
    frames: 60,
    sees: rotation,
    is: 30,
  },
  'RotateToAngleBehavior.runToCompletion=true': {
    ...forHalfASecond,
    fields: { angle: 60, angularVelocity: 60, space: 1 },
    frames: 90,
    sees: rotation,
    is: 60,
  },
  // "true = keeps following the (changing) target angle, false = ends when reached".
  'RotateToAngleBehavior.continuousMovement=true': {
    ...goalMoves('60'),
    fields: { angle: expression`${counter}`, angularVelocity: 60, space: 1 },
    frames: 120,
    sees: rotation,
    is: 60,
  },
  'RotateToPositionBehavior.space=0': {
    ...away,
    fields: { position: { x: 0, y: 50 }, angularVelocity: 360 },
    frames: 60,
    sees: rotation,
    is: 90,
  },
  'RotateToPositionBehavior.runToCompletion=true': {
    ...forHalfASecond,
    fields: { position: { x: 0, y: 100 }, angularVelocity: 60, space: 1 },
    frames: 120,
    sees: rotation,
    is: 90,
  },
  'RotateToPositionBehavior.continuousMovement=true': {
    ...goalMoves('100'),
    fields: { position: { x: 100, y: expression`${counter}` }, angularVelocity: 90, space: 1 },
    frames: 120,
    sees: rotation,
    is: 45,
  },
  // "0 = actors of a prototype, 1 = actors with a tag".
  'CollideBehavior.mode=1': {
    fields: { actorTag: 'Wall' },
    around: (does) => [behavior('MoveBehavior', { direction: 0, speed: 300 }), does],
    others: [{ name: 'Wall', attributes: { tags: 'Red\tWall' }, physics: { movable: false } }],
    rest: {
      scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2', position: { x: 200, y: 0 } }] }] }],
    },
    frames: 60,
    sees: (seen) => Math.round(Number(seenX(seen))),
    is: 100,
  },
};
