import * as rapier from '@dimforge/rapier2d-deterministic-compat';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { createPhysicsWorld } from '../physicsWorld.ts';
import { run, testActor, testWall } from '../test/testActor.ts';
import type { PhysicsActor } from '../types.ts';
import { type BodyMemory, findBodies, loadWithMemory } from './bodyMemory.ts';

let memory: BodyMemory | undefined;
const original = WebAssembly.instantiate;

beforeAll(async () => {
  const found = await loadWithMemory(() => rapier.init());
  memory = found && findBodies(rapier, found);
});

const solid = { tags: ['solid'], collides: [{ mode: 1, match: 'solid' }] } as const;

/** Everything that a scene of many kinds of bodies, which come and go, shows in its steps. */
function shown(from: BodyMemory | undefined): number[] {
  const random = createRandom(5);
  const between = (low: number, high: number) => low + (high - low) * random.next();
  const world = createPhysicsWorld(() => ({ rapier, memory: from }), true);
  world.add(testWall({ ...solid, y: -50, width: 2000, friction: 5 }));
  const actors: PhysicsActor[] = [];
  const numbers: number[] = [];
  run(world, 240, 900, (step) => {
    if (step % 2 === 0) {
      const place = { x: between(-400, 400), y: between(100, 900), rotation: between(0, 360) };
      const motion = { velocityX: between(-400, 400), angularVelocity: between(-200, 200) };
      const kind = { collisionShape: step % 4 === 0 ? 0 : 1, fixedRotation: step % 6 === 0, pin: step % 34 === 0 };
      const actor = testActor({ ...solid, ...place, ...motion, ...kind, width: between(10, 60), height: 30 });
      actors.push(actor);
      world.add(actor);
    }
    if (step % 10 === 0) {
      const [gone] = actors.splice(Math.floor(between(0, actors.length)), 1);
      if (gone) world.remove(gone);
    }
    for (const { x, y, rotation, velocityX, velocityY, angularVelocity } of actors) {
      numbers.push(x, y, rotation, velocityX, velocityY, angularVelocity);
    }
  });
  world.destroy();
  return numbers;
}

test('this version of the library has its bodies where they are looked for', () => {
  expect(memory).toBeDefined();
});

test('bodies read from memory are, to the bit, where the library says', () => {
  expect(shown(memory)).toEqual(shown(undefined));
});

test('loading leaves the way in which others load their modules as it was, also when it fails', async () => {
  expect(WebAssembly.instantiate).toBe(original);
  const failing = loadWithMemory(() => Promise.reject(new Error('offline')));
  await expect(failing).rejects.toThrow('offline');
  expect(WebAssembly.instantiate).toBe(original);
});

test('without the library, or with another module, there is no memory', async () => {
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  expect(await loadWithMemory(async () => void (await WebAssembly.instantiate(empty)))).toBeUndefined();
  expect(await loadWithMemory(() => Promise.resolve())).toBeUndefined();
});
