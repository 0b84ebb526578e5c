import type { TempContactManifold, World } from '@dimforge/rapier2d-deterministic-compat';
import { cos, sin } from '../../math.ts';
import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** A point at which two bodies came close in a step. */
export interface Contact {
  readonly first: SolidBody;
  readonly second: SolidBody;
  /** The bodies pressed against each other. */
  readonly isPressed: boolean;
  /** In px at the start of the step; negative where they were inside each other. */
  readonly distance: number;
  /** From the first to the second. */
  readonly normalX: number;
  readonly normalY: number;
  /** In px, from the center of mass of each body. */
  readonly firstX: number;
  readonly firstY: number;
  readonly secondX: number;
  readonly secondY: number;
  /** On the surface of each body, in px from the middle of its actor, unturned. */
  readonly onFirst: Point;
  readonly onSecond: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Reads the contacts that the last step has resolved. */
export class ContactReader {
  /** Contacts found since `begin`. */
  readonly found: Contact[] = [];
  readonly #world: World;
  readonly #byCollider: ReadonlyMap<number, SolidBody>;
  readonly #others: number[] = [];
  #own = 0;

  constructor(world: World, byCollider: ReadonlyMap<number, SolidBody>) {
    this.#world = world;
    this.#byCollider = byCollider;
  }

  begin(): void {
    this.found.length = 0;
  }

  /** Adds the contacts of a body, except those with bodies whose own turn came before. */
  addContactsOf(body: SolidBody): void {
    for (const collider of body.colliders) {
      this.#own = collider.handle;
      this.#others.length = 0;
      this.#world.narrowPhase.contactPairsWith(collider.handle, this.#noteOther);
      this.#others.sort(byHandle);
      for (const other of this.#others) this.#addPair(body, other);
    }
  }

  /** Wakes whatever touches a body that is about to change or go. */
  wakeAround(body: SolidBody): void {
    for (const collider of body.colliders) {
      this.#own = collider.handle;
      this.#others.length = 0;
      this.#world.narrowPhase.contactPairsWith(collider.handle, this.#noteOther);
      for (const other of this.#others) this.#byCollider.get(other)?.rigid.wakeUp();
    }
  }

  readonly #noteOther = (handle: number): void => {
    this.#others.push(handle);
  };

  #addPair(body: SolidBody, otherHandle: number): void {
    const other = this.#byCollider.get(otherHandle);
    if (!other || (other.turnInContacts >= 0 && other.turnInContacts < body.turnInContacts)) return;
    this.#world.narrowPhase.contactPair(this.#own, otherHandle, this.#world.bodies, (manifold, isFlipped) => {
      if (isFlipped) this.#addManifold(manifold, other, body);
      else this.#addManifold(manifold, body, other);
    });
  }

  #addManifold(manifold: TempContactManifold, first: SolidBody, second: SolidBody): void {
    const count = manifold.numContacts();
    for (let i = 0; i < count; i++) {
      const onFirst = inPixels(manifold.localContactPoint1(i));
      const onSecond = inPixels(manifold.localContactPoint2(i));
      if (!onFirst || !onSecond) continue;
      const normal = manifold.normal();
      const { x, y } = inScene(first, onFirst.x, onFirst.y);
      const centerFirst = centerOf(first);
      const centerSecond = centerOf(second);
      this.found.push({
        first,
        second,
        isPressed: manifold.contactImpulse(i) > 0,
        distance: manifold.contactDist(i) * pixelsPerMeter,
        normalX: normal.x,
        normalY: normal.y,
        firstX: x - centerFirst.x,
        firstY: y - centerFirst.y,
        secondX: x - centerSecond.x,
        secondY: y - centerSecond.y,
        onFirst,
        onSecond,
      });
    }
  }
}

/** A point of a body, given from the middle of its actor, in the scene. */
export function inScene(body: SolidBody, x: number, y: number): Point {
  const { reached } = body;
  const angle = (reached.angle * 180) / Math.PI;
  const cosine = cos(angle);
  const sine = sin(angle);
  return {
    x: reached.x * pixelsPerMeter + x * cosine - y * sine,
    y: reached.y * pixelsPerMeter + x * sine + y * cosine,
  };
}

function centerOf(body: SolidBody): Point {
  return inScene(body, body.actor.centerOfMassX, body.actor.centerOfMassY);
}

function inPixels(meters: Point | null): Point | undefined {
  return meters ? { x: meters.x * pixelsPerMeter, y: meters.y * pixelsPerMeter } : undefined;
}

function byHandle(a: number, b: number): number {
  return a - b;
}
