import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActorRows } from '../rows/actorRows.ts';
import { Nearest } from './nearest.ts';
import { createPhysicsEngine } from './physicsEngine.ts';
import { inRows, testActor } from './test/testActor.ts';
import type { CollideTarget, PhysicsActor } from './types.ts';

const coins: CollideTarget = { mode: 0, match: 'coin' };
const shiny: CollideTarget = { mode: 1, match: 'shiny' };
const coin = (x: number, y = 0, changes: Partial<PhysicsActor> = {}) =>
  testActor({ prototypeId: 'coin', tags: ['round', 'shiny'], x, y, ...changes });

/** A scene whose actors look for the nearest one. */
function sceneOf(...actors: readonly PhysicsActor[]) {
  const world = createPhysicsEngine().createWorld(false);
  const nearest = new Nearest();
  let frame = 1;
  for (const actor of actors) world.add(actor);
  return {
    world,
    ask: (actor: PhysicsActor, target: CollideTarget) => nearest.find(actor, target, world.arrange(), frame),
    step() {
      world.step(0, 0);
      frame++;
    },
  };
}

type Scene = ReturnType<typeof sceneOf>;

describe('the nearest actor', () => {
  const seeker = testActor({ x: 10 });

  it.each([coins, shiny])('of %o is the one with the nearest center in a straight line', (target) => {
    const near = coin(16, 6);
    expect(sceneOf(seeker, coin(10, 9), near, coin(0, 0)).ask(seeker, target)).toBe(near);
  });

  it('of a kind without actors is undefined', () => {
    const scene = sceneOf(seeker, testActor({ tags: ['shinyish'] }));
    expect([scene.ask(seeker, coins), scene.ask(seeker, shiny)]).toEqual([undefined, undefined]);
  });

  it('is never the actor itself, and may be at the same position', () => {
    const self = coin(5);
    const twin = coin(5);
    expect(sceneOf(self, coin(9)).ask(self, coins)?.x).toBe(9);
    expect(sceneOf(self, coin(9), twin).ask(self, coins)).toBe(twin);
  });

  it('of several at the same distance is the one that was added first', () => {
    const [left, right] = [coin(0), coin(20)];
    expect(sceneOf(left, right, seeker).ask(seeker, coins)).toBe(left);
    expect(sceneOf(right, left, seeker).ask(seeker, coins)).toBe(right);
  });

  it('is never destroyed, removed, or without a finite position', () => {
    const [destroyed, gone, far] = [coin(11), coin(12), coin(90)];
    const scene = sceneOf(seeker, destroyed, gone, coin(Number.NaN), far);
    expect(scene.ask(seeker, coins)).toBe(destroyed);
    destroyed.isDestroyed = true;
    expect(scene.ask(seeker, coins)).toBe(gone);
    scene.world.remove(gone);
    expect(scene.ask(seeker, coins)).toBe(far);
  });

  it('is found at the current positions of actors', () => {
    const [first, second] = [coin(20), coin(30)];
    const scene = sceneOf(seeker, first, second);
    expect(scene.ask(seeker, coins)).toBe(first);
    second.x = 12;
    expect(scene.ask(seeker, coins)).toBe(second);
  });

  it('takes changed tags into account from the next frame on', () => {
    const [first, second] = [coin(20), coin(30)];
    const scene = sceneOf(seeker, first, second);
    expect(scene.ask(seeker, shiny)).toBe(first);
    first.tags = ['round'];
    expect(scene.ask(seeker, shiny)).toBe(first);
    scene.step();
    expect(scene.ask(seeker, shiny)).toBe(second);
    expect(scene.ask(seeker, coins)).toBe(first);
  });

  it('is the same one after a snapshot', () => {
    const [left, right] = [coin(0), coin(20)];
    const scene = sceneOf(left, right, seeker);
    expect(scene.ask(seeker, coins)).toBe(left);
    const actors = [right, seeker, left];
    const state = structuredClone(sceneOf(...actors).world.snapshot());
    scene.world.restore(state, new Map(actors.map((actor) => [actor.key, actor])));
    expect(scene.ask(seeker, coins)).toBe(right);
  });
});

describe('the nearest in any crowd is the first at the least distance', () => {
  const coordinate = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -4, max: 4 }) }, fc.constant(Number.NaN));
  const place = fc.record({ x: coordinate, y: coordinate, isCoin: fc.boolean(), isDestroyed: fc.boolean() });
  const crowd = fc.array(place, { minLength: 1, maxLength: 80 });

  function expectNearest(scene: Scene, actors: readonly PhysicsActor[]): void {
    for (const actor of actors) {
      let [least, wanted]: [number, PhysicsActor | undefined] = [Number.POSITIVE_INFINITY, undefined];
      for (const other of actors) {
        const square = (other.x - actor.x) ** 2 + (other.y - actor.y) ** 2;
        if (other === actor || other.isDestroyed || other.prototypeId !== 'coin' || !(square < least)) continue;
        [least, wanted] = [square, other];
      }
      expect(scene.ask(actor, coins)).toBe(wanted);
    }
  }

  it.each([true, false])('after moving by itself and being moved (in rows: %s)', (isInRows) => {
    fc.assert(
      fc.property(crowd, crowd, (places, later) => {
        const rows = new ActorRows();
        const actors = places.map(({ isCoin, isDestroyed, ...at }) => {
          const actor = testActor({ ...at, isDestroyed, prototypeId: isCoin ? 'coin' : 'id1' });
          return isInRows ? inRows(rows, actor) : actor;
        });
        const scene = sceneOf(...actors);
        expectNearest(scene, actors);
        for (const [index, { x, y }] of later.entries()) Object.assign(actors[index] ?? {}, { x, y });
        expectNearest(scene, actors);
        for (const actor of actors) actor.moveX = actor.key % 2 === 0 ? 120 : -240;
        scene.step();
        expectNearest(scene, actors);
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
