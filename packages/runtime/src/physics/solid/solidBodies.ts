import type { EventQueue, PhysicsHooks } from '@dimforge/rapier2d-deterministic-compat';
import type { PhysicsActor } from '../types.ts';
import { BodyList } from './bodyList.ts';
import { BodyReader } from './bodyReader.ts';
import { askAboutPairs, type BodyHome } from './bodySettings.ts';
import type { Rapier } from './bodyShape.ts';
import type { Pull } from './bounce.ts';
import { ContactReader } from './contacts.ts';
import { createBody } from './createBody.ts';
import type { Pairing } from './pairing.ts';
import { Preparation, type PreparationState } from './preparation.ts';
import { Resolution } from './resolution.ts';
import { leaveRow, pixelsPerMeter, type SolidBody } from './solidBody.ts';
import { type BodyState, restoreBody, stateOf } from './solidState.ts';

/** All bodies of a scene as plain data. */
export interface SolidState {
  readonly library: Uint8Array;
  readonly bodies: readonly BodyState[];
  readonly pull: Pull;
  readonly isCrowded: boolean;
  readonly preparation: PreparationState;
}

/** The bodies of one scene in the physics library: those of actors that an active Collide concerns. */
export class SolidBodies {
  readonly #pairing: Pairing;
  readonly #home: BodyHome & { isCrowded: boolean };
  readonly #preparation: Preparation;
  readonly #resolution: Resolution;
  readonly #bodies = new BodyList();
  readonly #pull = { x: 0, y: 0 };
  readonly #hooks: PhysicsHooks;
  #events: EventQueue | undefined;

  constructor(rapier: Rapier, pairing: Pairing, snapshot?: Uint8Array) {
    const world = snapshot ? rapier.World.restoreSnapshot(snapshot) : new rapier.World({ x: 0, y: 0 });
    const byCollider = new Map<number, SolidBody>();
    // The library's own continuous detection remembers removed immovable colliders, and traps on them (0.20.0). Our own
    // continuous collision does its work.
    world.maxCcdSubsteps = 0;
    this.#pairing = pairing;
    this.#home = { rapier, world, rows: this.#bodies.rows, byCollider, isCrowded: false };
    const contacts = new ContactReader(world, byCollider);
    this.#preparation = new Preparation(this.#home, contacts, pairing);
    const areSolid = (a: SolidBody, b: SolidBody) => pairing.areSolid(a.pairClass, b.pairClass);
    const site = { rapier, world, byCollider, contacts, areSolid };
    this.#resolution = new Resolution(site, new BodyReader(world), this.#bodies);
    this.#hooks = {
      filterContactPair(a, b) {
        const first = byCollider.get(a);
        const second = byCollider.get(b);
        return first && second && areSolid(first, second) ? rapier.SolverFlags.COMPUTE_IMPULSE : null;
      },
      filterIntersectionPair: () => false,
    };
  }

  add(actor: PhysicsActor, pairClass: number): SolidBody {
    const body = createBody(this.#home, actor, pairClass, this.#pairing.groupsOf(pairClass));
    this.#bodies.add(body);
    this.#preparation.noteNew(body);
    return body;
  }

  remove(body: SolidBody): void {
    this.#preparation.remove(body);
    leaveRow(body);
    this.#bodies.remove(body);
  }

  /** Puts a body into the class that its actor currently belongs to. */
  sort(body: SolidBody, pairClass: number): void {
    this.#bodies.sort(body, pairClass);
  }

  /** Checks what has changed since the last step. False when bodies have to be sorted before the next one. */
  survey(): boolean {
    return this.#preparation.survey(this.#bodies);
  }

  /** Must be called right after a survey. Advances one step under gravity in px/s², y down. */
  step(gravityX: number, gravityY: number): void {
    this.#setGravity(gravityX, -gravityY);
    this.#setCrowded(this.#pairing.isCrowded);
    const circumstances = this.#preparation.prepare(this.#bodies, this.#pull);
    const { world } = this.#home;
    if (this.#home.isCrowded) {
      this.#events ??= new this.#home.rapier.EventQueue(true);
      world.step(this.#events, this.#hooks);
    } else world.step();
    this.#resolution.resolve(circumstances);
  }

  snapshot(): SolidState {
    const { world, isCrowded } = this.#home;
    const bodies = this.#bodies.all.map(stateOf);
    const preparation = this.#preparation.snapshot();
    return { library: world.takeSnapshot(), bodies, pull: { ...this.#pull }, isCrowded, preparation };
  }

  /** Connects the bodies of a restored library to their actors; returns them by actor key. */
  restore(state: SolidState, actors: ReadonlyMap<number, PhysicsActor>): Map<number, SolidBody> {
    const byKey = new Map<number, SolidBody>();
    this.#home.isCrowded = state.isCrowded;
    this.#preparation.restore(state.preparation);
    this.#pull.x = state.pull.x;
    this.#pull.y = state.pull.y;
    this.#home.world.gravity = inMeters(this.#pull);
    for (const saved of state.bodies) {
      const actor = actors.get(saved.key);
      const body = actor && restoreBody(this.#home, actor, saved);
      if (!body) continue;
      this.#bodies.add(body);
      byKey.set(saved.key, body);
    }
    return byKey;
  }

  free(): void {
    this.#events?.free();
    this.#home.world.free();
  }

  #setGravity(x: number, y: number): void {
    const pull = this.#pull;
    if (x === pull.x && y === pull.y) return;
    pull.x = x;
    pull.y = y;
    this.#home.world.gravity = inMeters(pull);
    for (const body of this.#bodies.all) body.rigid.wakeUp();
  }

  #setCrowded(isCrowded: boolean): void {
    if (isCrowded === this.#home.isCrowded) return;
    this.#home.isCrowded = isCrowded;
    for (const body of this.#bodies.all) askAboutPairs(this.#home, body);
  }
}

function inMeters({ x, y }: Pull): { x: number; y: number } {
  return { x: x / pixelsPerMeter, y: y / pixelsPerMeter };
}
