import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActorRows } from '../../rows/actorRows.ts';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { inRows, testActor } from '../test/testActor.ts';
import type { CollideTarget, PhysicsActor } from '../types.ts';

function overlapsOf(actor: PhysicsActor, others: PhysicsActor[], target: CollideTarget): boolean {
  const world = createPhysicsEngine().createWorld();
  for (const each of [actor, ...others]) world.add(each);
  world.updateOverlaps();
  return world.overlapsAny(actor, target);
}

const tagged: CollideTarget = { mode: 1, match: 'a' };
const other = (changes: Partial<PhysicsActor>) => testActor({ tags: ['b', 'a'], ...changes });
const triangle = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
];
const corner = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, -0.3],
  [-0.3, -0.3],
  [-0.3, 0.5],
  [-0.5, 0.5],
];

test.each<[string, Partial<PhysicsActor>, Partial<PhysicsActor>, boolean]>([
  ['boxes side by side', {}, { x: 100 }, true],
  ['boxes half a pixel apart', {}, { x: 100.5 }, true],
  ['boxes a pixel apart', {}, { x: 101 }, false],
  ['boxes corner to corner', {}, { x: 100, y: 100 }, true],
  ['a box inside another', {}, { width: 10, height: 10 }, true],
  ['a turned box beside the corner', { rotation: 45 }, { x: 101, y: 101 }, false],
  ['a turned box over the edge', { rotation: 45 }, { x: 120 }, true],
  ['a quarter turn swaps the sides', { width: 200, height: 20, rotation: 90 }, { y: 140 }, true],
  ['circles apart in the corner', { collisionShape: 1 }, { collisionShape: 1, x: 80, y: 80 }, false],
  ['circles that touch', { collisionShape: 1 }, { collisionShape: 1, x: 60, y: 80 }, true],
  ['a circle past the corner of a box', { collisionShape: 1 }, { x: 90, y: 90 }, false],
  ['a circle over the edge of a box', { collisionShape: 1 }, { x: 99 }, true],
  ['a circle inside a box', { collisionShape: 1, width: 10, height: 10 }, {}, true],
  ['a box inside a circle', { width: 10, height: 10 }, { collisionShape: 1 }, true],
  ['a circle has the mean diameter', { collisionShape: 1, width: 200, height: 100 }, { x: 120 }, true],
  ['beyond the long side of a triangle', { collisionShape: 2, collisionPolygon: triangle }, { x: 60, y: 60 }, false],
  ['on the long side of a triangle', { collisionShape: 2, collisionPolygon: triangle }, { x: 49, y: 49 }, true],
  [
    'in the hollow of a corner shape',
    { collisionShape: 2, collisionPolygon: corner },
    { width: 20, height: 20, x: 20, y: 20 },
    false,
  ],
  [
    'on an arm of a corner shape',
    { collisionShape: 2, collisionPolygon: corner },
    { width: 20, height: 20, x: -30 },
    true,
  ],
])('%s', (_name, own, changes, expected) => {
  const first = testActor(own);
  const second = other(changes);
  expect(overlapsOf(first, [second], tagged)).toBe(expected);
  expect(overlapsOf(testActor({ ...changes }), [other(own)], tagged)).toBe(expected);
});

test('targets match a prototype or exactly one of the tags', () => {
  const actor = testActor({ prototypeId: 'id7' });
  const near = other({ prototypeId: 'id8' });
  expect(overlapsOf(actor, [near], { mode: 0, match: 'id8' })).toBe(true);
  expect(overlapsOf(actor, [near], { mode: 0, match: 'id7' })).toBe(false);
  expect(overlapsOf(actor, [near], { mode: 1, match: 'A' })).toBe(false);
  expect(overlapsOf(actor, [], { mode: 0, match: 'id7' })).toBe(false);
});

test('overlaps are those of the last update', () => {
  const world = createPhysicsEngine().createWorld();
  const actor = testActor();
  const near = other({});
  world.add(actor);
  world.add(near);
  expect(world.overlapsAny(actor, tagged)).toBe(false);
  world.updateOverlaps();
  near.x = 500;
  expect(world.overlapsAny(actor, tagged)).toBe(true);
  world.updateOverlaps();
  expect(world.overlapsAny(actor, tagged)).toBe(false);
  near.x = 0;
  near.tags = [];
  world.updateOverlaps();
  expect(world.overlapsAny(actor, tagged)).toBe(false);
});

/** Overlap by sampling: true or false when certain, undefined close to the boundary. */
function sampled(a: PhysicsActor, b: PhysicsActor): boolean | undefined {
  const limit = 2;
  const hits = [-limit, limit].map((slack) => {
    const cells = 40;
    const reach = Math.hypot(a.width, a.height) / 2;
    for (let i = 0; i <= cells; i++) {
      for (let j = 0; j <= cells; j++) {
        const x = a.x + ((i / cells) * 2 - 1) * reach;
        const y = a.y + ((j / cells) * 2 - 1) * reach;
        if (holds(a, x, y, slack) && holds(b, x, y, slack)) return true;
      }
    }
    return false;
  });
  return hits[0] === hits[1] ? hits[0] : undefined;
}

function holds(actor: PhysicsActor, x: number, y: number, slack: number): boolean {
  const angle = (-actor.rotation * Math.PI) / 180;
  const localX = (x - actor.x) * Math.cos(angle) - (y - actor.y) * Math.sin(angle);
  const localY = (x - actor.x) * Math.sin(angle) + (y - actor.y) * Math.cos(angle);
  if (actor.collisionShape === 1) return Math.hypot(localX, localY) <= (actor.width + actor.height) / 4 + slack;
  return Math.abs(localX) <= actor.width / 2 + slack && Math.abs(localY) <= actor.height / 2 + slack;
}

