import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

// The library rejects polygons with almost straight corners; an actor that shrinks to nothing becomes one.
test.each([
  [20, 20, 0.001],
  [300, 0, 0.5],
  [300, 0.5, 0.5],
  [100_000, 1, 0.5],
])('a custom shape of %d x %d px, %d of it high, moves and is stopped', (width, height, part) => {
  const collisionPolygon = [
    [-0.5, 0],
    [0.5, 0],
    [0, part],
  ];
  const body = testActor({
    width,
    height,
    collisionShape: 2,
    collisionPolygon,
    collides: withWalls,
    fixedRotation: true,
    moveX: 60,
  });
  const wall = testWall({ x: width / 2 + 60, width: 40, height: 400 });
  const world = engine.createWorld();
  for (const actor of [body, wall]) world.add(actor);
  run(world, 120);
  expect(body.x).toBeGreaterThan(30);
  expect(body.x).toBeLessThan(45);
});

test('an actor with a custom shape can shrink to nothing while the others stay solid', () => {
  const collisionPolygon = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0.5],
  ];
  const shrinking = testActor({
    y: 300,
    width: 300,
    height: 300,
    collisionShape: 2,
    collisionPolygon,
    collides: withWalls,
  });
  const other = testActor({ width: 20, height: 20, collides: withWalls, moveX: 300 });
  const world = engine.createWorld();
  for (const actor of [shrinking, other, testWall({ x: 200, width: 40, height: 40 })]) world.add(actor);
  for (let step = 0; step < 60; step++) {
    shrinking.height = Math.max(300 - step * 10, 0);
    run(world, 1);
  }
  expect(other.x).toBeLessThan(175);
});
