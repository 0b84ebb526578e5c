import { standingOf } from './freeMotion.ts';
import { matchesTarget } from './matchesTarget.ts';
import { SortedPlaces } from './sortedPlaces.ts';
import type { CollideTarget, NumberTables, PhysicsActor, Standing } from './types.ts';

/** The number of actors of a kind below which sorting does not pay off. */
const few = 16;

/** The actors that one target matches: their indexes, in order. */
interface Kind {
  readonly members: number[];
  version: number;
  readonly sorted: SortedPlaces;
  /** The state for which the positions were sorted: the stamp of the tables, and the frame. */
  stamp: number;
  frame: number;
}

/**
 * Finds the nearest actors of a kind. Membership in a kind is determined at the first query of a frame; positions are
 * read at every query. Allocates nothing while actors and tags stay.
 */
export class Nearest {
  readonly #byPrototype = new Map<string, Kind>();
  readonly #byTag = new Map<string, Kind>();
  #standing = standingOf([]);
  #tags: (readonly string[])[] = [];
  /** Increases whenever actors are added, removed, or change their tags. */
  #version = 0;
  #frame = -1;

  /**
   * The nearest other actor that the target matches and that is not destroyed; of several at the same distance, the
   * first. A kind with many actors is sorted, once a frame.
   */
  find(actor: PhysicsActor, target: CollideTarget, standing: Standing, frame: number): PhysicsActor | undefined {
    if (frame !== this.#frame || standing !== this.#standing) this.#settle(standing);
    this.#frame = frame;
    const kind = this.#kindOf(target);
    const { actors, tables } = standing;
    const isSorted = tables && kind.members.length >= few && this.#isSorted(kind, tables);
    return isSorted ? kind.sorted.nearest(actor, actors) : nearestOf(kind.members, actor, actors);
  }

  /** Sorts at most once a frame: if behaviors write positions all the time, checking all actors is cheaper. */
  #isSorted(kind: Kind, tables: NumberTables): boolean {
    if (kind.stamp === tables.stamp) return true;
    if (kind.frame === this.#frame) return false;
    kind.frame = this.#frame;
    kind.stamp = tables.stamp;
    kind.sorted.place(this.#standing, tables);
    return true;
  }

  #settle(standing: Standing): void {
    const { actors } = standing;
    let isSame = standing === this.#standing;
    for (let index = 0; index < actors.length && isSame; index++) isSame = actors[index]?.tags === this.#tags[index];
    if (isSame) return;
    this.#standing = standing;
    this.#tags = actors.map(({ tags }) => tags);
    this.#version++;
  }

  #kindOf(target: CollideTarget): Kind {
    const all = target.mode === 0 ? this.#byPrototype : this.#byTag;
    let kind = all.get(target.match);
    if (!kind) {
      kind = { members: [], version: -1, sorted: new SortedPlaces(), stamp: -1, frame: -1 };
      all.set(target.match, kind);
    }
    if (kind.version !== this.#version) {
      kind.version = this.#version;
      kind.members.length = 0;
      for (const [index, actor] of this.#standing.actors.entries()) {
        if (matchesTarget(actor, target)) kind.members.push(index);
      }
      kind.sorted.take(kind.members);
      kind.stamp = -1;
      kind.frame = -1;
    }
    return kind;
  }
}

function nearestOf(
  members: readonly number[],
  actor: PhysicsActor,
  actors: readonly PhysicsActor[],
): PhysicsActor | undefined {
  const { x, y } = actor;
  let least = Number.POSITIVE_INFINITY;
  let nearest: PhysicsActor | undefined;
  for (const member of members) {
    const other = actors[member];
    if (other === undefined || other === actor || other.isDestroyed) continue;
    const away = other.x - x;
    const above = other.y - y;
    const square = away * away + above * above;
    if (!(square < least)) continue;
    least = square;
    nearest = other;
  }
  return nearest;
}
