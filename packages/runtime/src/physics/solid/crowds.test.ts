import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';
import type { PhysicsActor, PhysicsWorld } from '../types.ts';
import { mostInPlace } from './crowds.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

function crowd(count: number, at: (index: number) => Partial<PhysicsActor>): [PhysicsWorld, PhysicsActor[]] {
  const world = engine.createWorld();
  const actors = Array.from({ length: count }, (_, i) => testActor({ tags: ['wall'], collides: withWalls, ...at(i) }));
  for (const actor of actors) world.add(actor);
  return [world, actors];
}

/** Bytes that the library needs per body: most are for pairs, where there are many. */
function bytesForEach(world: PhysicsWorld, count: number): number {
  let bytes = 0;
  JSON.stringify(world.snapshot(), (_, value) => {
    if (!(value instanceof Uint8Array)) return value;
    bytes += value.length;
    return null;
  });
  return bytes / count;
}

const inOneSpot = () => ({ width: 20, height: 20 });
const inRows = (index: number) => ({ x: (index % 25) * 21, y: Math.floor(index / 25) * 21, width: 20, height: 20 });

test("a heap of actors in one spot does not fill the library's memory with pairs", () => {
  const sizes = [1, 4].map((factor) => {
    const count = mostInPlace * factor;
    const [world] = crowd(count, inOneSpot);
    run(world, 1);
    return bytesForEach(world, count);
  });
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.5);
});

test('a heap that forms when a behavior moves actors together is limited too, and so is a growing one', () => {
  const count = mostInPlace * 4;
  const [small] = crowd(mostInPlace, inOneSpot);
  run(small, 1);
  const limit = bytesForEach(small, mostInPlace) * 1.5;
  const [moved, actors] = crowd(count, inRows);
  run(moved, 1);
  for (const actor of actors) actor.x = actor.y = 0;
  run(moved, 1);
  expect(bytesForEach(moved, count)).toBeLessThan(limit);
  const [grown, larger] = crowd(count, inRows);
  run(grown, 1);
  for (const actor of larger) actor.width = actor.height = 2000;
  run(grown, 1);
  expect(bytesForEach(grown, count)).toBeLessThan(limit);
});

test('a crowded-out body becomes solid again when there is room, also after a snapshot', () => {
  const [world, actors] = crowd(mostInPlace + 50, inOneSpot);
  run(world, 2);
  const state = structuredClone(world.snapshot());
  const copy = engine.createWorld();
  copy.restore(state, new Map(actors.map((actor) => [actor.key, actor])));
  for (const [index, actor] of actors.entries()) Object.assign(actor, { x: index * 100, y: 60 });
  const floor = testWall({ y: -50, width: 100_000 });
  copy.add(floor);
  run(copy, 120, 500);
  expect(actors.filter(({ y }) => Math.abs(y - 10) > 1)).toEqual([]);
});

test('actors that are close but do not overlap are all solid', () => {
  const [world, actors] = crowd(600, inRows);
  for (const actor of actors) actor.y += 11;
  world.add(testWall({ x: 250, y: -50, width: 4000 }));
  run(world, 120, 500);
  for (const { y, height } of actors) expect(y).toBeGreaterThan(height / 2 - 1);
});
