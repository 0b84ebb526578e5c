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

const floor = (changes: Partial<PhysicsActor> = {}) => testWall({ y: -50, width: 4000, ...changes });

test('a thrown actor that can collide follows the same parabola', () => {
  const actor = testActor({ velocityY: 500, collides: withWalls });
  run(worldOf(actor), 30, 1000);
  expect(Math.abs(actor.y - 125)).toBeLessThan(500 / 60);
});

test('a Move of 300 px/s covers 300 px in a second', () => {
  const actor = testActor({ moveX: 300, collides: withWalls });
  run(worldOf(actor), 60);
  expect(Math.abs(actor.x - 300)).toBeLessThan(0.01);
  expect(actor.velocityX).toBe(0);
});

test('an actor that does not move keeps its exact position', () => {
  const actor = testActor({ x: 642.1, y: 358.7, rotation: 33.3, collides: withWalls });
  run(worldOf(actor), 100);
  expect(actor).toMatchObject({ x: 642.1, y: 358.7, rotation: 33.3 });
});

test('a wall stops a Move, which leaves no velocity when it ends', () => {
  const actor = testActor({ moveX: 300, collides: withWalls });
  const world = worldOf(actor, testWall({ x: 300 }));
  run(world, 90);
  expect(Math.abs(actor.x - 200)).toBeLessThan(0.5);
  expect(actor.velocityX).toBe(0);
  actor.moveX = 0;
  run(world, 60);
  expect(Math.abs(actor.x - 200)).toBeLessThan(0.5);
});

test('an actor slides along the wall that it presses against', () => {
  const actor = testActor({ moveX: 300, moveY: 120, collides: withWalls });
  run(worldOf(actor, testWall({ x: 150, height: 4000 })), 60);
  expect(Math.abs(actor.x - 50)).toBeLessThan(0.5);
  expect(Math.abs(actor.y - 120)).toBeLessThan(3);
  expect(actor.rotation).toBeCloseTo(0, 1);
});

test('a resting actor has no vertical velocity', () => {
  const actor = testActor({ y: 80, collides: withWalls, restitution: 1, canSleep: false });
  const speeds: number[] = [];
  run(worldOf(actor, floor({ restitution: 1 })), 900, 20, () => speeds.push(actor.velocityY));
  expect(speeds.slice(-60)).toEqual(Array.from({ length: 60 }, () => 0));
});

test('a pushed crate moves along and stops accelerating', () => {
  const pusher = testActor({ moveX: 100, collides: [{ mode: 1, match: 'crate' }] });
  const crate = testActor({ x: 150, tags: ['crate'] });
  const world = worldOf(pusher, crate);
  run(world, 120);
  expect(crate.x - pusher.x).toBeGreaterThan(99.5);
  expect(Math.abs(crate.velocityX - 100)).toBeLessThan(10);
  expect(Math.abs(pusher.velocityX)).toBeLessThan(5);
});

test('an immovable actor moves by Move, pushes, and is never pushed', () => {
  const door = testWall({ moveX: 60 });
  const ball = testActor({ x: 120, collides: withWalls });
  run(worldOf(door, ball), 60);
  expect(door.x).toBeCloseTo(60, 9);
  expect(Math.abs(ball.x - 160)).toBeLessThan(1.5);
  const runner = testActor({ moveX: 500, collides: withWalls });
  const wall = testWall({ x: 200 });
  run(worldOf(runner, wall), 60);
  expect(wall).toMatchObject({ x: 200, y: 0, rotation: 0, velocityX: 0 });
});

test.each([
  [1, 0.5, 1],
  [0.5, 0, 0.5],
  [0, 0.8, 0.8],
])('restitutions %d and %d bounce with the larger one, %d', (own, other, larger) => {
  const ball = testActor({ velocityX: 200, collides: withWalls, restitution: own });
  run(worldOf(ball, testWall({ x: 150, restitution: other })), 60);
  expect(ball.velocityX).toBeCloseTo(-200 * larger, 2);
  expect(ball.angularVelocity).toBeCloseTo(0, 1);
});

test.each([
  [49, 0],
  [50, 0],
  [51, -51],
])('a hit at %d px/s leaves at %d', (speed, after) => {
  const ball = testActor({ velocityX: speed, collides: withWalls, restitution: 1 });
  run(worldOf(ball, testWall({ x: 110 })), 60);
  expect(ball.velocityX).toBeCloseTo(after, 1);
});

