import { makeFinite, moveAllFreely, moveFreely, standingOf } from './freeMotion.ts';
import { type OverlapState, Overlaps } from './overlap/overlaps.ts';
import { type PairedActor, Pairing, type PairingState } from './solid/pairing.ts';
import type { SolidBodies, SolidState } from './solid/solidBodies.ts';
import type { SolidBody } from './solid/solidBody.ts';
import type { SolidLibrary } from './solid/solidLibrary.ts';
import type { CollideTarget, PhysicsActor, PhysicsWorld, Standing } from './types.ts';

/** A world that moves its actors by plain arithmetic, except for those involved in an active Collide. */
export function createPhysicsWorld(library: () => SolidLibrary | undefined, canCollide: boolean): PhysicsWorld {
  return new HybridWorld(library, canCollide);
}

interface Member extends PairedActor {
  body: SolidBody | undefined;
}

interface WorldState {
  readonly order: readonly number[];
  readonly pairing: PairingState;
  readonly solid: SolidState | undefined;
  readonly overlaps: OverlapState;
  /** The physics library failed in this world, so nothing in it is solid anymore. */
  readonly hasFailed?: true;
}

class HybridWorld implements PhysicsWorld {
  readonly #library: () => SolidLibrary | undefined;
  #canCollide: boolean;
  #hasFailed = false;
  readonly #members = new Map<PhysicsActor, Member>();
  /** Members and actors in the order in which they were added. */
  #ordered: Member[] = [];
  #standing = standingOf([]);
  #overlaps = new Overlaps();
  #pairing = new Pairing();
  #solid: SolidBodies | undefined;
  #isListStale = false;

  constructor(library: () => SolidLibrary | undefined, canCollide: boolean) {
    this.#library = library;
    this.#canCollide = canCollide;
  }

  add(actor: PhysicsActor): void {
    if (this.#members.has(actor)) return;
    this.#members.set(actor, {
      actor,
      body: undefined,
      pairClass: -1,
      seenCollides: [],
      seenTags: undefined,
      seenVersion: -1,
    });
    this.#isListStale = true;
  }

  remove(actor: PhysicsActor): void {
    const member = this.#members.get(actor);
    if (!member) return;
    this.#pairing.forget(member);
    this.#fitBody(member);
    this.#members.delete(actor);
    this.#isListStale = true;
  }

  step(gravityX: number, gravityY: number): void {
    const gravity = { x: Number.isFinite(gravityX) ? gravityX : 0, y: Number.isFinite(gravityY) ? gravityY : 0 };
    this.arrange();
    if (!this.#canCollide) {
      moveAllFreely(this.#standing, gravity.x, gravity.y);
      return;
    }
    const isSorted = this.#pairing.sortedVersion === this.#pairing.version && this.#solid?.survey();
    if (!isSorted) {
      if (this.#mayRegroup()) this.#regroup(gravity.x, gravity.y);
      this.#pairing.sortedVersion = this.#ordered.every(({ body }) => body) ? this.#pairing.version : -1;
      this.#solid?.survey();
    }
    try {
      this.#solid?.step(gravity.x, gravity.y);
    } catch (error) {
      this.#giveUp();
      throw error;
    }
  }

  /** Reads the Collides of all actors. False when all have bodies that still fit. */
  #mayRegroup(): boolean {
    let mayRegroup = false;
    const { version } = this.#pairing;
    for (const member of this.#ordered) {
      const { actor, body, seenCollides, seenTags, seenVersion } = member;
      if (body && actor.collides === seenCollides && actor.tags === seenTags && seenVersion === version) continue;
      if (!body) makeFinite(actor);
      if (actor.collides !== seenCollides) this.#pairing.noteTargets(member);
      mayRegroup = true;
    }
    return mayRegroup || this.#pairing.version !== version;
  }

  /** Creates bodies for actors involved in a Collide, and moves the others. */
  #regroup(gravityX: number, gravityY: number): void {
    for (const member of this.#ordered) {
      if (this.#pairing.isNeeded || member.pairClass >= 0) this.#pairing.classify(member);
      if (member.pairClass >= 0 || member.body) this.#fitBody(member);
      if (!member.body) moveFreely(member.actor, gravityX, gravityY);
    }
  }

  arrange(): Standing {
    if (!this.#isListStale) return this.#standing;
    this.#isListStale = false;
    this.#pairing.sortedVersion = -1;
    this.#ordered = [...this.#members.values()];
    this.#standing = standingOf(this.#ordered.map((member) => member.actor));
    return this.#standing;
  }

  updateOverlaps(): void {
    this.arrange();
    this.#overlaps.update(this.#standing);
  }

  overlapsAny(actor: PhysicsActor, target: CollideTarget): boolean {
    return this.#overlaps.any(actor, target);
  }

  snapshot(): WorldState {
    this.arrange();
    return {
      order: this.#standing.actors.map((actor) => actor.key),
      pairing: this.#pairing.snapshot(),
      solid: this.#solid?.snapshot(),
      overlaps: this.#overlaps.snapshot(),
      ...(this.#hasFailed && { hasFailed: true }),
    };
  }

  restore(state: unknown, actors: ReadonlyMap<number, PhysicsActor>): void {
    if (!isWorldState(state)) throw new TypeError('not a snapshot of a physics world');
    this.#clear();
    this.#pairing.restore(state.pairing);
    for (const key of state.order) {
      const actor = actors.get(key);
      if (actor) this.add(actor);
    }
    this.arrange();
    for (const member of this.#ordered) this.#pairing.noteTargets(member);
    for (const member of this.#ordered) this.#pairing.classify(member);
    const library = state.solid && this.#library();
    if (state.solid && library) {
      this.#solid = library.createBodies(this.#pairing, state.solid.library);
      const bodies = this.#solid.restore(state.solid, actors);
      for (const member of this.#ordered) member.body = bodies.get(member.actor.key);
    }
    this.#overlaps.restore(state.overlaps, actors);
    if (state.hasFailed) this.#giveUp();
  }

  destroy(): void {
    this.#clear();
  }

  #clear(): void {
    this.#solid?.free();
    this.#solid = undefined;
    this.#members.clear();
    this.#pairing = new Pairing();
    this.#overlaps = new Overlaps();
    this.#isListStale = true;
  }

  /** Continues without the library, which no longer responds, not even to being freed. */
  #giveUp(): void {
    this.#hasFailed = true;
    this.#canCollide = false;
    this.#solid = undefined;
    for (const member of this.#ordered) member.body = undefined;
  }

  /** Creates or removes the body of a member as its class requires. */
  #fitBody(member: Member): void {
    if (member.pairClass < 0) {
      if (member.body) this.#solid?.remove(member.body);
      member.body = undefined;
      return;
    }
    if (member.body) {
      this.#solid?.sort(member.body, member.pairClass);
      return;
    }
    const library = this.#library();
    if (!library) return;
    this.#solid ??= library.createBodies(this.#pairing);
    member.body = this.#solid.add(member.actor, member.pairClass);
  }
}

function isWorldState(value: unknown): value is WorldState {
  return typeof value === 'object' && value !== null && 'order' in value && 'pairing' in value && 'overlaps' in value;
}
