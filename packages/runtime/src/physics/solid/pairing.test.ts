import { beforeAll, expect, test } from 'vitest';
import { createPhysicsEngine } from '../physicsEngine.ts';
import { run, testActor } from '../test/testActor.ts';
import type { CollideTarget, PhysicsActor } from '../types.ts';

const engine = createPhysicsEngine();
beforeAll(() => engine.load());

/** True when an actor moved against another one stops it or is stopped. */
function areSolid(first: Partial<PhysicsActor>, second: Partial<PhysicsActor>, ...rest: PhysicsActor[]): boolean {
  const world = engine.createWorld();
  const runner = testActor({ velocityX: 200, canSleep: false, ...first });
  const other = testActor({ x: 150, ...second });
  for (const actor of [runner, other, ...rest]) world.add(actor);
  run(world, 60);
  world.destroy();
  return runner.velocityX < 150;
}

const tag = (match: string): CollideTarget => ({ mode: 1, match });
const prototype = (match: string): CollideTarget => ({ mode: 0, match });

test.each<[string, Partial<PhysicsActor>, Partial<PhysicsActor>, boolean]>([
  ['no Collide at all', {}, {}, false],
  ['the runner collides with the tag', { collides: [tag('a')] }, { tags: ['a'] }, true],
  ['only the other side collides', { tags: ['a'] }, { collides: [tag('a')] }, true],
  ['both sides collide', { tags: ['a'], collides: [tag('b')] }, { tags: ['b'], collides: [tag('a')] }, true],
  ['a tag that the other lacks', { collides: [tag('a')] }, { tags: ['b'] }, false],
  ['one of several tags', { collides: [tag('a')] }, { tags: ['b', 'a'] }, true],
  ['part of a tag', { collides: [tag('a')] }, { tags: ['ab'] }, false],
  ['the prototype', { collides: [prototype('id9')] }, { prototypeId: 'id9' }, true],
  ['another prototype', { collides: [prototype('id9')] }, { prototypeId: 'id8' }, false],
  ['its own prototype', { collides: [prototype('id1')] }, {}, true],
  ['the second of two Collides', { collides: [tag('x'), tag('a')] }, { tags: ['a'] }, true],
  ['both collide with others', { collides: [tag('x')] }, { collides: [tag('y')] }, false],
])('%s', (_name, first, second, expected) => {
  expect(areSolid(first, second)).toBe(expected);
});

test('more than 16 kinds of actors are still paired exactly', () => {
  const crowd = Array.from({ length: 40 }, (_, i) =>
    testActor({ x: i * 300, y: 2000, tags: [`t${i}`], collides: [tag(`t${(i + 1) % 40}`)] }),
  );
  expect(areSolid({ collides: [tag('t3')] }, { tags: ['t3'] }, ...crowd)).toBe(true);
  expect(areSolid({ collides: [tag('t3')] }, { tags: ['t4'] }, ...crowd)).toBe(false);
  expect(areSolid({ tags: ['t4'] }, { collides: [tag('t4')] }, ...crowd)).toBe(true);
});

test('a Collide counts only while it is active, and a tag only while the actor has it', () => {
  const world = engine.createWorld();
  const actor = testActor({ y: 50, canSleep: false, collides: [tag('floor')] });
  const floor = testActor({ y: -50, width: 500, movable: false, tags: ['floor'] });
  for (const each of [actor, floor]) world.add(each);
  run(world, 30, 500);
  expect(Math.abs(actor.y - 50)).toBeLessThan(0.5);
  actor.collides = [];
  run(world, 1, 500);
  actor.collides = [tag('floor')];
  run(world, 30, 500);
  expect(Math.abs(actor.y - 50)).toBeLessThan(1);
  floor.tags = ['other'];
  run(world, 30, 500);
  expect(actor.y).toBeLessThan(0);
});
