import { behavior, change } from '../describeGame.ts';
import { own, rotation, x } from './observations.ts';
import { action, persistent, type Scenarios } from './scenario.ts';

const velocityX = own('motion.linearVelocity.x');
const velocityY = own('motion.linearVelocity.y');
const inScene = { space: 1 };
const wallAt = (left: number) => ({ prototype: 'id2', position: { x: left, y: 0 } });

/** The scenarios of docs/runtime-rules.md#movement. A second has 60 frames, so 60 px/s are 1 px per frame. */
export const movementScenarios = {
  AccelerateBehavior: persistent({
    reference: '1.3: adds acceleration x dt to the velocity each frame; speed stays when it ends',
    does: behavior('AccelerateBehavior', { direction: 0, acceleration: 60, ...inScene }),
    sees: velocityX,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  AccelerateTowardBehavior: persistent({
    reference: '1.3: as Accelerate, from the actor to the point',
    does: behavior('AccelerateTowardBehavior', { position: { x: 0, y: 9000 }, acceleration: 60, ...inScene }),
    sees: velocityY,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  ChangeVelocityAction: action({
    reference: '1.3: sets the velocity at once; others may change it afterwards',
    does: behavior('ChangeVelocityAction', { direction: 90, speed: 120, ...inScene }),
    disturb: change('self.aspects.motion.attributes.linearVelocity.y', '7'),
    sees: velocityY,
    before: 0,
    once: 120,
    disturbed: 7,
    twice: 120,
  }),
  CollideBehavior: persistent({
    reference: '1.3, 6.6: solid against the matching actors while active, passing through without',
    beside: [behavior('MoveBehavior', { direction: 0, speed: 300, ...inScene })],
    does: behavior('CollideBehavior', { mode: 1, actorTag: 'Wall' }),
    prototype: { attributes: { size: { width: 10, height: 10 } }, physics: { restitution: 0, friction: 0 } },
    others: [
      {
        name: 'Wall',
        attributes: { tags: 'Wall', size: { width: 10, height: 10 } },
        physics: { movable: false, restitution: 0, friction: 0 },
      },
    ],
    rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, wallAt(110), wallAt(360)] }] }] },
    sees: (seen) => Math.round(Number(x(seen))),
    first: 5,
    at30: 100,
    after: 250,
    again: 350,
  }),
  MoveBehavior: persistent({
    reference: '1.3, 6.10: constant speed while active, gone at once when it ends',
    does: behavior('MoveBehavior', { direction: 0, speed: 300, ...inScene }),
    sees: x,
    first: 5,
    at30: 150,
    after: 150,
    again: 300,
  }),
  MoveToBehavior: persistent({
    reference: '1.3: a straight line at constant speed; on stop the contribution disappears as for Move',
    does: behavior('MoveToBehavior', { position: { x: 60, y: 0 }, speed: 60, ...inScene }),
    sees: x,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  RotateBehavior: persistent({
    reference: '1.3: direction 1 is counter-clockwise; stops at once when it ends',
    does: behavior('RotateBehavior', { angularVelocity: 90, direction: 1 }),
    sees: rotation,
    first: 1.5,
    at30: 45,
    after: 45,
    again: 90,
  }),
  RotateToAngleBehavior: persistent({
    reference: '1.3: turns the short way at the given speed',
    does: behavior('RotateToAngleBehavior', { angle: 60, angularVelocity: 60, ...inScene }),
    sees: rotation,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  RotateToPositionBehavior: persistent({
    reference: '1.3: the facing is atan2(target - actor) + offsetAngle',
    does: behavior('RotateToPositionBehavior', {
      position: { x: 0, y: 100 },
      offsetAngle: -30,
      angularVelocity: 60,
      ...inScene,
    }),
    sees: rotation,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
} satisfies Record<string, Scenarios>;