test('a ball with restitution 1 returns to the height from which it fell', () => {
  const ball = testActor({ y: 300, collisionShape: 1, restitution: 1, collides: withWalls });
  let highest = 0;
  let hasBounced = false;
  run(worldOf(ball, floor()), 240, 1000, () => {
    if (ball.velocityY > 100) hasBounced = true;
    if (hasBounced) highest = Math.max(highest, ball.y);
  });
  expect(Math.abs(highest - 300)).toBeLessThan(5);
});

test('equal balls exchange their velocities', () => {
  const collides = [{ mode: 0, match: 'id1' }] as const;
  const first = testActor({ velocityX: 300, collisionShape: 1, restitution: 1, collides });
  const second = testActor({ x: 200, collisionShape: 1, restitution: 1, collides });
  run(worldOf(first, second), 60);
  expect(first.velocityX).toBeCloseTo(0, 1);
  expect(second.velocityX).toBeCloseTo(300, 1);
});

test('a Move into a wall does not bounce', () => {
  const actor = testActor({ moveX: 300, collides: withWalls, restitution: 1 });
  run(worldOf(actor, testWall({ x: 200, restitution: 1 })), 120);
  expect(actor.velocityX).toBe(0);
  expect(Math.abs(actor.x - 100)).toBeLessThan(0.5);
});

test.each([
  [50, 50, 1],
  [3, 3, 0.06],
  [4, 25, 0.2],
  [0, 50, 0],
])('frictions %d and %d brake with coefficient %d of gravity', (own, other, coefficient) => {
  const gravity = 500;
  const crate = testActor({ y: 50, width: 200, velocityX: 200, friction: own, collides: withWalls });
  run(worldOf(crate, floor({ friction: other })), 20, gravity);
  const expected = Math.max(0, 200 - coefficient * gravity * (20 / 60));
  expect(Math.abs(crate.velocityX - expected)).toBeLessThan(coefficient * 10 + 0.1);
});

test('drag and maximum speed hold for actors that can collide', () => {
  const braking = testActor({ velocityX: 100, drag: 50, collides: withWalls });
  run(worldOf(braking), 60);
  expect(braking.velocityX).toBeCloseTo(50, 2);
  const falling = testActor({ maxSpeed: 100, applyMaxSpeed: true, collides: withWalls });
  run(worldOf(falling), 120, 1000);
  expect(falling.velocityY).toBeCloseTo(-100, 2);
});

test('a pinned actor is turned by a hit but does not move', () => {
  const wheel = testActor({ pin: true, width: 300, height: 20, collides: [{ mode: 1, match: 'ball' }] });
  const ball = testActor({ x: 120, y: 200, width: 20, height: 20, collisionShape: 1, tags: ['ball'], velocityY: -400 });
  run(worldOf(wheel, ball), 60);
  expect(wheel).toMatchObject({ x: 0, y: 0, velocityX: 0, velocityY: 0 });
  expect(wheel.angularVelocity).toBeLessThan(-10);
});

test('contacts cannot turn an actor of fixed rotation, but Rotate can', () => {
  const tumbling = testActor({ y: 200, rotation: 20, collides: withWalls });
  run(worldOf(tumbling, floor()), 120, 1000);
  expect(tumbling.rotation).not.toBeCloseTo(20, 0);
  const fixed = testActor({ y: 200, rotation: 20, fixedRotation: true, collides: withWalls });
  run(worldOf(fixed, floor()), 120, 1000);
  expect(fixed.rotation).toBe(20);
  const rotating = testActor({ turn: 90, fixedRotation: true, collides: withWalls });
  run(worldOf(rotating), 60);
  expect(rotating.rotation).toBeCloseTo(90, 6);
});

test('Rotate turns an actor that can collide and leaves no spin', () => {
  const actor = testActor({ turn: 90, collides: withWalls });
  run(worldOf(actor), 60);
  expect(actor.rotation).toBeCloseTo(90, 2);
  expect(actor.angularVelocity).toBe(0);
});

test('circles have the mean of width and height as diameter', () => {
  const ball = testActor({ y: 300, width: 80, height: 40, collisionShape: 1, collides: withWalls });
  run(worldOf(ball, floor()), 180, 1000);
  expect(Math.abs(ball.y - 30)).toBeLessThan(0.5);
});

