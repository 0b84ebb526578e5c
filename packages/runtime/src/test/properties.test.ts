import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../index.ts';
import { behavior, change, constrain, expression, group, rule, timer, when, x, y } from './describeGame.ts';
import { playProject } from './playProject.ts';

const own = 'self.attributes.id11';
const angle = fc.integer({ min: 0, max: 359 });
const speed = fc.integer({ min: -300, max: 300 });

/** Behaviors that read only their own actor. */
const selfish: fc.Arbitrary<BehaviorDescription> = fc.oneof(
  fc.record({ direction: angle, speed, space: fc.constantFrom(0, 1) }).map((a) => behavior('MoveBehavior', a)),
  fc.record({ angularVelocity: speed, direction: fc.constantFrom(0, 1) }).map((a) => behavior('RotateBehavior', a)),
  fc
    .record({ direction: angle, acceleration: speed, space: fc.constantFrom(0, 1) })
    .map((a) => behavior('AccelerateBehavior', a)),
  fc
    .record({ position: fc.record({ x: speed, y: speed }), speed: fc.integer({ min: 0, max: 200 }) })
    .map((a) => behavior('MoveToBehavior', a)),
  fc.constant(constrain(own, expression`${own} + ${x}`)),
  speed.map((finalValue) => behavior('InterpolateBehavior', { targetAttribute: y, finalValue, duration: 0.5 })),
  fc.record({ growthRate: speed }).map((a) => behavior('GrowShrinkBehavior', a)),
);

const selfishList = fc
  .array(
    fc.oneof(
      selfish,
      fc.tuple(selfish, selfish, speed).map(([a, b, limit]) => rule(when(x, '>', limit), [a], [b])),
      fc
        .tuple(selfish, fc.constantFrom('every' as const, 'after' as const, 'for' as const))
        .map(([a, kind]) => timer(kind, 0.2, [a])),
      fc.tuple(selfish, selfish).map((children) => group(children)),
    ),
    { maxLength: 5 },
  )
  .map((list) => [...list, change(own, '3')]);

interface Placed {
  readonly id: string;
  readonly prototype: string;
  readonly x: number;
}

function projectOf(
  lists: readonly (readonly BehaviorDescription[])[],
  placed: readonly Placed[],
  isUnlocked = false,
): Project {
  return buildProject({
    prototypes: lists.map((behaviors, index) => ({
      name: `P${index}`,
      attributes: { id11: { '@': 'real', $: 1, name: 'own' } },
      behaviors,
    })),
    scenes: [
      {
        attributes: { gravity: { x: 10, y: 50 } },
        layers: [
          {
            actors: placed.map(({ id, prototype, x: left }) => ({
              id,
              prototype,
              position: { x: left, y: 0 },
              ...(isUnlocked && { behaviors: lists[Number(prototype.slice(2)) - 1] ?? [] }),
            })),
          },
        ],
      },
    ],
  });
}

/** Everything reported about the actors, by their ids. */
function actorsOf(game: Game) {
  return game.actorList().sort((a, b) => (a.id < b.id ? -1 : 1));
}

const world = fc.record({
  lists: fc.array(selfishList, { minLength: 2, maxLength: 3 }),
  places: fc.array(speed, { minLength: 2, maxLength: 6 }),
});

function placedActors(places: readonly number[], kinds: number): Placed[] {
  return places.map((left, index) => ({ id: `id${200 + index}`, prototype: `id${(index % kinds) + 1}`, x: left }));
}

describe('games', () => {
  it('run a locked instance like an unlocked one with the same behaviors', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ lists, places }) => {
        const placed = placedActors(places, lists.length);
        const locked = await playProject(projectOf(lists, placed), { frames: 60 });
        const unlocked = await playProject(projectOf(lists, placed, true), { frames: 60 });
        expect(actorsOf(unlocked)).toEqual(actorsOf(locked));
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  it('do not depend on the order of actors that read only themselves', async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.integer(), async ({ lists, places }, shift) => {
        const placed = placedActors(places, lists.length);
        const cut = Math.abs(shift) % placed.length;
        const turned = [...placed.slice(cut), ...placed.slice(0, cut)].reverse();
        const one = await playProject(projectOf(lists, placed), { frames: 60 });
        const other = await playProject(projectOf(lists, turned), { frames: 60 });
        expect(actorsOf(other)).toEqual(actorsOf(one));
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  it('run a group as if its children replaced it', async () => {
    await fc.assert(
      fc.asyncProperty(selfishList, async (list) => {
        const placed = placedActors([0, 5], 1);
        const flat = await playProject(projectOf([list], placed), { frames: 60 });
        const grouped = await playProject(projectOf([[group([group(list)])]], placed), { frames: 60 });
        expect(actorsOf(grouped)).toEqual(actorsOf(flat));
      }),
      { seed: 1, numRuns: 30 },
    );
  });
});
