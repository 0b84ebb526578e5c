import { positionIndex } from '../rows/rowFields.ts';
import type { NumberTables, PhysicsActor, Standing } from './types.ts';

const { x: xAt, y: yAt } = positionIndex;
const noNumbers = new Float64Array(0);

/** Positions of some actors at one moment, from left to right. */
export class SortedPlaces {
  /** Indexes of the actors, and their positions in the same order. */
  #order = new Int32Array(0);
  #x = noNumbers;
  #y = noNumbers;
  #count = 0;
  #isNew = true;

  /** Replaces the actors. They have no positions until they are updated. */
  take(members: readonly number[]): void {
    if (this.#order.length < members.length) {
      this.#order = new Int32Array(members.length * 2);
      this.#x = new Float64Array(members.length * 2);
      this.#y = new Float64Array(members.length * 2);
    }
    this.#count = members.length;
    this.#isNew = true;
    for (const [index, member] of members.entries()) this.#order[index] = member;
  }

  /** Reads the positions again and sorts the actors, which is fast when few have passed others. */
  place({ offsets: starts }: Standing, { positions }: NumberTables): void {
    if (this.#isNew) {
      const xOf = (member: number) => sortableAt(positions, (starts[member] ?? 0) + xAt);
      this.#order.subarray(0, this.#count).sort((one, other) => (xOf(one) < xOf(other) ? -1 : 1));
      this.#isNew = false;
    }
    for (let index = 0; index < this.#count; index++) {
      const member = this.#order[index] ?? 0;
      const start = starts[member] ?? 0;
      const x = sortableAt(positions, start + xAt);
      let to = index;
      for (; to > 0 && numberAt(this.#x, to - 1) > x; to--) this.#moveUp(to);
      this.#order[to] = member;
      this.#x[to] = x;
      this.#y[to] = numberAt(positions, start + yAt);
    }
  }

  #moveUp(to: number): void {
    this.#order[to] = this.#order[to - 1] ?? 0;
    this.#x[to] = numberAt(this.#x, to - 1);
    this.#y[to] = numberAt(this.#y, to - 1);
  }

  /** The nearest other one that is not destroyed; of several, the first. `actors` are in their original order. */
  nearest(actor: PhysicsActor, actors: readonly PhysicsActor[]): PhysicsActor | undefined {
    const { x, y } = actor;
    let least = Number.POSITIVE_INFINITY;
    let nearest = -1;
    let right = this.#firstFrom(x);
    let left = right - 1;
    while (left >= 0 || right < this.#count) {
      const toLeft = left >= 0 ? x - numberAt(this.#x, left) : Number.POSITIVE_INFINITY;
      const toRight = right < this.#count ? numberAt(this.#x, right) - x : Number.POSITIVE_INFINITY;
      const away = Math.min(toLeft, toRight);
      if (!(away * away <= least)) break;
      const at = toLeft <= toRight ? left-- : right++;
      const above = numberAt(this.#y, at) - y;
      const square = away * away + above * above;
      const member = this.#order[at] ?? -1;
      if (!(square < least || (square === least && member < nearest))) continue;
      const other = actors[member];
      if (other === actor || other?.isDestroyed) continue;
      least = square;
      nearest = member;
    }
    return actors[nearest];
  }

  /** Number of actors to the left of a line. */
  #firstFrom(x: number): number {
    let from = 0;
    let to = this.#count;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (numberAt(this.#x, middle) < x) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Actors without a finite position come last. */
function sortableAt(numbers: Float64Array, index: number): number {
  const number = numberAt(numbers, index);
  return number - number === 0 ? number : Number.POSITIVE_INFINITY;
}

function numberAt(numbers: Float64Array, index: number): number {
  return numbers[index] ?? Number.NaN;
}
