import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { ActorRows } from '../../rows/actorRows.ts';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { inRows, run, testActor, testWall } from '../test/testActor.ts';
import type { PhysicsActor, PhysicsWorld } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

const solid = { tags: ['solid'], collides: [{ mode: 1, match: 'solid' }] } as const;
const triangle = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
];
const kite = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.1],
  [-0.5, 0.5],
];

/** A falling box, a sliding one, a custom shape and a floor, all moved only by the library. */
function actors(): PhysicsActor[] {
  const box = { ...solid, width: 40, height: 40, friction: 3 };
  return [
    testActor({ ...box, y: 300, restitution: 0.5 }),
    testActor({ ...box, x: 200, y: 20.5, velocityX: -60, angularVelocity: 20 }),
    testActor({ ...box, x: -200, y: 80, rotation: 20, collisionShape: 2, collisionPolygon: triangle }),
    testWall({ ...solid, y: -50, width: 2000, friction: 3 }),
  ];
}

function worldOf(all: readonly PhysicsActor[]): PhysicsWorld {
  const world = engine.createWorld();
  for (const actor of all) world.add(actor);
  return world;
}

function positions(all: readonly PhysicsActor[]): number[] {
  return all.flatMap(({ x, y, rotation, velocityX, velocityY, angularVelocity }) => [
    ...[x, y, rotation, velocityX, velocityY, angularVelocity],
  ]);
}

const changes: Partial<PhysicsActor>[] = [
  ...[{ x: 30 }, { y: 330 }, { rotation: 45 }, { width: 60 }, { height: 90 }, { velocityX: 50 }, { velocityY: 200 }],
  ...[{ angularVelocity: 90 }, { moveX: 70 }, { moveY: 30 }, { turn: 40 }, { applyMaxSpeed: true, maxSpeed: 5 }],
  ...[{ centerOfMassX: 9 }, { centerOfMassY: 9 }, { pin: true }, { density: 30 }, { friction: 40 }, { restitution: 1 }],
  ...[{ fixedRotation: true }, { movable: false }, { movable: true }, { collisionShape: 1 }, { collisionShape: 0 }],
  ...[{ collisionPolygon: kite }, { drag: 60 }, { angularDrag: 30 }, { canSleep: false }, { betterCollisions: true }],
  ...[{ collides: [] }, { tags: [] }, { tags: ['other'], collides: [] }, { x: Number.NaN }, { velocityY: Infinity }],
];

test.each(changes)('%o looks the same as in a world that was just restored and has no settled bodies', (change) => {
  for (const index of actors().keys()) {
    const all = actors();
    const world = worldOf(all);
    run(world, 30, 400);
    const copies = all.map((actor) => ({ ...actor }));
    const restored = engine.createWorld();
    restored.restore(structuredClone(world.snapshot()), new Map(copies.map((actor) => [actor.key, actor])));
    for (const actors of [all, copies]) Object.assign(actors[index] ?? {}, change);
    for (let step = 1; step <= 40; step++) {
      run(world, 1, 400);
      run(restored, 1, 400);
      expect(positions(all), `actor ${index}, step ${step}`).toEqual(positions(copies));
    }
    expect(world.snapshot()).toEqual(restored.snapshot());
  }
});

test('an actor made solid, or no longer solid, after a long fall in which nothing changed', () => {
  const [falling = testActor(), ...others] = actors();
  const world = worldOf([falling, ...others]);
  falling.y = 2000;
  run(world, 60, 400);
  for (const actor of [falling, ...others]) actor.tags = [];
  run(world, 200, 400);
  expect(falling.y).toBeLessThan(-100);
  const late = testActor({ ...solid, x: 200, y: 400, width: 40, height: 40 });
  world.add(late);
  run(world, 30, 400);
  for (const other of others) other.tags = ['solid'];
  run(world, 120, 400);
  expect(late.y).toBeGreaterThan(19);
});

test('actors whose numbers are in rows move exactly like others, bit for bit', () => {
  const rows = new ActorRows();
  const plain = actors();
  const inTables = plain.map((actor) => inRows(rows, actor));
  const worlds = [worldOf(plain), worldOf(inTables)];
  for (let step = 1; step <= 240; step++) {
    for (const world of worlds) run(world, 1, 400);
    expect(positions(inTables), `step ${step}`).toEqual(positions(plain));
    for (const [actor] of [plain, inTables])
      if (actor && step === 100) Object.assign(actor, { y: 500, velocityX: -30 });
  }
});

test('motion changes the stamp of the rows, and rest does not', () => {
  const rows = new ActorRows();
  const alone = worldOf([inRows(rows, testActor({ ...solid, y: 5000 }))]);
  for (let step = 1; step <= 10; step++) {
    const before = rows.stamp;
    run(alone, 1, 400);
    expect(rows.stamp).not.toBe(before);
  }
  const all = actors().map((actor) => inRows(rows, actor));
  const world = worldOf(all);
  run(world, 1500, 400);
  const rested = [rows.stamp, ...positions(all)];
  run(world, 5, 400);
  expect([rows.stamp, ...positions(all)]).toEqual(rested);
});

/** Boxes and balls thrown onto a floor of tiles, one of which protrudes. */
function thrown(seed: number): PhysicsActor[] {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random.next();
  const tiles = Array.from({ length: 20 }, (_, column) => {
    return testWall({
      ...solid,
      x: column * 50 - 500,
      y: column === 7 ? -23 : -25,
      width: 50,
      height: 50,
      friction: 3,
    });
  });
  const others = Array.from({ length: 50 }, (_, index) => {
    const place = { x: between(-400, 400), y: between(50, 900), rotation: index % 3 === 0 ? between(0, 360) : 0 };
    const motion = { velocityX: between(-600, 600), velocityY: between(-600, 300) };
    const size = { width: 10 + (index % 4) * 15, height: 10 + (index % 3) * 15, density: index % 5 === 0 ? 0 : 1 };
    return testActor({ ...solid, ...place, ...motion, ...size, collisionShape: index % 4 === 0 ? 1 : 0 });
  });
  return [...tiles, ...others];
}

// In most of these scenes, a body that is put back has exactly the speed it has in the library.
test.each([1, 17, 25, 35])(
  'a world continues like one that is restored in each step, where contacts are undone (%d)',
  (seed) => {
    const all = thrown(seed);
    const world = worldOf(all);
    const copies = all.map((actor) => ({ ...actor }));
    const byKey = new Map(copies.map((actor) => [actor.key, actor]));
    let restored = worldOf(copies);
    for (let step = 1; step <= 120; step++) {
      run(world, 1, 900);
      run(restored, 1, 900);
      expect(positions(all), `step ${step}`).toEqual(positions(copies));
      const state = restored.snapshot();
      restored.destroy();
      restored = engine.createWorld();
      restored.restore(state, byKey);
    }
  },
);
