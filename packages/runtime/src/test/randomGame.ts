import type { Project } from '@playhouse/core';
import { controllerButtons } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import { behavior, keyDown, rule, timer } from './describeGame.ts';
import { extendedBehaviorLists, randomBehaviorLists, randomNumber } from './randomBehaviors.ts';
import { randomDelegates } from './randomScripts.ts';

/** Bodies of all kinds. */
const physicsArbitrary = fc.record(
  {
    density: fc.constantFrom(0, 1, 5),
    friction: fc.constantFrom(0, 3, 50),
    restitution: fc.constantFrom(0, 0.5, 1, 1.2),
    movable: fc.constantFrom(true, true, true, false),
    fixedRotation: fc.boolean(),
    collisionShape: fc.constantFrom(0, 1),
    drag: fc.constantFrom(0, 20, 800),
    angularDrag: fc.constantFrom(0, 30),
    canSleep: fc.boolean(),
    betterCollisions: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** In most games actors are solid from the start, so that physics has something to do. */
const collideArbitrary: fc.Arbitrary<BehaviorDescription[]> = fc
  .subarray(['Enemy', 'Wall', 'Floor'])
  .map((tags) => tags.map((actorTag) => ({ class: 'CollideBehavior', attributes: { mode: 1, actorTag } })));

function prototypesOf(lists: typeof randomBehaviorLists) {
  return fc.record({
    behaviors: fc.tuple(collideArbitrary, lists).map(([collides, rest]) => [...collides, ...rest]),
    physics: physicsArbitrary,
    motion: fc.record({ pin: fc.constantFrom(false, false, true), maxSpeed: randomNumber }, { requiredKeys: [] }),
  });
}

/** Keys mapped to buttons of the first two players. */
const keymapArbitrary = fc.record({
  player1: fc.dictionary(fc.constantFrom(...controllerButtons), fc.constantFrom('space', 'a', 'left', '')),
  player2: fc.dictionary(fc.constantFrom(...controllerButtons), fc.constantFrom('space', 'a', 'left', '')),
});

function gamesOf(lists: typeof randomBehaviorLists) {
  const prototype = prototypesOf(lists);
  return fc.record({
    owner: prototype,
    other: prototype,
    spark: prototype,
    instance: lists,
    scrollable: fc.boolean(),
    gravity: randomNumber,
    delegates: randomDelegates,
    controllerMaps: keymapArbitrary,
    playerType: fc.constantFrom(0, 1),
  });
}

type RandomGame = ReturnType<typeof gamesOf> extends fc.Arbitrary<infer Value> ? Value : never;

function projectsOf(lists: typeof randomBehaviorLists): fc.Arbitrary<Project> {
  return gamesOf(lists).map((game) => {
    const project = buildProject(describe(game));
    return { ...project, object: { ...project.object, controllerMaps: game.controllerMaps } };
  });
}

/** Projects in which everything in the specification happens at once. */
export const randomProjects = projectsOf(randomBehaviorLists);

/** The same, including extensions. */
export const extendedProjects = projectsOf(extendedBehaviorLists);

function describe({ owner, other, spark, instance, scrollable, gravity, delegates, playerType }: RandomGame) {
  const actor = (id: string, prototype: string, x: number) => ({ id, prototype, position: { x, y: x / 2 } });
  const front = { id: 'id64', scrollable, actors: [{ ...actor('id65', 'id30', 120), behaviors: instance }] };
  return {
    attributes: {
      id1: { '@': 'integer', $: 0, name: 'Score' },
      id2: { '@': 'real', $: 0.5, name: 'Ratio' },
      id3: { '@': 'text', $: 'abc', name: 'Name' },
      id4: { '@': 'boolean', $: false, name: 'Flag' },
      id5: { '@': 'integer', $: 0, name: 'Spawned' },
      playerType,
    },
    tables,
    images: ['hero'],
    sounds: ['theme'],
    delegates,
    prototypes: [
      {
        id: 'id30',
        name: 'Owner',
        ...owner,
        attributes: {
          id11: { '@': 'real', $: 2, name: 'Speed' },
          id12: { '@': 'text', $: 'm', name: 'Mood' },
          tags: 'Wall',
        },
      },
      { id: 'id40', name: 'Other', attributes: { tags: 'Enemy' }, ...other },
      {
        id: 'id41',
        name: 'Floor',
        physics: { movable: false },
        attributes: { tags: 'Floor', size: { width: 900, height: 40 } },
      },
      { id: 'id42', name: 'Spark', attributes: { size: { width: 20, height: 30 } }, ...spark },
      { id: 'id43', name: 'Resume', behaviors: [resume] },
    ],
    scenes: [
      {
        id: 'id50',
        attributes: { gravity: { x: 0, y: Math.min(gravity, 2000) } },
        layers: [
          {
            id: 'id60',
            actors: [
              ...[actor('id61', 'id30', 100), actor('id62', 'id40', 130), actor('id63', 'id40', 300)],
              { ...actor('id66', 'id41', 200), position: { x: 200, y: -60 } },
            ],
          },
          front,
        ],
      },
      { id: 'id51', layers: [{ id: 'id60', actors: [actor('id61', 'id40', 50), actor('id62', 'id42', 90)] }] },
      { id: 'id52', layers: [{ id: 'id60', actors: [actor('id61', 'id43', 50), actor('id62', 'id42', 90)] }] },
    ],
  };
}

/** The actor of the pause scene resumes the game. */
const resume = timer('after', 0.5, [
  rule(keyDown('a'), [behavior('UnpauseGameAction')], [timer('after', 1, [behavior('UnpauseGameAction')])]),
]);

const tables = [
  { id: 'id20', name: 'Levels', rows: ['first', 'second'], columns: [{ name: 'Cost', type: 2, cells: [1, 2] }] },
  { id: 'id21', name: 'Empty' },
  {
    id: 'id22',
    name: 'PurchaseTable',
    rows: [''],
    columns: [
      { name: 'Id', cells: ['sword'] },
      { name: 'Consumable', type: 4, cells: [true] },
      { name: 'Name', cells: [''] },
      { name: 'Price', cells: [''] },
      { name: 'State', cells: ['unpurchased'] },
    ],
  },
];
