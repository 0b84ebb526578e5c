import { createPhysicsEngine } from '../../packages/runtime/src/physics/physicsEngine.ts';
import { inRows, testActor } from '../../packages/runtime/src/physics/test/testActor.ts';
import type { PhysicsActor } from '../../packages/runtime/src/physics/types.ts';
import { ActorRows } from '../../packages/runtime/src/rows/actorRows.ts';
import { keep, type Row, shortest } from './row.ts';

const actors = 5000;
const columns = 100;
const tags = ['red', 'green', 'blue', 'gold', 'gray'] as const;

/**
 * G2o: overlap tests of thousands of moving actors by tag, without the physics library, compared with testing every
 * pair.
 */
export function rows(): Row[] {
  const world = createPhysicsEngine().createWorld(false);
  const table = new ActorRows();
  const crowd = Array.from({ length: actors }, (_, index) => inRows(table, member(index)));
  for (const actor of crowd) world.add(actor);
  let hits = 0;
  let frame = 0;
  const ours = () => {
    const direction = frame++ % 20 < 10 ? 1 : -1;
    for (const actor of crowd) actor.x += actor.key % 2 === 0 ? direction : -direction;
    world.updateOverlaps();
    hits = 0;
    for (const [index, actor] of crowd.entries()) if (world.overlapsAny(actor, targetOf(index))) hits++;
    keep(hits);
  };
  for (let warm = 0; warm < 105; warm++) ours();
  if (hits < 500 || hits !== countByHand(crowd)) throw new Error(`${hits} overlaps, not ${countByHand(crowd)}.`);
  const times = shortest({ ours, allPairs: () => keep(countByHand(crowd)) }, 60);
  return [
    {
      id: 'G2o',
      what: `moving ${actors} actors and asking each for overlaps by tag`,
      value: times.ours * 1e3,
      unit: 'ms',
      goal: { max: 1 },
    },
    {
      id: 'G2op',
      what: 'the same by testing every pair',
      value: times.allPairs * 1e3,
      unit: 'ms',
      ratio: times.allPairs / times.ours,
      against: 'ours',
      goal: { min: 10 },
    },
  ];
}

/** Actors of 20 px on a grid of 30 px, each second row shifted so that some of them meet. */
function member(index: number): PhysicsActor {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const x = column * 30 + (column % 3 === 0 ? 12 : 0);
  return testActor({ x, y: row * 30, width: 20, height: 20, tags: [tags[index % tags.length] ?? ''] });
}

const targets = tags.map((match) => ({ mode: 1, match }) as const);

function targetOf(index: number): { readonly mode: 1; readonly match: string } {
  return targets[(index + 1) % tags.length] ?? targets[0] ?? { mode: 1, match: '' };
}

/** The same by comparing every actor with every other one. */
function countByHand(crowd: readonly PhysicsActor[]): number {
  let count = 0;
  for (const [index, actor] of crowd.entries()) {
    const { match } = targetOf(index);
    if (crowd.some((other) => other !== actor && other.tags.includes(match) && meet(actor, other))) count++;
  }
  return count;
}

function meet(a: PhysicsActor, b: PhysicsActor): boolean {
  return Math.abs(a.x - b.x) <= 20.5 && Math.abs(a.y - b.y) <= 20.5;
}
