import { expect, test } from 'vitest';
import { normalAngle } from './freeMotion.ts';
import { createPhysicsEngine } from './physicsEngine.ts';
import { run, testActor } from './test/testActor.ts';
import type { PhysicsActor } from './types.ts';

function playedAlone(changes: Partial<PhysicsActor>, steps: number, gravityY = 0): PhysicsActor {
  const world = createPhysicsEngine().createWorld();
  const actor = testActor(changes);
  world.add(actor);
  run(world, steps, gravityY);
  return actor;
}

test('a jump of 500 px/s under gravity 1000 reaches 125 px after half a second', () => {
  const actor = playedAlone({ velocityY: 500 }, 30, 1000);
  expect(actor.y).toBeCloseTo(125, 6);
  expect(actor.velocityY).toBeCloseTo(0, 6);
});

test('gravity.x accelerates to the right and does not affect immovable actors', () => {
  const world = createPhysicsEngine().createWorld();
  const [falling, still] = [testActor(), testActor({ movable: false })];
  world.add(falling);
  world.add(still);
  for (let i = 0; i < 60; i++) world.step(100, 0);
  expect(falling.x).toBeCloseTo(50, 6);
  expect(still).toMatchObject({ x: 0, y: 0, velocityX: 0 });
});

test('a Move of 300 px/s covers 300 px in a second and leaves no velocity', () => {
  expect(playedAlone({ moveX: 300 }, 60)).toMatchObject({ x: 300, y: 0, velocityX: 0 });
});

test('two Moves of 300 at right angles add up to 424 px/s at 45 degrees', () => {
  const { x, y } = playedAlone({ moveX: 300, moveY: 300 }, 60);
  expect(Math.hypot(x, y)).toBeCloseTo(424.26, 2);
  expect(x).toBe(y);
});

test('contributions are added to the own velocity, also for immovable actors', () => {
  expect(playedAlone({ moveX: 100, velocityX: -40, movable: false }, 60).x).toBeCloseTo(60, 9);
});

test('drag reduces the speed by its px/s² and ends at rest', () => {
  const braking = playedAlone({ velocityX: 60, velocityY: 80, drag: 50 }, 60);
  expect(Math.hypot(braking.velocityX, braking.velocityY)).toBeCloseTo(50, 6);
  const stopped = playedAlone({ velocityX: 60, velocityY: 80, drag: 50 }, 121);
  expect(stopped).toMatchObject({ velocityX: 0, velocityY: 0 });
  expect(Math.hypot(stopped.x, stopped.y)).toBeCloseTo(100, 0);
});

test('angular drag slows down a spin in either direction', () => {
  expect(playedAlone({ angularVelocity: -90, angularDrag: 30 }, 60).angularVelocity).toBeCloseTo(-60, 6);
  expect(playedAlone({ angularVelocity: 90, angularDrag: 30 }, 200).angularVelocity).toBe(0);
});

test('the maximum speed limits the own velocity but not a Move', () => {
  const capped = playedAlone({ velocityX: 300, velocityY: 400, maxSpeed: 100, applyMaxSpeed: true, moveX: 300 }, 60);
  expect(capped.velocityX).toBeCloseTo(60, 9);
  expect(capped.velocityY).toBeCloseTo(80, 9);
  expect(capped.x).toBeCloseTo(360, 6);
  expect(playedAlone({ velocityX: 300, maxSpeed: 100 }, 1).velocityX).toBe(300);
});

test('angles change by angular velocity and Rotate, and stay within 0 to 360', () => {
  expect(playedAlone({ angularVelocity: -90, turn: 30 }, 60).rotation).toBeCloseTo(300, 9);
  expect(playedAlone({ rotation: 350, turn: 90 }, 60).rotation).toBeCloseTo(80, 9);
});

test('a pinned actor can turn but never moves', () => {
  const pinned = playedAlone({ pin: true, velocityX: 300, moveY: 50, turn: 90 }, 60, 1000);
  expect(pinned).toMatchObject({ x: 0, y: 0, velocityX: 0, velocityY: 0 });
  expect(pinned.rotation).toBeCloseTo(90, 9);
});

test('a spinning actor turns around its center of mass', () => {
  const actor = playedAlone({ centerOfMassX: 50, turn: 180 }, 60);
  expect(actor.x).toBeCloseTo(100, 6);
  expect(actor.y).toBeCloseTo(0, 6);
});

test('infinite and NaN values never spread', () => {
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    for (const field of ['x', 'y', 'rotation', 'velocityX', 'moveY', 'turn', 'drag', 'maxSpeed'] as const) {
      const actor = playedAlone({ applyMaxSpeed: true, maxSpeed: 10, [field]: bad }, 3, 1000);
      const { x, y, rotation, velocityX, velocityY, angularVelocity } = actor;
      expect(
        [x, y, rotation, velocityX, velocityY, angularVelocity].filter((value) => !Number.isFinite(value)),
      ).toEqual([]);
    }
  }
});

test('angles are normalized exactly as with the remainder operator', () => {
  const least = Number.MIN_VALUE;
  const edges = [-720, -360, -359.9999, -180, -1e-4, -1e-14, -least, -0, 0, least, 180, 359.9999, 360, 720, 1e9];
  const between = Array.from({ length: 20_001 }, (_, index) => (index - 10_000) * 0.1);
  for (const degrees of [...edges, ...between]) {
    const expected = (((degrees % 360) + 360) % 360) + 0;
    const angle = normalAngle(degrees);
    expect([degrees, angle >= 0 && angle < 360]).toEqual([degrees, true]);
    if (degrees < 0 || degrees >= 360)
      expect([degrees, angle]).toEqual([degrees, degrees < 0 ? expected : degrees % 360]);
  }
});
