import type { World } from '@dimforge/rapier2d-deterministic-compat';
import { addressOf, type BodyMemory } from './bodyMemory.ts';
import { pixelsPerMeter, type SolidBody, numberAt as to } from './solidBody.ts';

/** Where the numbers of all bodies are in the memory of the library, until its next step. */
export interface Sight extends Omit<BodyMemory, 'memory' | 'first'> {
  readonly numbers: Float32Array;
  /** Where the first body begins among the numbers. */
  readonly start: number;
}

/** Reads where the library has moved the dynamic bodies of a world: from its memory, or else by asking for each. */
export class BodyReader {
  readonly #memory: BodyMemory | undefined;
  /** Of the set of bodies. */
  readonly #address: number;
  readonly #set: World['bodies']['raw'];
  #sight: Sight | undefined;
  /** Sine, cosine and angle in which each body was last seen, as only the library turns one into the other. */
  #angles = new Float32Array(0);

  constructor(world: World, memory: BodyMemory | undefined) {
    this.#memory = memory;
    this.#address = addressOf(world);
    this.#set = world.bodies.raw;
  }

  /** Undefined when each body has to be asked. */
  get sight(): Sight | undefined {
    return this.#sight;
  }

  /** To be called after each step of the library, and whenever a body has come. */
  refresh(): void {
    const memory = this.#memory;
    if (!memory) return;
    const { buffer } = memory.memory;
    const numbers = this.#sight?.numbers.buffer === buffer ? this.#sight.numbers : new Float32Array(buffer);
    const start = (new Uint32Array(buffer, this.#address + memory.first, 1)[0] ?? 0) / 4;
    this.#sight = { ...memory, numbers, start };
  }

  /** Brings `reached`, `speed` and `held` of a body up to date. False while it sleeps. */
  read(body: SolidBody): boolean {
    const { rigid } = body;
    if (body.isAsleep && !body.isTouched && rigid.isSleeping()) return false;
    if (this.#sight) this.#look(body, this.#sight);
    else ask(body);
    body.isTouched = true;
    const { row } = body;
    const { data } = body.rows;
    body.isAsleep =
      data[row + to.heldX] === 0 && data[row + to.heldY] === 0 && data[row + to.heldTurn] === 0 && rigid.isSleeping();
    return true;
  }

  #look(body: SolidBody, { numbers, start, stride, place, direction, velocity, spin }: Sight): void {
    const at = start + body.index * stride;
    const { row } = body;
    const { data } = body.rows;
    data[row + to.reachedX] = numbers[at + place] ?? 0;
    data[row + to.reachedY] = numbers[at + place + 1] ?? 0;
    data[row + to.speedX] = data[row + to.heldX] = (numbers[at + velocity] ?? 0) * pixelsPerMeter;
    data[row + to.speedY] = data[row + to.heldY] = (numbers[at + velocity + 1] ?? 0) * pixelsPerMeter;
    if (body.fixedRotation) {
      data[row + to.speedTurn] = data[row + to.heldTurn] = 0;
      return;
    }
    data[row + to.speedTurn] = data[row + to.heldTurn] = (numbers[at + spin] ?? 0) * degreesPerRadian;
    const angle = this.angleOf(body.index, body.handle, numbers[at + direction] ?? 1, numbers[at + direction + 1] ?? 0);
    data[row + to.reachedAngle] = angle;
  }

  /** The angle that has this sine and cosine, of the body at an index. */
  angleOf(index: number, handle: number, cosine: number, sine: number): number {
    const at = index * 3;
    if (at >= this.#angles.length) this.#angles = new Float32Array(at * 2 + 768);
    const angles = this.#angles;
    if (angles[at] !== cosine || angles[at + 1] !== sine) {
      angles[at] = cosine;
      angles[at + 1] = sine;
      angles[at + 2] = this.#set.rbRotation(handle);
    }
    return angles[at + 2] ?? 0;
  }
}

function ask(body: SolidBody): void {
  const { rigid } = body;
  rigid.translation(vector);
  body.reachedX = vector.x;
  body.reachedY = vector.y;
  rigid.linvel(vector);
  body.speedX = body.heldX = vector.x * pixelsPerMeter;
  body.speedY = body.heldY = vector.y * pixelsPerMeter;
  body.speedTurn = body.heldTurn = body.fixedRotation ? 0 : rigid.angvel() * degreesPerRadian;
  if (!body.fixedRotation) body.reachedAngle = rigid.rotation();
}

const degreesPerRadian = 180 / Math.PI;
const vector = { x: 0, y: 0 };
