import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor, testWall, withWalls } from '../test/testActor.ts';
import type { PhysicsActor, PhysicsWorld } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

const gravity = 1000;

function worldOf(...actors: PhysicsActor[]): PhysicsWorld {
  const world = engine.createWorld();
  for (const actor of actors) world.add(actor);
  return world;
}

const floor = (changes: Partial<PhysicsActor> = {}) => testWall({ y: -50, width: 100_000, ...changes });

test.each([0.5, 1, 2])('a body falls g t² / 2 in %d s, within a step', (seconds) => {
  const body = testActor({ collides: withWalls });
  run(worldOf(body), seconds * 60, gravity);
  expect(body.velocityY).toBeCloseTo(-gravity * seconds, 0);
  expect(Math.abs(body.y + (gravity * seconds ** 2) / 2)).toBeLessThan((gravity * seconds) / 60);
});

test.each([30, 45, 60])('a projectile thrown at %d degrees lands where the parabola ends', (degrees) => {
  const speed = 600;
  const angle = (degrees * Math.PI) / 180;
  const [velocityX, velocityY] = [speed * Math.cos(angle), speed * Math.sin(angle)];
  const ball = testActor({
    width: 20,
    height: 20,
    y: 10,
    collisionShape: 1,
    velocityX,
    velocityY,
    collides: withWalls,
  });
  let landing = 0;
  run(worldOf(ball, floor({ friction: 50 })), 120, gravity, (step) => {
    if (landing === 0 && step > 5 && ball.velocityY >= 0 && ball.y < 15) landing = ball.x;
  });
  const range = (speed * speed * Math.sin(2 * angle)) / gravity;
  expect(Math.abs(landing - range)).toBeLessThan(velocityX / 20);
});

test.each([
  [5, 200],
  [10, 300],
  [25, 400],
])('with friction %d a crate sliding at %d px/s stops after v² / (2 µ g)', (friction, speed) => {
  const crate = testActor({ y: 25, width: 200, height: 50, velocityX: speed, friction, collides: withWalls });
  run(worldOf(crate, floor({ friction })), 400, gravity);
  const way = (speed * speed) / (2 * (friction / 50) * gravity);
  expect(Math.abs(crate.x - way)).toBeLessThan(speed / 60 + way * 0.02);
  expect(Math.abs(crate.velocityX)).toBeLessThan(0.01);
});

test.each([0.9, 0.7, 0.5])('with bounciness %d each bounce reaches its square of the last height', (restitution) => {
  const ball = testActor({ y: 450, collisionShape: 1, restitution, collides: withWalls });
  const heights: number[] = [];
  let before = ball.y;
  let rising = false;
  run(worldOf(ball, floor()), 300, gravity, () => {
    if (rising && ball.y < before) heights.push(before - 50);
    rising = ball.y > before;
    before = ball.y;
  });
  let height = 400;
  for (const reached of heights.slice(0, 3)) {
    expect(Math.abs(reached - height * restitution ** 2)).toBeLessThan(height * 0.03 + 3);
    height = reached;
  }
  expect(heights.length).toBeGreaterThanOrEqual(2);
});

test('a stack of ten is stable for twenty seconds', () => {
  const boxes = Array.from({ length: 10 }, (_, index) =>
    testActor({ y: 25 + index * 50, width: 50, height: 50, friction: 10, collides: withWalls, tags: ['wall'] }),
  );
  run(worldOf(floor({ friction: 10 }), ...boxes), 1200, gravity);
  for (const [index, { x, y, rotation }] of boxes.entries()) {
    expect(Math.abs(x)).toBeLessThan(0.5);
    expect(Math.abs(y - 25 - index * 50)).toBeLessThan(0.5 * (index + 1));
    expect(Math.min(rotation, 360 - rotation)).toBeLessThan(0.1);
  }
});

test.each([3000, 10_000, 40_000])('with better collisions nothing tunnels through a thin wall at %d px/s', (speed) => {
  for (let offset = 0; offset < 1; offset += 0.125) {
    const shot = testActor({
      x: -2000 - (offset * speed) / 60,
      width: 10,
      height: 10,
      velocityX: speed,
      betterCollisions: true,
      collides: withWalls,
    });
    run(worldOf(shot, testWall({ width: 4, height: 400 })), 120);
    expect(shot.x).toBeLessThan(0);
  }
});

test('drag stops a body after v² / (2 d), and maximum speed limits a fall', () => {
  const braking = testActor({ velocityX: 300, drag: 150, collides: withWalls });
  run(worldOf(braking), 240);
  expect(Math.abs(braking.x - 300)).toBeLessThan(300 / 60);
  expect(braking.velocityX).toBe(0);
  const falling = testActor({ applyMaxSpeed: true, maxSpeed: 240, collides: withWalls });
  run(worldOf(falling), 120, gravity);
  const start = falling.y;
  run(worldOf(falling), 60, gravity);
  expect(Math.abs(start - falling.y - 240)).toBeLessThan(20);
});

test('a pinned wheel gains only spin from a hit', () => {
  const wheel = testActor({ pin: true, tags: ['wall'] });
  const shot = testActor({ x: -200, y: 40, width: 20, height: 20, velocityX: 400, collides: withWalls });
  run(worldOf(wheel, shot), 60, 0);
  expect(wheel).toMatchObject({ x: 0, y: 0, velocityX: 0, velocityY: 0 });
  expect(wheel.angularVelocity).toBeLessThan(-10);
  expect(Math.abs(shot.velocityX)).toBeLessThan(400);
});

test.each([
  [1, 1, 0],
  [1, 3, 0],
  [2, 1, 0.5],
  [1, 5, 1],
])('densities %d and %d with bounciness %d separate by conservation of momentum', (own, other, restitution) => {
  const ball = { collisionShape: 1, restitution, collides: withWalls, tags: ['wall'] };
  const first = testActor({ ...ball, density: own, velocityX: 300 });
  const second = testActor({ ...ball, density: other, x: 200 });
  run(worldOf(first, second), 60);
  const total = own + other;
  expect(Math.abs(first.velocityX - (300 * (own - restitution * other)) / total)).toBeLessThan(1);
  expect(Math.abs(second.velocityX - (300 * own * (1 + restitution)) / total)).toBeLessThan(1);
});
