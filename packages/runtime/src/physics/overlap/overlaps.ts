import { isMeant } from '../isMeant.ts';
import type { CollideTarget, PhysicsActor } from '../types.ts';
import { copyColumns, restoreColumns, type ShapeColumns } from './placedShapes.ts';
import { ShapeGrid } from './shapeGrid.ts';
import { shapesTouch } from './shapesTouch.ts';

/** Overlaps of a scene as plain data: where the shapes were, from which the actors may have gone since. */
export interface OverlapState {
  readonly keys: readonly number[];
  readonly columns: ShapeColumns;
}

/** Who overlaps whom, as of the last update. Reference 2.2 "overlaps or collides". */
export class Overlaps {
  readonly #grid = new ShapeGrid();
  readonly #slots = new Map<PhysicsActor, number>();
  readonly #byPrototype = new Map<string, Wanted>();
  readonly #byTag = new Map<string, Wanted>();
  #actors: PhysicsActor[] = [];
  #tags: (readonly string[])[] = [];
  /** Grows whenever an actor comes, goes or changes its tags. */
  #version = 0;
  #updates = 0;
  #slot = 0;
  #target: CollideTarget = { mode: 0, match: '' };
  #marks: Int32Array = new Int32Array(0);

  /** Takes the shapes as they stand now. */
  update(actors: readonly PhysicsActor[]): void {
    this.#take(actors);
    this.#grid.place(actors);
  }

  /** True when an actor that the target means overlapped or touched this one at the last update. */
  any(actor: PhysicsActor, target: CollideTarget): boolean {
    const slot = this.#slots.get(actor);
    if (slot === undefined) return false;
    const wanted = this.#wantedOf(target);
    if (wanted.members.length === 0) return false;
    if (wanted.members.length * 4 > this.#actors.length) {
      this.#slot = slot;
      this.#target = target;
      return this.#grid.visitNear(slot, this.#isHit);
    }
    if (wanted.update !== this.#updates) this.#markAround(wanted);
    return wanted.marks[slot] === this.#updates;
  }

  snapshot(): OverlapState {
    return { keys: this.#actors.map((actor) => actor.key), columns: copyColumns(this.#grid.shapes) };
  }

  restore(state: OverlapState, actors: ReadonlyMap<number, PhysicsActor>): void {
    const present = state.keys.flatMap((key) => actors.get(key) ?? []);
    if (present.length < state.keys.length) {
      this.update(present);
      return;
    }
    this.#take(present);
    restoreColumns(this.#grid.shapes, state.columns, present);
    this.#grid.sort();
  }

  #take(actors: readonly PhysicsActor[]): void {
    this.#updates++;
    let isSame = actors.length === this.#actors.length;
    for (let slot = 0; slot < actors.length && isSame; slot++) {
      isSame = actors[slot] === this.#actors[slot] && actors[slot]?.tags === this.#tags[slot];
    }
    if (isSame) return;
    this.#version++;
    this.#actors = [...actors];
    this.#tags = actors.map((actor) => actor.tags);
    this.#slots.clear();
    for (const [slot, actor] of actors.entries()) this.#slots.set(actor, slot);
  }

  #wantedOf(target: CollideTarget): Wanted {
    const all = target.mode === 0 ? this.#byPrototype : this.#byTag;
    let wanted = all.get(target.match);
    if (!wanted) {
      wanted = { members: [], version: -1, marks: new Int32Array(0), update: -1 };
      all.set(target.match, wanted);
    }
    if (wanted.version !== this.#version) {
      wanted.version = this.#version;
      wanted.members.length = 0;
      for (const [slot, actor] of this.#actors.entries()) if (isMeant(actor, target)) wanted.members.push(slot);
    }
    return wanted;
  }

  /** For targets that few actors meet: marks whatever overlaps any of these, once an update. */
  #markAround(wanted: Wanted): void {
    if (wanted.marks.length < this.#actors.length) wanted.marks = new Int32Array(this.#actors.length * 2);
    wanted.update = this.#updates;
    this.#marks = wanted.marks;
    for (const member of wanted.members) {
      this.#slot = member;
      this.#grid.visitNear(member, this.#markHit);
    }
  }

  readonly #isHit = (other: number): boolean => {
    const actor = this.#actors[other];
    return actor !== undefined && isMeant(actor, this.#target) && shapesTouch(this.#grid.shapes, this.#slot, other);
  };

  readonly #markHit = (other: number): boolean => {
    if (this.#marks[other] !== this.#updates && shapesTouch(this.#grid.shapes, this.#slot, other)) {
      this.#marks[other] = this.#updates;
    }
    return false;
  };
}

/** Whom one target means, and who was found to overlap these. */
interface Wanted {
  readonly members: number[];
  version: number;
  marks: Int32Array;
  update: number;
}
