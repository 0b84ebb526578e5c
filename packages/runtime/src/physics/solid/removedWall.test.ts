import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

// The library 0.20.0 keeps a list of fixed colliders for continuous collision detection and does not update it when one
// is removed in a step without fast bodies, a known bug: World.step traps later.
test.each([0, 1, 3, 20])('a body can move to where a removed wall was, with %d walls left', (walls) => {
  const body = testActor({ width: 20, height: 20, collides: withWalls, moveX: 300 });
  const wall = testWall({ x: 100, width: 20, height: 20 });
  const world = engine.createWorld();
  for (const actor of [body, wall]) world.add(actor);
  for (let index = 0; index < walls; index++) world.add(testWall({ x: 5000 + index * 200 }));
  run(world, 6);
  world.remove(wall);
  run(world, 54);
  expect(body.x).toBeCloseTo(300, 1);
});

test('a body that leans on a wall moves on when the wall is removed', () => {
  const body = testActor({ width: 20, height: 20, collides: withWalls, moveX: 300 });
  const wall = testWall({ x: 100, width: 20, height: 20 });
  const world = engine.createWorld();
  for (const actor of [body, wall]) world.add(actor);
  run(world, 30);
  world.remove(wall);
  run(world, 30);
  expect(body.x).toBeGreaterThan(200);
});
