import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';
import type { PhysicsActor, PhysicsWorld } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

function worldOf(...actors: PhysicsActor[]): PhysicsWorld {
  const world = engine.createWorld();
  for (const actor of actors) world.add(actor);
  return world;
}

const tile = (column: number, row: number) =>
  testWall({ x: column * 50, y: row * 50 - 25, width: 50, height: 50, friction: 3, restitution: 1 });

test.each<[string, Partial<PhysicsActor>, number]>([
  ['a walker', { fixedRotation: true, moveX: 300 }, 1],
  ['a walker that can fall over', { moveX: 300 }, 1],
  ['a sliding crate', { velocityX: 300, friction: 0 }, 1],
  ['a rolling ball', { width: 100, collisionShape: 1, velocityX: 300 }, 180],
])('%s does not catch on the seams of a floor of tiles', (_name, changes, mostTurn) => {
  const actor = testActor({ y: 50.2, width: 40, restitution: 1, friction: 3, collides: withWalls, ...changes });
  const world = worldOf(actor, ...Array.from({ length: 40 }, (_, i) => tile(i, 0)));
  let last = actor.x;
  run(world, 240, 1000, (step) => {
    if (step > 10) {
      expect(actor.x - last).toBeGreaterThan(actor.moveX > 0 ? 4.9 : 3.2);
      expect(Math.abs(actor.y - 50)).toBeLessThan(0.3);
      expect(Math.min(actor.rotation, 360 - actor.rotation)).toBeLessThan(mostTurn);
    }
    last = actor.x;
  });
});

test('a jumper pressing against a wall of rows falls past its seams', () => {
  const rows = Array.from({ length: 20 }, (_, row) => Array.from({ length: 2 + (row % 3) }, (_, i) => tile(i, row)));
  const actor = testActor({
    x: -45,
    y: 900,
    width: 40,
    height: 40,
    fixedRotation: true,
    moveX: 300,
    collides: withWalls,
  });
  run(worldOf(actor, ...rows.flat()), 75, 1000);
  expect(Math.abs(actor.x + 45)).toBeLessThan(0.3);
  expect(actor.y).toBeCloseTo(900 - 0.5 * 1000 * (75 / 60) ** 2, -1.3);
});

test('a step of two pixels between tiles still stops a walking actor', () => {
  const actor = testActor({ y: 50, width: 40, fixedRotation: true, moveX: 300, collides: withWalls });
  const step = tile(3, 0);
  step.y += 2;
  run(worldOf(actor, tile(0, 0), tile(1, 0), tile(2, 0), step), 60, 1000);
  expect(Math.abs(actor.x - 105)).toBeLessThan(0.5);
});

test('a body that passes close to a corner is neither stopped nor thrown back', () => {
  const actor = testActor({
    x: -100,
    y: 60,
    width: 40,
    velocityX: 300,
    velocityY: -20,
    restitution: 1,
    collides: withWalls,
  });
  run(worldOf(actor, testWall({ x: 50, y: -50 })), 20);
  expect(actor.velocityX).toBe(300);
});
