import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActorRows } from '../rows/actorRows.ts';
import { createPhysicsEngine } from './physicsEngine.ts';
import { inRows, testActor } from './test/testActor.ts';
import type { CollideTarget, PhysicsActor, PhysicsWorld } from './types.ts';

const coins: CollideTarget = { mode: 0, match: 'coin' };
const shiny: CollideTarget = { mode: 1, match: 'shiny' };
const coin = (x: number, y = 0, changes: Partial<PhysicsActor> = {}) =>
  testActor({ prototypeId: 'coin', tags: ['round', 'shiny'], x, y, ...changes });

function worldOf(...actors: readonly PhysicsActor[]): PhysicsWorld {
  const world = createPhysicsEngine().createWorld(false);
  for (const actor of actors) world.add(actor);
  return world;
}

describe('the nearest actor', () => {
  const seeker = testActor({ x: 10 });

  it.each([coins, shiny])('of %o is the one whose center is least away in a straight line', (target) => {
    const near = coin(16, 6);
    expect(worldOf(seeker, coin(10, 9), near, coin(0, 0)).nearest(seeker, target)).toBe(near);
  });

  it('of a kind that nobody is of is nobody', () => {
    const world = worldOf(seeker, testActor({ tags: ['shinyish'] }));
    expect([world.nearest(seeker, coins), world.nearest(seeker, shiny)]).toEqual([undefined, undefined]);
  });

  it('is never the actor itself, and may stand on it', () => {
    const self = coin(5);
    const twin = coin(5);
    expect(worldOf(self, coin(9)).nearest(self, coins)?.x).toBe(9);
    expect(worldOf(self, coin(9), twin).nearest(self, coins)).toBe(twin);
  });

  it('of several at the same distance is the one that was added first', () => {
    const [left, right] = [coin(0), coin(20)];
    expect(worldOf(left, right, seeker).nearest(seeker, coins)).toBe(left);
    expect(worldOf(right, left, seeker).nearest(seeker, coins)).toBe(right);
  });

  it('is not one that is destroyed, has gone, or stands nowhere', () => {
    const [destroyed, gone, far] = [coin(11), coin(12), coin(90)];
    const world = worldOf(seeker, destroyed, gone, coin(Number.NaN), far);
    expect(world.nearest(seeker, coins)).toBe(destroyed);
    destroyed.isDestroyed = true;
    expect(world.nearest(seeker, coins)).toBe(gone);
    world.remove(gone);
    expect(world.nearest(seeker, coins)).toBe(far);
  });

  it('is looked up where actors stand now', () => {
    const [first, second] = [coin(20), coin(30)];
    const world = worldOf(seeker, first, second);
    expect(world.nearest(seeker, coins)).toBe(first);
    second.x = 12;
    expect(world.nearest(seeker, coins)).toBe(second);
  });

  it('counts tags that have changed from the next step on', () => {
    const [first, second] = [coin(20), coin(30)];
    const world = worldOf(seeker, first, second);
    expect(world.nearest(seeker, shiny)).toBe(first);
    first.tags = ['round'];
    expect(world.nearest(seeker, shiny)).toBe(first);
    world.step(0, 0);
    expect(world.nearest(seeker, shiny)).toBe(second);
    expect(world.nearest(seeker, coins)).toBe(first);
  });

  it('is the same one after a snapshot', () => {
    const [left, right] = [coin(0), coin(20)];
    const [actors, world] = [[right, seeker, left], worldOf(right, seeker, left)];
    const copy = worldOf(left, right, seeker);
    copy.restore(structuredClone(world.snapshot()), new Map(actors.map((actor) => [actor.key, actor])));
    expect(copy.nearest(seeker, coins)).toBe(right);
  });
});

describe('the nearest of any crowd is the first of the least distance', () => {
  const coordinate = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -4, max: 4 }) }, fc.constant(Number.NaN));
  const place = fc.record({ x: coordinate, y: coordinate, isCoin: fc.boolean(), isDestroyed: fc.boolean() });
  const crowd = fc.array(place, { minLength: 1, maxLength: 80 });

  function expectNearest(world: PhysicsWorld, actors: readonly PhysicsActor[]): void {
    for (const actor of actors) {
      let [least, wanted]: [number, PhysicsActor | undefined] = [Number.POSITIVE_INFINITY, undefined];
      for (const other of actors) {
        const square = (other.x - actor.x) ** 2 + (other.y - actor.y) ** 2;
        if (other === actor || other.isDestroyed || other.prototypeId !== 'coin' || !(square < least)) continue;
        [least, wanted] = [square, other];
      }
      expect(world.nearest(actor, coins)).toBe(wanted);
    }
  }

  it.each([true, false])('when it moves by itself and is moved (in rows: %s)', (isInRows) => {
    fc.assert(
      fc.property(crowd, crowd, (places, later) => {
        const rows = new ActorRows();
        const actors = places.map(({ isCoin, isDestroyed, ...at }) => {
          const actor = testActor({ ...at, isDestroyed, prototypeId: isCoin ? 'coin' : 'id1' });
          return isInRows ? inRows(rows, actor) : actor;
        });
        const world = worldOf(...actors);
        expectNearest(world, actors);
        for (const [index, { x, y }] of later.entries()) Object.assign(actors[index] ?? {}, { x, y });
        expectNearest(world, actors);
        for (const actor of actors) actor.moveX = actor.key % 2 === 0 ? 120 : -240;
        world.step(0, 0);
        expectNearest(world, actors);
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
