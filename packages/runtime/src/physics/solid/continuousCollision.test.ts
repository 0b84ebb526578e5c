import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';
import type { PhysicsActor, PhysicsWorld } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

interface Fall {
  readonly world: PhysicsWorld;
  readonly body: PhysicsActor;
  readonly ground: PhysicsActor;
}

/** Changes to the floor before or while the body falls onto it. */
const events: Record<string, (fall: Fall, step: number) => void> = {
  'that was always there': () => {},
  'that enters the scene late': ({ world, ground }, step) => {
    if (step === 1) world.remove(ground);
    if (step === 28) world.add(ground);
  },
  'that is moved there by a behavior': ({ ground }, step) => {
    ground.x = step < 28 ? 20_000 : 0;
  },
  'that grows under it': ({ ground }, step) => {
    ground.width = step < 28 ? 10 : 1000;
  },
  'that turns under it': ({ ground }, step) => {
    ground.rotation = step < 28 ? 90 : 0;
  },
  'that moves toward it': ({ ground }, step) => {
    ground.moveX = step <= 20 ? -600 : 0;
    if (step === 1) ground.x = 200;
    if (step > 20) ground.moveY = 60;
  },
  'that stops being movable': ({ ground }, step) => {
    ground.movable = step < 28;
    if (step < 28) Object.assign(ground, { y: -50, velocityX: 0, velocityY: 0 });
  },
  'that is far below, for a body that was brought back up': ({ body }, step) => {
    if (step === 5) body.y -= 20;
    if (step === 6) body.y += 20;
  },
};

test.each(Object.keys(events))('a fast body does not sink into a floor %s', (name) => {
  for (const offset of [0, 3, 7]) {
    const body = testActor({ y: 400 + offset, width: 40, height: 40, fixedRotation: true, collides: withWalls });
    const ground = testWall({ y: -50, width: 1000 });
    const world = engine.createWorld();
    world.add(body);
    world.add(ground);
    let isDown = false;
    for (let step = 1; step <= 90; step++) {
      events[name]?.({ world, body, ground }, step);
      run(world, 1, 1500);
      const gap = body.y - 20 - (ground.y + 50);
      expect(gap, `step ${step}`).toBeGreaterThan(-1);
      isDown ||= gap < 1;
    }
    expect(isDown).toBe(true);
  }
});

test('a body too fast for its size is stopped by thin movable actors', () => {
  const shot = testActor({ x: -300, width: 6, height: 6, velocityX: 2400, density: 0.1, collides: withWalls });
  const plate = testActor({ width: 4, height: 200, density: 50, tags: ['wall'] });
  const world = engine.createWorld();
  for (const actor of [shot, plate]) world.add(actor);
  run(world, 60);
  expect(shot.x).toBeLessThan(plate.x);
});
