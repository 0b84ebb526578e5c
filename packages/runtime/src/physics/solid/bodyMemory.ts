import type { RigidBody, World } from '@dimforge/rapier2d-deterministic-compat';
import type { Rapier } from './bodyShape.ts';

/**
 * Where the library keeps its bodies in its memory. Asking for one number of one body costs as much as moving the body,
 * so all are read where they are.
 */
export interface BodyMemory {
  readonly memory: WebAssembly.Memory;
  /** Bytes from the address of the set of bodies to the address of the first body. */
  readonly first: number;
  /** Numbers of four bytes from one body to the next. */
  readonly stride: number;
  /** Numbers of four bytes from the start of a body to x and y of each of these, and to the single last one. */
  readonly place: number;
  readonly direction: number;
  readonly velocity: number;
  readonly spin: number;
}

/** Loads the library; its memory, which it does not hand out, or undefined where that cannot be had. */
export async function loadWithMemory(load: () => Promise<void>): Promise<WebAssembly.Memory | undefined> {
  const { instantiate } = WebAssembly;
  const made: Promise<unknown>[] = [];
  const isReplaced = Reflect.set(
    WebAssembly,
    'instantiate',
    new Proxy(instantiate, {
      apply(target, self, given) {
        const result: Promise<unknown> = Reflect.apply(target, self, given);
        made.push(result);
        return result;
      },
    }),
  );
  try {
    await load();
  } finally {
    if (isReplaced) WebAssembly.instantiate = instantiate;
  }
  const all = await Promise.allSettled(made);
  return all.flatMap((each) => (each.status === 'fulfilled' ? memoryOf(each.value) : [])).at(0);
}

/** Finds out where bodies are by making some. Undefined when they are not where this expects them. */
export function findBodies(rapier: Rapier, memory: WebAssembly.Memory): BodyMemory | undefined {
  const world = new rapier.World({ x: 0.5, y: -9 });
  const bodies = Array.from({ length: 4 }, (_, index) => probe(rapier, world, index));
  for (let step = 0; step < 3; step++) world.step();
  const found = search(memory, world, bodies);
  world.free();
  return found;
}

/** The address of the world's set of bodies. */
export function addressOf(world: World): number {
  const address: unknown = Reflect.get(world.bodies.raw, '__wbg_ptr');
  return typeof address === 'number' ? address : 0;
}

/** Which of the bodies that the library keeps one after the other has this handle. */
export function indexOf(handle: number): number {
  handles[0] = handle;
  return halves[0] ?? 0;
}

const handles = new Float64Array(1);
const halves = new Uint32Array(handles.buffer);

function memoryOf(made: unknown): WebAssembly.Memory[] {
  const instance = made instanceof WebAssembly.Instance ? made : propertyOf(made, 'instance');
  const exported = propertyOf(instance, 'exports');
  const memory = propertyOf(exported, 'memory');
  const isLibrary = propertyOf(exported, 'rawrigidbodyset_rbTranslation') !== undefined;
  return isLibrary && memory instanceof WebAssembly.Memory ? [memory] : [];
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A body whose numbers are like no other ones. */
function probe(rapier: Rapier, world: World, index: number): RigidBody {
  const description = rapier.RigidBodyDesc.dynamic()
    .setTranslation(1234.5 + index * 7, -98.25 - index * 11)
    .setRotation(0.3 + index * 0.4)
    .setLinvel(3.5 + index, -2.25 - index)
    .setAngvel(1.75 + index);
  const body = world.createRigidBody(description);
  world.createCollider(rapier.ColliderDesc.ball(0.25).setDensity(0), body);
  body.setAdditionalMassProperties(2, { x: 0.125, y: 0.0625 }, 3, true);
  return body;
}

function search(memory: WebAssembly.Memory, world: World, bodies: readonly RigidBody[]): BodyMemory | undefined {
  const numbers = new Float32Array(memory.buffer);
  const addresses = new Uint32Array(memory.buffer);
  const set = addressOf(world);
  const places = bodies.map((body) => [body.translation().x, body.translation().y]);
  const directions = bodies.map((body) => [Math.cos(body.rotation()), Math.sin(body.rotation())]);
  const velocities = bodies.map((body) => [body.linvel().x, body.linvel().y]);
  const spins = bodies.map((body) => [body.angvel()]);
  for (let first = 0; first < furthestField; first += 4) {
    const start = addresses[(set + first) / 4] ?? 0;
    if (start === 0 || start % 4 !== 0) continue;
    for (let stride = 16; stride < largestBody; stride++) {
      const find = (wanted: readonly (readonly number[])[]) => placeOf(numbers, start / 4, stride, wanted);
      const place = find(places);
      if (place < 0) continue;
      const [direction, velocity, spin] = [find(directions), find(velocities), find(spins)];
      if (direction >= 0 && velocity >= 0 && spin >= 0) {
        return { memory, first, stride, place, direction, velocity, spin };
      }
    }
  }
  return undefined;
}

/** Bytes of the set of bodies, and numbers of a body, among which is looked. */
const furthestField = 1024;
const largestBody = 256;

/** The first place, from the start of a body, at which all bodies have what is wanted; -1 when there is none. */
function placeOf(numbers: Float32Array, start: number, stride: number, wanted: readonly (readonly number[])[]): number {
  for (let place = 0; place < stride; place++) {
    let isThere = true;
    for (let index = 0; index < wanted.length && isThere; index++) {
      const values = wanted[index] ?? [];
      const at = start + index * stride + place;
      for (let i = 0; i < values.length && isThere; i++) isThere = isAbout(numbers[at + i], values[i]);
    }
    if (isThere) return place;
  }
  return -1;
}

function isAbout(number = Number.NaN, value = Number.NaN): boolean {
  return Math.abs(number - value) <= 1e-6 * Math.abs(value);
}
