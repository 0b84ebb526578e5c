import type { TempContactManifold, World } from '@dimforge/rapier2d-deterministic-compat';
import { cos, sin } from '../../math/trigonometry.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** A contact point of two bodies in a step. */
export interface Contact {
  readonly first: SolidBody;
  readonly second: SolidBody;
  /** Whether the bodies pressed against each other. */
  readonly isPressed: boolean;
  /** Gap in px at the start of the step; negative where they overlapped. */
  readonly distance: number;
  /** From the first to the second. */
  readonly normalX: number;
  readonly normalY: number;
  /** On the surface of each body, in px from the center of its actor, unrotated. */
  readonly onFirst: Point;
  readonly onSecond: Point;
}

/** True when reading the contacts of two bodies can have an effect. */
export type PairTest = (first: SolidBody, second: SolidBody) => boolean;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Reads the contacts that the last step has resolved. */
export class ContactReader {
  readonly #world: World;
  readonly #byCollider: ReadonlyMap<number, SolidBody>;
  readonly #others: number[] = [];
  #found: Contact[] = [];
  #own = 0;

  constructor(world: World, byCollider: ReadonlyMap<number, SolidBody>) {
    this.#world = world;
    this.#byCollider = byCollider;
  }

  /** Pressed contacts of bodies that are due; for two such bodies only once, and only where they matter. */
  pressedOf(bodies: readonly SolidBody[], matters: PairTest): readonly Contact[] {
    this.#found = [];
    for (const body of bodies) {
      for (const collider of body.colliders) {
        for (const handle of this.#listOthers(collider.handle)) {
          const other = this.#byCollider.get(handle);
          if (!other || (other.turnInContacts >= 0 && other.turnInContacts <= body.turnInContacts)) continue;
          if (matters(body, other)) this.#addPair(body, other, handle, true);
        }
      }
    }
    return this.#found;
  }

  /** All contacts of one body. */
  allOf(body: SolidBody): readonly Contact[] {
    this.#found = [];
    this.#eachPair(body, (other, handle) => this.#addPair(body, other, handle, false));
    return this.#found;
  }

  /** Wakes everything that touches a body that is about to change or be removed. */
  wakeAround(body: SolidBody): void {
    this.#eachPair(body, (other) => other.rigid.wakeUp());
  }

  #eachPair(body: SolidBody, visit: (other: SolidBody, handle: number) => void): void {
    for (const collider of body.colliders) {
      for (const handle of this.#listOthers(collider.handle)) {
        const other = this.#byCollider.get(handle);
        if (other) visit(other, handle);
      }
    }
  }

  /** Colliders close to a given one, in an order that does not depend on history. */
  #listOthers(handle: number): readonly number[] {
    this.#own = handle;
    this.#others.length = 0;
    this.#world.narrowPhase.contactPairsWith(handle, this.#noteOther);
    if (this.#others.length > 1) this.#others.sort(byHandle);
    return this.#others;
  }

  readonly #noteOther = (handle: number): void => {
    this.#others.push(handle);
  };

  #addPair(body: SolidBody, other: SolidBody, handle: number, isPressedOnly: boolean): void {
    this.#world.narrowPhase.contactPair(this.#own, handle, this.#world.bodies, (manifold, isFlipped) => {
      const [first, second] = isFlipped ? [other, body] : [body, other];
      const count = manifold.numContacts();
      for (let i = 0; i < count; i++) {
        if (!isPressedOnly || manifold.contactImpulse(i) > 0) this.#addContact(manifold, i, first, second);
      }
    });
  }

  #addContact(manifold: TempContactManifold, i: number, first: SolidBody, second: SolidBody): void {
    const onFirst = inPixels(manifold.localContactPoint1(i));
    const onSecond = inPixels(manifold.localContactPoint2(i));
    if (!onFirst || !onSecond) return;
    const { x: normalX, y: normalY } = manifold.normal();
    const distance = manifold.contactDist(i) * pixelsPerMeter;
    const isPressed = manifold.contactImpulse(i) > 0;
    this.#found.push({ first, second, isPressed, distance, normalX, normalY, onFirst, onSecond });
  }
}

/** A point of a body, given relative to the center of its actor, in scene coordinates. */
export function inScene(body: SolidBody, x: number, y: number): Point {
  const angle = (body.reachedAngle * 180) / Math.PI;
  const cosine = cos(angle);
  const sine = sin(angle);
  return {
    x: body.reachedX * pixelsPerMeter + x * cosine - y * sine,
    y: body.reachedY * pixelsPerMeter + x * sine + y * cosine,
  };
}

function inPixels(meters: Point | null): Point | undefined {
  return meters ? { x: meters.x * pixelsPerMeter, y: meters.y * pixelsPerMeter } : undefined;
}

function byHandle(a: number, b: number): number {
  return a - b;
}
