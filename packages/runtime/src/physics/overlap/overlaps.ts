import { standingOf } from '../freeMotion.ts';
import { matchesTarget } from '../matchesTarget.ts';
import type { CollideTarget, PhysicsActor, Standing } from '../types.ts';
import { copyColumns, restoreColumns, type ShapeColumns } from './placedShapes.ts';
import { ShapeGrid } from './shapeGrid.ts';

/** Overlaps of a scene as plain data: the positions of the shapes, from which the actors may have moved since. */
export interface OverlapState {
  readonly keys: readonly number[];
  readonly columns: ShapeColumns;
}

/** Who overlaps whom, as of the last update. docs/runtime-rules.md#event-conditions. */
export class Overlaps {
  readonly #grid = new ShapeGrid();
  readonly #slots = new Map<PhysicsActor, number>();
  readonly #byPrototype = new Map<string, Wanted>();
  readonly #byTag = new Map<string, Wanted>();
  #actors: readonly PhysicsActor[] = [];
  /** The slot expected to be queried next when actors ask in order, as they mostly do. */
  #nextSlot = 0;
  #tags: (readonly string[])[] = [];
  /** Increases whenever an actor is added, removed, or changes its tags. */
  #version = 0;
  #updates = 0;

  /** Captures the current shapes. */
  update(standing: Standing): void {
    this.#take(standing.actors);
    this.#grid.place(standing);
  }

  /** True when an actor that the target matches overlapped or touched this one at the last update. */
  any(actor: PhysicsActor, target: CollideTarget): boolean {
    const slot = this.#slotOf(actor);
    if (slot === undefined) return false;
    const wanted = this.#wantedOf(target);
    const { members } = wanted;
    if (members.length === 0) return false;
    if (members.length * 4 > this.#actors.length) return this.#grid.search(slot, wanted.strangers, stranger, false);
    if (wanted.update !== this.#updates) this.#markAround(wanted);
    return wanted.marks[slot] === this.#updates;
  }

  snapshot(): OverlapState {
    return { keys: this.#actors.map((actor) => actor.key), columns: copyColumns(this.#grid.shapes) };
  }

  restore(state: OverlapState, actors: ReadonlyMap<number, PhysicsActor>): void {
    const present = state.keys.flatMap((key) => actors.get(key) ?? []);
    if (present.length < state.keys.length) {
      this.update(standingOf(present));
      return;
    }
    this.#take(present);
    restoreColumns(this.#grid.shapes, state.columns, present);
    this.#grid.sort();
  }

  #take(actors: readonly PhysicsActor[]): void {
    this.#updates++;
    let isSame = actors === this.#actors;
    for (let slot = 0; slot < actors.length && isSame; slot++) isSame = actors[slot]?.tags === this.#tags[slot];
    if (isSame) return;
    this.#version++;
    this.#actors = actors;
    this.#tags = actors.map((actor) => actor.tags);
    this.#slots.clear();
    for (const [slot, actor] of actors.entries()) this.#slots.set(actor, slot);
  }

  #slotOf(actor: PhysicsActor): number | undefined {
    if (this.#nextSlot > 0 && this.#actors[this.#nextSlot - 1] === actor) return this.#nextSlot - 1;
    const slot = this.#actors[this.#nextSlot] === actor ? this.#nextSlot : this.#slots.get(actor);
    this.#nextSlot = (slot ?? -1) + 1;
    return slot;
  }

  #wantedOf(target: CollideTarget): Wanted {
    const all = target.mode === 0 ? this.#byPrototype : this.#byTag;
    let wanted = all.get(target.match);
    if (!wanted) {
      wanted = { members: [], strangers: noFlags, version: -1, marks: noFlags, update: -1 };
      all.set(target.match, wanted);
    }
    if (wanted.version !== this.#version) this.#findMembers(wanted, target);
    return wanted;
  }

  #findMembers(wanted: Wanted, target: CollideTarget): void {
    const count = this.#actors.length;
    wanted.version = this.#version;
    wanted.members.length = 0;
    wanted.strangers = wanted.strangers.length < count ? new Int32Array(count * 2) : wanted.strangers;
    wanted.strangers.fill(stranger);
    for (const [slot, actor] of this.#actors.entries()) {
      if (!matchesTarget(actor, target)) continue;
      wanted.members.push(slot);
      wanted.strangers[slot] = 0;
    }
  }

  /** For targets that match few actors: marks everything that overlaps any of them, once per update. */
  #markAround(wanted: Wanted): void {
    if (wanted.marks.length < this.#actors.length) wanted.marks = new Int32Array(this.#actors.length * 2);
    wanted.update = this.#updates;
    for (const member of wanted.members) this.#grid.search(member, wanted.marks, this.#updates, true);
  }
}

const noFlags: Int32Array = new Int32Array(0);
/** Flag of a slot whose actor a target does not match. */
const stranger = 1;

/** The actors that one target matches, and those found to overlap them. */
interface Wanted {
  readonly members: number[];
  /** Flags of all slots: the members have none. */
  strangers: Int32Array;
  version: number;
  marks: Int32Array;
  update: number;
}
