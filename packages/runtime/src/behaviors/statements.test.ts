import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  condition,
  constrain,
  count as counter,
  expression,
  increment,
  keyDown,
  rule,
  timer,
  when,
  write,
  x,
  y,
} from '../test/describeGame.ts';
import { actors, count, drawn, label, own, result, rotation, sounds } from '../test/scenarios/observations.ts';
import { press, type Scenario, type Seen, type Statement, see } from '../test/scenarios/scenario.ts';

const place = ({ game }: Seen) => game.actorList()[0]?.position;
const velocityY = own('motion.linearVelocity.y');
const inScene = { space: 1 };
const lead = (targetAttribute: string, finalValue: number, duration = 1) =>
  behavior('InterpolateBehavior', { targetAttribute, finalValue, duration });
const setSpeed = (speed: number) => behavior('ChangeVelocityAction', { direction: 0, speed, ...inScene });
const gravity = (pull: number): NonNullable<Scenario['rest']> => ({
  scenes: [{ attributes: { gravity: { x: 0, y: pull } }, layers: [{ actors: [{ prototype: 'id1' }] }] }],
});
const small = { attributes: { size: { width: 10, height: 10 } }, physics: { restitution: 0, friction: 0 } };
const wall = {
  name: 'Wall',
  attributes: { tags: 'Wall', size: { width: 10, height: 10 } },
  physics: { movable: false, restitution: 0, friction: 0 },
};
const withWall: Pick<Scenario, 'prototype' | 'others' | 'rest'> = {
  prototype: small,
  others: [wall],
  rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2', position: { x: 50, y: 0 } }] }] }] },
};
const solid = behavior('CollideBehavior', { mode: 1, actorTag: 'Wall' });
const cell = result('tableCellValue(tables.T, 1, 1)');
const table = { tables: [{ id: 'id70', name: 'T', rows: ['r'], columns: [{ name: 'c', type: 1, cells: ['a'] }] }] };
const fill = (rhsvalue: string) =>
  behavior('ChangeTableValueAction', {
    tableID: 'id70',
    rowNumber: '1',
    assignments: [{ id: 'id1', column: '1', rhsvalue }],
  });
const toOther: Pick<Scenario, 'rest'> = { rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }, {}] } };
const sceneId = ({ game }: Seen) => game.currentScene.id;
const loop = (attributes: Record<string, unknown>) => ({
  ...behavior('LoopBehavior', { maxLoopsPerFrame: 7, ...attributes }, [increment]),
  conditions: [],
});

const attributes: readonly Statement[] = [
  [
    '1.5 Interpolate overwrites physics: gravity does not pull what it moves',
    {
      behaviors: [lead(y, 100)],
      frames: 30,
      rest: gravity(1000),
      sees: (seen) => place(seen)?.y,
      is: 50,
    },
  ],
  [
    '1.5 Interpolate ends exactly on its final value, whatever speed the actor has',
    { behaviors: [setSpeed(600), lead(x, 100)], frames: 60, sees: place, is: { x: 100, y: 0 } },
  ],
  [
    '1.5 Interpolate: other axes still move',
    { behaviors: [setSpeed(600), lead(y, 60)], frames: 60, sees: place, is: { x: 600, y: 60 } },
  ],
  [
    '1.5 an actor whose position is interpolated ignores collisions',
    { ...withWall, behaviors: [solid, lead(x, 100)], frames: 30, sees: place, is: { x: 50, y: 0 } },
  ],
  [
    '1.5 Interpolate of a velocity ends exactly on its final value under gravity',
    {
      behaviors: [lead('self.aspects.motion.attributes.linearVelocity.y', 100)],
      frames: 60,
      rest: gravity(1000),
      sees: velocityY,
      is: 100,
    },
  ],
  [
    '1.5 afterwards physics controls the actor again',
    { behaviors: [setSpeed(600), lead(x, 100)], frames: 61, sees: place, is: { x: 110, y: 0 } },
  ],
  [
    '1.5 Interpolate moves another instance by its path',
    {
      behaviors: [],
      others: [{ name: 'Leader' }],
      rest: {
        scenes: [
          {
            layers: [
              {
                id: 'id8',
                actors: [
                  { id: 'id5', prototype: 'id1' },
                  {
                    id: 'id6',
                    prototype: 'id2',
                    behaviors: [lead('scene.layers.id8.actors.id5.attributes.position.x', 60)],
                  },
                ],
              },
            ],
          },
        ],
      },
      frames: 30,
      sees: place,
      is: { x: 30, y: 0 },
    },
  ],
  [
    '4.6 an angle that is written is from 0 up to 360',
    { behaviors: [constrain('self.attributes.rotation', '-90')], frames: 3, sees: rotation, is: 270 },
  ],
  [
    '3.5 a size written at run time is the one that touches',
    {
      behaviors: [
        change('self.attributes.size.width', '200'),
        rule(condition('collision', { mode: 1, actorTag: 'Wall' }), [write('m')], [write('o')]),
      ],
      others: [wall],
      rest: {
        scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2', position: { x: 90, y: 0 } }] }] }],
      },
      frames: 3,
      sees: label,
      is: 'om',
    },
  ],
  [
    '3.5 tags written at run time count, and each matches exactly (6.6)',
    {
      behaviors: [
        rule(condition('collision', { mode: 1, actorTag: 'Late' }), [write('l')]),
        rule(condition('collision', { mode: 1, actorTag: 'Lat' }), [write('x')]),
      ],
      others: [{ name: 'Changing', behaviors: [timer('after', 0.1, [change('self.attributes.tags', 'Later\tLate')])] }],
      rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2' }] }] }] },
      frames: 20,
      sees: label,
      is: 'l',
    },
  ],
  [
    '6.6 movable written at run time decides whether the actor falls',
    {
      behaviors: [timer('after', 0.5, [change('self.aspects.physics.attributes.movable', 'true')])],
      prototype: { physics: { movable: false } },
      rest: gravity(600),
      frames: 59,
      sees: velocityY,
      is: -300,
    },
  ],
];