test('a custom shape rests on its own corners, also when it is not convex', () => {
  const arch = [
    [-0.5, -0.5],
    [-0.3, -0.5],
    [-0.3, 0],
    [0.3, 0],
    [0.3, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  const bridge = testActor({ y: 100, collisionShape: 2, collisionPolygon: arch, collides: withWalls });
  const post = testWall({ y: 15, width: 40, height: 30 });
  run(worldOf(bridge, floor(), post), 180, 1000);
  expect(Math.abs(bridge.y - 50)).toBeLessThan(0.5);
  expect(bridge.rotation % 360).toBeCloseTo(0, 1);
});

test('a movable actor without density still moves', () => {
  const actor = testActor({ y: 200, density: -1, collides: withWalls });
  run(worldOf(actor, floor()), 120, 1000);
  expect(Math.abs(actor.y - 50)).toBeLessThan(0.5);
});

test('a growing actor pushes itself off the floor', () => {
  const actor = testActor({ y: 50, collides: withWalls });
  const world = worldOf(actor, floor());
  run(world, 60, 1000);
  run(world, 60, 1000, () => {
    actor.width += 1;
    actor.height += 1;
  });
  run(world, 60, 1000);
  expect(Math.abs(actor.y - 80)).toBeLessThan(1);
});

test.each([1, 5, 9])(
  'an actor that drifts at %d px/s or turns as slowly keeps moving, as nothing slows it down',
  (speed) => {
    const actor = testActor({ velocityX: speed, angularVelocity: speed * 3, collides: withWalls });
    run(worldOf(actor), 600);
    expect(Math.abs(actor.x - speed * 10)).toBeLessThan(0.1);
    expect(Math.abs(actor.rotation - speed * 30)).toBeLessThan(1);
  },
);

test('a position written by a behavior is applied', () => {
  const actor = testActor({ y: 50, collides: withWalls });
  const world = worldOf(actor, floor());
  run(world, 60, 1000);
  actor.x = 500;
  actor.y = 250;
  run(world, 1, 1000);
  expect(Math.abs(actor.y - 250)).toBeLessThan(1);
  run(world, 120, 1000);
  expect(actor.x).toBe(500);
  expect(Math.abs(actor.y - 50)).toBeLessThan(0.5);
});

test('a sleeping actor falls when its floor is removed or moves away, or gravity changes', () => {
  const settle = () => {
    const ground = floor();
    const actor = testActor({ y: 50, collides: withWalls });
    const world = worldOf(actor, ground);
    run(world, 120, 500);
    return { ground, actor, world };
  };
  const gone = settle();
  gone.world.remove(gone.ground);
  run(gone.world, 30, 500);
  expect(gone.actor.y).toBeLessThan(0);
  const moved = settle();
  moved.ground.y = -500;
  run(moved.world, 30, 500);
  expect(moved.actor.y).toBeLessThan(0);
  const ended = settle();
  ended.actor.collides = [];
  run(ended.world, 30, 500);
  expect(ended.actor.y).toBeLessThan(0);
  const lifted = settle();
  run(lifted.world, 30, -500);
  expect(lifted.actor.y).toBeGreaterThan(60);
  const descending = settle();
  descending.ground.moveY = -100;
  run(descending.world, 60, 500);
  expect(Math.abs(descending.actor.y + 50)).toBeLessThan(3);
});

test('fast actors do not pass through thin walls', () => {
  for (const betterCollisions of [false, true]) {
    const bullet = testActor({ x: 7, width: 10, height: 10, velocityX: 5000, betterCollisions, collides: withWalls });
    run(worldOf(bullet, testWall({ x: 500, width: 8, height: 400 })), 60);
    expect(bullet.x).toBeLessThan(500);
  }
});

test('extreme and undefined numbers never break the world', () => {
  const fields = [
    'x',
    'y',
    'rotation',
    'width',
    'height',
    'velocityX',
    'moveX',
    'turn',
    'density',
    'friction',
    'restitution',
  ] as const;
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e30, 1e-30, 0]) {
    for (const field of fields) {
      const actor = testActor({ y: 60, collides: withWalls, restitution: 1 });
      const other = testActor({ x: 30, y: 160, collides: [{ mode: 0, match: 'id1' }] });
      const world = worldOf(actor, other, floor());
      run(world, 5, 1000);
      actor[field] = bad;
      run(world, 10, 1000);
      for (const { x, y, rotation, velocityX, velocityY, angularVelocity } of [actor, other]) {
        const numbers = [x, y, rotation, velocityX, velocityY, angularVelocity];
        expect(numbers.every(Number.isFinite), `${field} = ${bad}: ${numbers}`).toBe(true);
      }
      world.destroy();
    }
  }
});
