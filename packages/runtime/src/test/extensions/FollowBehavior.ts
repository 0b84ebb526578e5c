import type { BehaviorDescription, InstanceDescription, PrototypeDescription } from '@playhouse/core/testing';
import { behavior, change, timer, x, y } from '../describeGame.ts';
import { defineScenarios } from '../scenarios/defineScenarios.ts';
import { own, x as seenX } from '../scenarios/observations.ts';
import { persistent, type Scenario, type Seen } from '../scenarios/scenario.ts';

const place = (seen: Seen) => [own('position.x')(seen), own('position.y')(seen)];
const follow = (attributes: Record<string, unknown> = {}) =>
  behavior('FollowBehavior', { prototypeKey: 'id2', speed: 60, ...attributes });
const prey: PrototypeDescription = { name: 'Prey', attributes: { tags: 'Prey' } };
const spark: PrototypeDescription = { name: 'Spark' };

/** The follower is at (0, 0), the others are in front of it. */
const sceneWith = (...others: readonly InstanceDescription[]): Pick<Scenario, 'others' | 'rest'> => ({
  others: [prey, spark],
  rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, ...others] }] }] },
});
const preyAt = (left: number, behaviors: readonly BehaviorDescription[] = []): InstanceDescription => ({
  prototype: 'id2',
  position: { x: left, y: 0 },
  behaviors,
});
const jump = (seconds: number, toX: string, toY = '0') => timer('after', seconds, [change(x, toX), change(y, toY)]);
const drifting: Pick<Scenario, 'prototype'> = { prototype: { motion: { linearVelocity: { x: 30, y: 0 } } } };

const nearest =
  'It moves in a straight line toward the center of the nearest actor, wherever that goes, and turns to another one as soon as that is nearer.';
const first =
  'Of several actors at the same distance it follows the one that came into the scene first; of placed ones, the one further back.';
const each = 'The actor never follows itself, so actors of one kind may follow each other.';
const stops =
  'It stops when the centers are as far apart as the stop distance, goes on when the other moves away, and never backs away.';
const nothing = 'With nobody to follow, or with a speed below 0, it does nothing. A stop distance below 0 counts as 0.';
const added = 'Its contribution comes on top of the actor’s own velocity, as with Move, and is gone when it ends.';

/** A second has 60 frames, so 60 px/s are 1 px per frame. */
export const Follow = defineScenarios('FollowBehavior', {
  scenarios: persistent({
    reference: 'FollowBehavior: as Move To, toward the nearest actor',
    does: follow(),
    ...sceneWith(preyAt(200)),
    sees: seenX,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  choices: {
    'mode=1': {
      fields: { prototypeKey: 'id3', actorTag: 'Prey', speed: 60 },
      ...sceneWith({ prototype: 'id3', position: { x: -100, y: 0 } }, preyAt(150)),
      frames: 60,
      sees: seenX,
      is: 60,
    },
  },
  statements: [
    [nearest, { behaviors: [follow()], ...sceneWith(preyAt(-90), preyAt(80)), frames: 60, sees: seenX, is: 60 }],
    [
      nearest,
      {
        behaviors: [follow({ speed: 300 })],
        ...sceneWith({ prototype: 'id2', position: { x: 30, y: -40 } }),
        frames: 5,
        sees: place,
        is: [15, -20],
      },
    ],
    [
      nearest,
      {
        behaviors: [follow({ speed: 120 })],
        ...sceneWith(preyAt(30, [jump(0.5, '-30')])),
        frames: 90,
        sees: seenX,
        is: -30,
      },
    ],
    [
      nearest,
      {
        behaviors: [follow()],
        ...sceneWith(preyAt(100), preyAt(-200, [jump(0.5, '30', '-20')])),
        frames: 120,
        sees: place,
        is: [30, -20],
      },
    ],
    [first, { behaviors: [follow()], ...sceneWith(preyAt(-90), preyAt(90)), frames: 30, sees: seenX, is: -30 }],
    [first, { behaviors: [follow()], ...sceneWith(preyAt(90), preyAt(-90)), frames: 30, sees: seenX, is: 30 }],
    [
      each,
      {
        behaviors: [follow({ prototypeKey: 'id1' })],
        ...sceneWith({ prototype: 'id1', position: { x: 60, y: 0 } }),
        frames: 90,
        sees: ({ game }) => game.actorList().map(({ position }) => Math.round(position.x)),
        is: [30, 30],
      },
    ],
    [
      stops,
      {
        behaviors: [follow({ stopDistance: 40 })],
        ...sceneWith(preyAt(100)),
        frames: 90,
        sees: seenX,
        is: 60,
      },
    ],
    [
      stops,
      {
        behaviors: [follow({ stopDistance: 40 })],
        ...sceneWith(preyAt(100, [jump(2, '200')])),
        frames: 300,
        sees: seenX,
        is: 160,
      },
    ],
    [
      stops,
      {
        behaviors: [follow({ stopDistance: 150 })],
        ...sceneWith(preyAt(100)),
        frames: 60,
        sees: seenX,
        is: 0,
      },
    ],
    [nothing, { behaviors: [follow()], ...sceneWith(), frames: 60, sees: place, is: [0, 0] }],
    [nothing, { behaviors: [follow({ speed: -60 })], ...sceneWith(preyAt(90)), frames: 60, sees: seenX, is: 0 }],
    [
      nothing,
      {
        behaviors: [follow({ stopDistance: -50 })],
        ...sceneWith(preyAt(50)),
        frames: 90,
        sees: seenX,
        is: 50,
      },
    ],
    [added, { ...drifting, behaviors: [follow()], ...sceneWith(preyAt(500)), frames: 60, sees: seenX, is: 90 }],
    [
      added,
      {
        ...drifting,
        behaviors: [timer('for', 0.5, [follow()])],
        ...sceneWith(preyAt(500)),
        frames: 60,
        sees: (seen) => [seenX(seen), own('motion.linearVelocity.x')(seen)],
        is: [60, 30],
      },
    ],
  ],
});
