import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from './physicsEngine.ts';
import { createPhysicsWorld } from './physicsWorld.ts';
import { solidLibraryOf } from './solid/solidLibrary.ts';
import { testActor, testWall } from './test/testActor.ts';
import type { CollideTarget, PhysicsActor, PhysicsWorld } from './types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

const tag = (match: string): CollideTarget => ({ mode: 1, match });

/** A busy scene: crates, balls and an arch between walls, a door, free actors, and rules that switch Collides. */
function busyScene(firstKey: number): { world: PhysicsWorld; actors: PhysicsActor[]; play: (step: number) => void } {
  const world = engine.createWorld();
  const actors: PhysicsActor[] = [];
  const add = (actor: PhysicsActor) => {
    actors.push(Object.assign(actor, { key: firstKey + actors.length }));
    world.add(actor);
    return actor;
  };
  const solid = [tag('wall'), tag('crate')];
  add(testWall({ y: -50, width: 2000, friction: 10, restitution: 0.3 }));
  const door = add(testWall({ x: -300, y: 100, width: 40, height: 200 }));
  for (let i = 0; i < 40; i++) {
    const place = { x: (i % 8) * 60 - 200, y: 100 + Math.floor(i / 8) * 70, width: 40, height: 40, rotation: i * 7 };
    add(
      testActor({ ...place, tags: ['crate'], collides: solid, friction: 5, restitution: 0.5, collisionShape: i % 2 }),
    );
  }
  const player = add(testActor({ x: 300, y: 200, collides: solid, fixedRotation: true, restitution: 1 }));
  for (let i = 0; i < 10; i++) add(testActor({ x: i * 40, moveX: 30, angularVelocity: 20, tags: ['ghost'] }));
  return {
    world,
    actors,
    play(step) {
      player.moveX = step % 120 < 60 ? -200 : 200;
      if (step % 50 === 0) player.velocityY = 400;
      if (step % 90 === 0) player.collides = player.collides.length > 0 ? [] : solid;
      door.moveX = step % 200 < 100 ? 60 : -60;
      if (step === 130) player.width = 80;
      if (step === 140) player.x = 0;
      world.step(10, 900);
      world.updateOverlaps();
    },
  };
}

function placesOf(actors: readonly PhysicsActor[]): number[] {
  return actors.flatMap((a) => [a.x, a.y, a.rotation, a.velocityX, a.velocityY, a.angularVelocity]);
}

test('600 steps played twice give bit-identical positions and snapshots', () => {
  const runs = [1, 2].map(() => {
    const scene = busyScene(1);
    for (let step = 1; step <= 600; step++) scene.play(step);
    return { places: placesOf(scene.actors), snapshot: scene.world.snapshot() };
  });
  expect(runs[0]?.places).toEqual(runs[1]?.places);
  expect(runs[0]?.snapshot).toEqual(runs[1]?.snapshot);
});

test.each([1, 89, 133, 400])('a world restored after step %d continues like the original', (moment) => {
  const original = busyScene(1);
  for (let step = 1; step <= moment; step++) original.play(step);
  const saved = structuredClone({ world: original.world.snapshot(), actors: original.actors });
  for (let step = moment + 1; step <= moment + 150; step++) original.play(step);

  const other = busyScene(1);
  for (let step = 1; step <= 20; step++) other.play(step);
  for (const [i, actor] of other.actors.entries()) Object.assign(actor, saved.actors[i]);
  other.world.restore(saved.world, new Map(other.actors.map((actor) => [actor.key, actor])));
  expect(other.world.snapshot()).toEqual(saved.world);
  for (let step = moment + 1; step <= moment + 150; step++) other.play(step);
  expect(placesOf(other.actors)).toEqual(placesOf(original.actors));
});

test('overlaps survive a snapshot even after the actors moved on', () => {
  const world = engine.createWorld();
  const [first, second] = [testActor(), testActor({ tags: ['a'] })];
  world.add(first);
  world.add(second);
  world.updateOverlaps();
  second.x = 900;
  const copy = engine.createWorld();
  copy.restore(structuredClone(world.snapshot()), new Map([first, second].map((actor) => [actor.key, actor])));
  expect(copy.overlapsAny(first, tag('a'))).toBe(true);
});

test('without the library actors with a Collide move like any other', () => {
  const world = createPhysicsEngine().createWorld();
  const actor = testActor({ moveX: 60, collides: [tag('wall')] });
  world.add(actor);
  world.step(0, 0);
  expect(actor.x).toBe(1);
});

test('when the library fails, actors keep moving without being solid, also after a snapshot', async () => {
  const rapier = await import('@dimforge/rapier2d-deterministic-compat');
  let steps = 0;
  class FailingWorld extends rapier.World {
    override step(): void {
      if (++steps === 5) throw new Error('unreachable');
    }
  }
  const library = solidLibraryOf({ ...rapier, World: FailingWorld });
  const world = createPhysicsWorld(() => library, true);
  const actor = Object.assign(testActor({ moveX: 60, collides: [tag('wall')] }), { key: 1 });
  const wall = Object.assign(testWall({ x: 60, y: 0, width: 20, height: 200 }), { key: 2 });
  for (const one of [actor, wall]) world.add(one);
  for (let step = 1; step < 5; step++) world.step(0, 0);
  expect(() => world.step(0, 0)).toThrow('unreachable');
  const before = actor.x;
  for (let step = 0; step < 120; step++) world.step(0, 0);
  expect(actor.x).toBeCloseTo(before + 120);
  const copy = createPhysicsWorld(() => library, true);
  const restored = Object.assign(testActor({ moveX: 60, collides: [tag('wall')], x: actor.x }), { key: 1 });
  copy.restore(
    world.snapshot(),
    new Map([
      [1, restored],
      [2, wall],
    ]),
  );
  copy.step(0, 0);
  expect(restored.x).toBeCloseTo(actor.x + 1);
});