const flow: readonly Statement[] = [
  [
    '1.7 a loop without conditions runs as often as it may, in each frame',
    { behaviors: [loop({})], frames: 2, sees: count, is: 14 },
  ],
  [
    '1.7 a loop until, without conditions, ends at once',
    { behaviors: [loop({ loopType: 1 })], frames: 2, sees: count, is: 0 },
  ],
  [
    '1.7 Unpause Game does nothing where nothing is paused, and does not cancel a scene change',
    {
      behaviors: [behavior('ChangeSceneAction', { sceneKey: 'id2' }), behavior('UnpauseGameAction')],
      ...toOther,
      frames: 1,
      sees: sceneId,
      is: 'id2',
    },
  ],
  [
    '1.7 the spawned actor has the attributes of the prototype, not those of an instance',
    {
      behaviors: [
        rule(when('self.attributes.size.width', '>', 100), [behavior('SpawnAction', { prototypeKey: 'id1' })]),
      ],
      rest: {
        scenes: [{ layers: [{ actors: [{ prototype: 'id1', attributes: { size: { width: 150, height: 10 } } }] }] }],
      },
      frames: 9,
      sees: ({ game }) => game.actorList().map(({ attributes: all }) => all['size.width']),
      is: [150, 100],
    },
  ],
  [
    '1.7 Reset Scene keeps tables',
    {
      behaviors: [timer('after', 0.1, [fill('kept'), behavior('ResetSceneAction')])],
      rest: table,
      frames: 8,
      sees: cell,
      is: 'kept',
    },
  ],
  [
    '1.7 Reset Game: saved tables come back as they were saved',
    {
      behaviors: [
        timer('after', 0.1, [
          ...[fill('saved'), behavior('SaveTableAction', { tableID: 'id70' }), fill('late')],
          behavior('ResetGameAction'),
        ]),
      ],
      rest: table,
      frames: 8,
      sees: cell,
      is: 'saved',
    },
  ],
  [
    '1.7 a table that was not saved is as authored after Reset Game',
    {
      behaviors: [timer('after', 0.1, [fill('late'), behavior('ResetGameAction')])],
      rest: table,
      frames: 8,
      sees: cell,
      is: 'a',
    },
  ],
  [
    '1.7 Reset Game: random numbers continue rather than restart',
    {
      behaviors: [
        change(x, expression`random(1, 1000000)`),
        timer('after', 0.1, [
          behavior('LogDebuggingStatementAction', { text: expression`${x}` }),
          behavior('ResetGameAction'),
        ]),
      ],
      frames: 20,
      sees: ({ game }) => [game.log.length, new Set(game.log.map(({ text }) => text)).size],
      is: [3, 3],
    },
  ],
  [
    '6.1 every visit of a rule in a loop counts, but outside of loops it flips once a frame',
    {
      behaviors: [rule(when(counter, '<', 1), [increment, write('m')], [change(counter, '0'), write('o')])],
      frames: 4,
      sees: label,
      is: 'momo',
    },
  ],
  [
    '1.7 destroyed actors no longer run, but the actors they spawned do',
    {
      behaviors: [behavior('SpawnAction', { prototypeKey: 'id2' }), behavior('DestroyAction')],
      others: [{ name: 'Heir', behaviors: [increment] }],
      frames: 5,
      sees: (seen) => [actors(seen), count(seen)],
      is: [1, 1],
    },
  ],
  [
    '6.8 particles of the frozen scene stand still while the game is paused',
    {
      behaviors: [
        behavior('ParticlesBehavior', { numParticles: 1, startupTime: 0, lifetime: 100, speed: 60 }),
        rule(keyDown('a'), [behavior('PauseGameAction', { sceneKey: 'id2' })]),
      ],
      ...toOther,
      events: press('a', 31, 32),
      frames: 90,
      sees: (seen) => Math.round(drawn(seen)?.emitters[0]?.x[0] ?? Number.NaN),
      is: 30,
    },
  ],
  [
    '6.8 music keeps playing while the game is paused',
    {
      behaviors: [
        behavior('PlayMusicAction', { musicName: 'theme' }),
        timer('after', 0.1, [behavior('PauseGameAction', { sceneKey: 'id2' })]),
      ],
      ...toOther,
      frames: 60,
      sees: sounds,
      is: ['music theme'],
    },
  ],
];

describe.each([
  ['attributes', attributes],
  ['flow', flow],
])('sentences of the reference about %s', (_, statements) => {
  it.each(statements)('%s', async (_sentence, scenario) => {
    expect(await see({ behaviors: [], ...scenario })).toEqual(scenario.is);
  });
});
