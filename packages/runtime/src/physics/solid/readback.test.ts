import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { ActorRows } from '../../rows/actorRows.ts';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { inRows, run, testActor, testWall } from '../test/testActor.ts';
import type { PhysicsActor } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

const solid = { tags: ['solid'], collides: [{ mode: 1, match: 'solid' }] } as const;
/** Has no effect, but bodies whose actors have a maximum speed are not plain. */
const unreached = { applyMaxSpeed: true, maxSpeed: 1e9 };

interface Scene {
  readonly restitution: number;
  readonly betterCollisions: boolean;
  readonly areInRows: boolean;
}

/** Everything observable of many bodies, some added and removed, step by step. */
function shown({ restitution, betterCollisions, areInRows }: Scene, changes: Partial<PhysicsActor>): number[] {
  const random = createRandom(5);
  const between = (low: number, high: number) => low + (high - low) * random.next();
  const rows = new ActorRows();
  const made = (actor: PhysicsActor) => (areInRows ? inRows(rows, actor) : actor);
  const world = engine.createWorld();
  world.add(made(testWall({ ...solid, y: -50, width: 2000, friction: 5 })));
  const actors: PhysicsActor[] = [];
  const numbers: number[] = [];
  run(world, 160, 900, (step) => {
    if (step % 2 === 0) {
      const place = { x: between(-400, 400), y: between(100, 900), rotation: between(0, 360) };
      const motion = { velocityX: between(-400, 400), angularVelocity: between(-200, 200) };
      const kind = { width: between(10, 60), height: 30, collisionShape: step % 4 === 0 ? 0 : 1 };
      const actor = made(
        testActor({ ...solid, ...place, ...motion, ...kind, restitution, betterCollisions, ...changes }),
      );
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

test.each<Scene>([
  { restitution: 0, betterCollisions: false, areInRows: true },
  { restitution: 0, betterCollisions: false, areInRows: false },
  { restitution: 0.5, betterCollisions: false, areInRows: true },
  { restitution: 0.5, betterCollisions: true, areInRows: true },
])('plain bodies, read in one pass, end at exactly the same bits as bodies that are read one by one: %o', (scene) => {
  expect(shown(scene, {})).toEqual(shown(scene, unreached));
});