const placed = fc.record({
  x: fc.integer({ min: -150, max: 150 }),
  y: fc.integer({ min: -150, max: 150 }),
  width: fc.integer({ min: 8, max: 120 }),
  height: fc.integer({ min: 8, max: 120 }),
  rotation: fc.integer({ min: 0, max: 359 }),
  collisionShape: fc.constantFrom(0, 1),
});

test('shapes overlap where samples of both overlap', () => {
  fc.assert(
    fc.property(placed, placed, (first, second) => {
      const a = testActor(first);
      const b = other(second);
      const expected = sampled(a, b);
      if (expected !== undefined) expect(overlapsOf(a, [b], tagged)).toBe(expected);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('among hundreds of actors of all sizes, each finds the same overlaps as an exhaustive search', () => {
  const far = fc.record({
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
    width: fc.constantFrom(1, 10, 50, 300, 5000),
    height: fc.constantFrom(1, 10, 50, 300),
    rotation: fc.constantFrom(0, 90, 30),
    isTagged: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(far, { minLength: 80, maxLength: 160 }), fc.constantFrom(0, 5, 9), (places, least) => {
      const actors = places.map(({ isTagged, ...place }) =>
        testActor({ ...place, tags: isTagged >= least ? ['a'] : [] }),
      );
      const world = createPhysicsEngine().createWorld();
      for (const actor of actors) world.add(actor);
      world.updateOverlaps();
      for (const actor of actors.slice(0, 12)) {
        const alone = actors.filter((each) => each !== actor).some((each) => overlapsOf(actor, [each], tagged));
        expect(world.overlapsAny(actor, tagged)).toBe(alone);
      }
    }),
    { seed: 1, numRuns: 12 },
  );
});

test('actors too far away for cell numbers are still found, in reasonable time', () => {
  for (const far of [1e15, 1e17, 1e300]) {
    const world = createPhysicsEngine().createWorld();
    const crowd = Array.from({ length: 9 }, (_, index) => testActor({ y: far, tags: index === 0 ? ['a'] : [] }));
    const apart = testActor({ y: 0 });
    for (const actor of [...crowd, apart]) world.add(actor);
    world.updateOverlaps();
    expect(crowd.map((actor) => world.overlapsAny(actor, tagged))).toEqual(crowd.map((_, index) => index > 0));
    expect(world.overlapsAny(apart, tagged)).toBe(false);
  }
});

const anywhere = fc.record({
  x: fc.oneof(
    fc.integer({ min: -300, max: 300 }),
    fc.double({ min: -300, max: 300, noNaN: true }),
    fc.constantFrom(1e9, Number.NaN, Infinity),
  ),
  y: fc.oneof(fc.integer({ min: -300, max: 300 }), fc.constantFrom(-1e9, 0.1)),
  width: fc.constantFrom(0, 1, 16, 16.5, 20, 32, 33, 64, 700, -20, Number.NaN),
  height: fc.constantFrom(0, 1, 16, 20, 31.5, 32, 64, 700, Infinity),
  rotation: fc.constantFrom(0, 0, 90, 45, 360, 12.5, Number.NaN),
  collisionShape: fc.constantFrom(0, 0, 1, 2),
  tag: fc.integer({ min: 0, max: 11 }),
});

test('repeated queries while all actors move match pairwise tests, for any shape, in rows or not', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 30, maxLength: 60 }), fc.boolean(), (places, areInRows) => {
      const rows = new ActorRows();
      const actors = places.map(({ tag, ...place }) => {
        const actor = testActor({
          ...place,
          collisionPolygon: triangle,
          tags: [`t${tag}`, tag < 9 ? 'often' : 'seldom'],
        });
        return areInRows ? inRows(rows, actor) : actor;
      });
      const world = createPhysicsEngine().createWorld();
      for (const actor of actors) world.add(actor);
      for (let frame = 0; frame < 3; frame++) {
        world.updateOverlaps();
        for (const match of ['often', 'seldom', 't3']) {
          const target: CollideTarget = { mode: 1, match };
          for (const actor of [...actors.slice(0, 5), ...actors.slice(0, 5).reverse()]) {
            const alone = actors.some((each) => each !== actor && overlapsOf(actor, [each], target));
            expect(world.overlapsAny(actor, target)).toBe(alone);
          }
        }
        for (const [index, actor] of actors.entries()) actor.x += (index % 3) * 7 - 7;
      }
    }),
    { seed: 1, numRuns: 40 },
  );
});

test('added, removed and retagged actors are found correctly after the next update', () => {
  const actors = Array.from({ length: 40 }, (_, index) =>
    testActor({ x: index * 100, tags: [index % 2 === 0 ? 'a' : 'b'] }),
  );
  const world = createPhysicsEngine().createWorld();
  for (const actor of actors) world.add(actor);
  world.updateOverlaps();
  const [first = testActor(), second = testActor(), third = testActor()] = actors;
  expect(actors.map((actor) => world.overlapsAny(actor, tagged))).toEqual(actors.map((_, index) => index % 2 === 1));
  world.remove(first);
  second.tags = ['a'];
  world.updateOverlaps();
  expect(world.overlapsAny(first, tagged)).toBe(false);
  expect([second, third].map((actor) => world.overlapsAny(actor, tagged))).toEqual([true, true]);
  const late = testActor({ x: -100, tags: [] });
  world.add(late);
  world.add(first);
  world.updateOverlaps();
  expect([late, first].map((actor) => world.overlapsAny(actor, tagged))).toEqual([true, true]);
});
