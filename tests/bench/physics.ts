import * as rapier from '@dimforge/rapier2d-deterministic-compat';
import * as planck from 'planck';
import { createPhysicsWorld } from '../../packages/runtime/src/physics/physicsWorld.ts';
import { BodyReader } from '../../packages/runtime/src/physics/solid/bodyReader.ts';
import { SolidBody } from '../../packages/runtime/src/physics/solid/solidBody.ts';
import { solidLibraryOf } from '../../packages/runtime/src/physics/solid/solidLibrary.ts';
import { inRows, testActor, testWall } from '../../packages/runtime/src/physics/test/testActor.ts';
import type { PhysicsWorld } from '../../packages/runtime/src/physics/types.ts';
import { ActorRows } from '../../packages/runtime/src/rows/actorRows.ts';
import { NumberRows } from '../../packages/runtime/src/rows/numberRows.ts';
import { rows as overlapRows } from './overlaps.ts';
import { keep, type Row } from './row.ts';

const boxes = 1000;
const steps = 120;
const rounds = 12;

/**
 * G2: a thousand falling boxes through our port, compared with the bare library when position and angle of each box are
 * read, as our port does, and with planck.
 */
export async function rows(): Promise<Row[]> {
  await rapier.init();
  const times = { ours: new Map<number, number>(), raw: new Map<number, number>(), bare: new Map<number, number>() };
  const [reading, theirs] = [new Map<number, number>(), new Map<number, number>()];
  for (let round = 0; round < rounds; round++) {
    noteSteps(times.bare, rawWorld(false));
    noteSteps(times.raw, rawWorld(true));
    const world = portWorld(createPhysicsWorld(() => solidLibraryOf(rapier), true));
    noteSteps(times.ours, () => world.step(0, 490));
    world.destroy();
    noteSteps(reading, ...readWorld());
    if (round < 2) noteSteps(theirs, planckWorld());
  }
  const value = meanOf(times.ours);
  const what = `a step of ${boxes} falling boxes through the port`;
  return [
    {
      id: 'G2',
      what,
      value: value * 1e3,
      unit: 'ms',
      ratio: value / meanOf(times.raw),
      against: 'rapier-deterministic with positions read',
      goal: { max: 1.15 },
    },
    {
      id: 'G2b',
      what: 'the same, compared with the library without readback',
      value: value * 1e3,
      unit: 'ms',
      ratio: value / meanOf(times.bare),
      against: 'bare rapier-deterministic',
      goal: { max: 1.25 },
    },
    {
      id: 'G2r',
      what: `reading positions and velocities of ${boxes} boxes`,
      value: meanOf(reading) * 1e3,
      unit: 'ms',
      ratio: meanOf(reading) / value,
      against: 'the step',
      goal: { max: 0.1 },
    },
    {
      id: 'G2p',
      what: 'a step of the same boxes in planck',
      value: meanOf(theirs) * 1e3,
      unit: 'ms',
      ratio: meanOf(theirs) / value,
      against: 'ours',
      goal: { min: 12 },
    },
    ...overlapRows(),
  ];
}

/** Keeps the shortest time of each step over all rounds, to reduce the influence of other work on the machine. */
function noteSteps(shortest: Map<number, number>, step: () => void, before: () => void = () => {}): void {
  before();
  step();
  for (let count = 0; count < steps; count++) {
    before();
    const start = process.hrtime.bigint();
    step();
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    shortest.set(count, Math.min(seconds, shortest.get(count) ?? Infinity));
  }
}

function meanOf(times: ReadonlyMap<number, number>): number {
  return [...times.values()].reduce((sum, seconds) => sum + seconds, 0) / times.size;
}

function place(index: number): { x: number; y: number } {
  return { x: (index % 40) * 26 + (Math.floor(index / 40) % 2) * 7, y: 40 + Math.floor(index / 40) * 26 };
}

function portWorld(world: PhysicsWorld): PhysicsWorld {
  const rows = new ActorRows();
  world.add(inRows(rows, testWall({ x: 520, y: -20, width: 4000, height: 40 })));
  for (let index = 0; index < boxes; index++) {
    const collides = [
      { mode: 1, match: 'wall' },
      { mode: 0, match: 'id1' },
    ] as const;
    world.add(inRows(rows, testActor({ ...place(index), width: 20, height: 20, friction: 3, collides })));
  }
  return world;
}

function rawBodies(): { world: rapier.World; bodies: rapier.RigidBody[] } {
  const world = new rapier.World({ x: 0, y: -9.8 });
  world.timestep = 1 / 60;
  const ground = world.createRigidBody(rapier.RigidBodyDesc.fixed().setTranslation(10.4, -0.4));
  world.createCollider(rapier.ColliderDesc.cuboid(40, 0.4), ground);
  const bodies = Array.from({ length: boxes }, (_, index) => {
    const { x, y } = place(index);
    const body = world.createRigidBody(rapier.RigidBodyDesc.dynamic().setTranslation(x / 50, y / 50));
    world.createCollider(rapier.ColliderDesc.cuboid(0.2, 0.2).setFriction(0.06), body);
    return body;
  });
  return { world, bodies };
}

/** The library used as documented, with and without reading positions and angles. */
function rawWorld(isRead: boolean): () => void {
  const { world, bodies } = rawBodies();
  if (!isRead) return () => world.step();
  const at = { x: 0, y: 0 };
  return () => {
    world.step();
    let sum = 0;
    for (const body of bodies) {
      body.translation(at);
      sum += at.x + at.y + body.rotation();
    }
    keep(sum);
  };
}

/** Only what our port reads after each step, and the step itself. */
function readWorld(): [() => void, () => void] {
  const { world, bodies } = rawBodies();
  const reader = new BodyReader(world);
  const rows = new NumberRows();
  const solid = bodies.map((body) => new SolidBody(rows, testActor(), 0, body));
  const read = () => {
    for (const body of solid) reader.read(body);
  };
  return [read, () => world.step()];
}

function planckWorld(): () => void {
  const world = new planck.World({ gravity: new planck.Vec2(0, -9.8) });
  const ground = world.createBody({ type: 'static', position: new planck.Vec2(10.4, -0.4) });
  ground.createFixture({ shape: new planck.Box(40, 0.4), friction: 0.06 });
  for (let index = 0; index < boxes; index++) {
    const { x, y } = place(index);
    const body = world.createBody({ type: 'dynamic', position: new planck.Vec2(x / 50, y / 50) });
    body.createFixture({ shape: new planck.Box(0.2, 0.2), density: 1, friction: 0.06 });
  }
  return () => world.step(1 / 60, 8, 3);
}
