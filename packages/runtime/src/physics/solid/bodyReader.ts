import type { World } from '@dimforge/rapier2d-deterministic-compat';
import { pixelsPerMeter, type SolidBody, numberAt as to } from './solidBody.ts';

/** Reads where the library moved the dynamic bodies of a world. */
export class BodyReader {
  readonly #set: World['bodies']['raw'];
  readonly #vector = new Float32Array(2);

  constructor(world: World) {
    this.#set = world.bodies.raw;
  }

  /** Updates `reached`, `speed` and `held` of a body. False while it sleeps. */
  read(body: SolidBody): boolean {
    const { rigid } = body;
    if (body.isAsleep && !body.isTouched && rigid.isSleeping()) return false;
    this.#ask(body);
    body.isTouched = true;
    const { row } = body;
    const { data } = body.rows;
    body.isAsleep =
      data[row + to.heldX] === 0 && data[row + to.heldY] === 0 && data[row + to.heldTurn] === 0 && rigid.isSleeping();
    return true;
  }

  #ask(body: SolidBody): void {
    const { row } = body;
    const { data } = body.rows;
    const handle = data[row + to.handle] ?? 0;
    const position = this.position(handle);
    data[row + to.reachedX] = position[0] ?? 0;
    data[row + to.reachedY] = position[1] ?? 0;
    const velocity = this.velocity(handle);
    data[row + to.speedX] = data[row + to.heldX] = (velocity[0] ?? 0) * pixelsPerMeter;
    data[row + to.speedY] = data[row + to.heldY] = (velocity[1] ?? 0) * pixelsPerMeter;
    if (body.fixedRotation) {
      data[row + to.speedTurn] = data[row + to.heldTurn] = 0;
      return;
    }
    data[row + to.speedTurn] = data[row + to.heldTurn] = this.spin(handle) * degreesPerRadian;
    data[row + to.reachedAngle] = this.angle(handle);
  }

  /** X and y in meters, valid until the next call. */
  position(handle: number): Float32Array {
    this.#set.rbTranslation(handle, this.#vector);
    return this.#vector;
  }

  /** In meters per second, valid until the next call. */
  velocity(handle: number): Float32Array {
    this.#set.rbLinvel(handle, this.#vector);
    return this.#vector;
  }

  /** In radians per second. */
  spin(handle: number): number {
    return this.#set.rbAngvel(handle);
  }

  /** In radians. */
  angle(handle: number): number {
    return this.#set.rbRotation(handle);
  }
}

const degreesPerRadian = 180 / Math.PI;
