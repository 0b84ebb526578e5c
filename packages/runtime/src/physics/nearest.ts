import { placeIndex } from '../rows/rowFields.ts';
import { type Standing, standingOf } from './freeMotion.ts';
import { isMeant } from './isMeant.ts';
import type { CollideTarget, PhysicsActor } from './types.ts';

const { x: xAt, y: yAt } = placeIndex;

/** Whom one target means: indexes of actors, in their order. */
interface Kind {
  readonly members: number[];
  version: number;
}

/**
 * Finds the nearest actors of a kind. Who is of a kind is settled at the first question after a step; where actors
 * stand is looked up at each question.
 */
export class Nearest {
  readonly #byPrototype = new Map<string, Kind>();
  readonly #byTag = new Map<string, Kind>();
  #standing = standingOf([]);
  #tags: (readonly string[])[] = [];
  /** Grows whenever actors have come, gone or changed their tags. */
  #version = 0;
  #isSettled = false;

  /** Tags may have changed since the last question. */
  unsettle(): void {
    this.#isSettled = false;
  }

  /** The nearest other actor of this standing that the target means and that is not destroyed; of several, the first. */
  find(actor: PhysicsActor, target: CollideTarget, standing: Standing): PhysicsActor | undefined {
    if (!this.#isSettled || standing !== this.#standing) this.#settle(standing);
    const { members } = this.#kindOf(target);
    const { actors, tables, places: starts } = standing;
    const places = tables?.places;
    const { x, y } = actor;
    let least = Number.POSITIVE_INFINITY;
    let nearest: PhysicsActor | undefined;
    for (let index = 0; index < members.length; index++) {
      const member = members[index] ?? 0;
      const start = starts[member] ?? 0;
      const away = (places ? places[start + xAt] : actors[member]?.x) ?? Number.NaN;
      const above = (places ? places[start + yAt] : actors[member]?.y) ?? Number.NaN;
      const square = (away - x) * (away - x) + (above - y) * (above - y);
      if (!(square < least)) continue;
      const other = actors[member];
      if (other === actor || other === undefined || other.isDestroyed) continue;
      least = square;
      nearest = other;
    }
    return nearest;
  }

  #settle(standing: Standing): void {
    const { actors } = standing;
    let isSame = standing === this.#standing;
    for (let index = 0; index < actors.length && isSame; index++) isSame = actors[index]?.tags === this.#tags[index];
    this.#isSettled = true;
    if (isSame) return;
    this.#standing = standing;
    this.#tags = actors.map(({ tags }) => tags);
    this.#version++;
  }

  #kindOf(target: CollideTarget): Kind {
    const all = target.mode === 0 ? this.#byPrototype : this.#byTag;
    let kind = all.get(target.match);
    if (!kind) {
      kind = { members: [], version: -1 };
      all.set(target.match, kind);
    }
    if (kind.version !== this.#version) {
      kind.version = this.#version;
      kind.members.length = 0;
      for (const [index, actor] of this.#standing.actors.entries()) {
        if (isMeant(actor, target)) kind.members.push(index);
      }
    }
    return kind;
  }
}
