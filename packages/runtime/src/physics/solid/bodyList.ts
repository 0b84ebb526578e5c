import { NumberRows } from '../../rows/numberRows.ts';
import type { CollideTarget, NumberTables, PhysicsActor } from '../types.ts';
import type { SolidBody } from './solidBody.ts';

/** Bodies in insertion order, together with contiguous indexes of their numbers and those of their actors. */
export class BodyList {
  readonly all: SolidBody[] = [];
  readonly rows = new NumberRows();
  #actorBatch: ActorBatch | undefined;

  add(body: SolidBody): void {
    this.all.push(body);
    this.#actorBatch = undefined;
  }

  remove(body: SolidBody): void {
    this.all.splice(this.all.indexOf(body), 1);
    this.#actorBatch = undefined;
  }

  /** Puts a body into the class that its actor currently belongs to. */
  sort(body: SolidBody, pairClass: number): void {
    const { collides, tags } = body.actor;
    if (body.pairClass === pairClass && body.sortedCollides === collides && body.sortedTags === tags) return;
    body.isSettled = false;
    body.pairClass = pairClass;
    body.sortedCollides = collides;
    body.sortedTags = tags;
    this.#actorBatch = undefined;
  }

  actorBatch(): ActorBatch {
    this.#actorBatch ??= batchOf(this.all);
    return this.#actorBatch;
  }
}

/** The data that loops over all bodies need, so that most loops touch neither bodies nor actors. */
export interface ActorBatch {
  readonly actors: readonly PhysicsActor[];
  /** Where the row of each body begins. */
  readonly starts: Int32Array;
  /** Where the numbers of each actor begin in the tables that they share; undefined when they share none. */
  readonly tables: NumberTables | undefined;
  readonly offsets: Int32Array;
  /** The Collides and tags of the actors for which the bodies were sorted into classes. */
  readonly collides: readonly (readonly CollideTarget[])[];
  readonly tags: readonly (readonly string[])[];
}

function batchOf(bodies: readonly SolidBody[]): ActorBatch {
  const actors = bodies.map(({ actor }) => actor);
  const tables = actors[0]?.rows;
  return {
    actors,
    starts: Int32Array.from(bodies, ({ row }) => row),
    tables: actors.every(({ rows }) => rows === tables) ? tables : undefined,
    offsets: Int32Array.from(actors, ({ offset = 0 }) => offset),
    collides: bodies.map(({ sortedCollides }) => sortedCollides),
    tags: bodies.map(({ sortedTags }) => sortedTags),
  };
}
