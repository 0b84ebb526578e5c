import { type ActorView, positionIndex } from '@playhouse/runtime';
import { blendModeOf } from '../blendModes.ts';
import { packedColorOf } from '../color.ts';
import type { Pictures } from '../images/pictures.ts';
import { placeLength, QuadBatch } from './quadBatch.ts';

const versionOffset: number = positionIndex.version;

/** What a step did to a run. `broken`: one of its actors no longer belongs to it. */
export type RunChange = 'none' | 'changed' | 'broken';

/** Actors with equal keys may be in one run; 0 for actors that are more than one stretched picture. */
export function runKeyOf(actor: ActorView): number {
  const isPlain =
    actor.texts.length === 0 &&
    actor.emitters.length === 0 &&
    actor.horizontalWrap === 0 &&
    actor.verticalWrap === 0 &&
    actor.replicate === undefined;
  return isPlain ? actor.blendingMode + 1 : 0;
}

/**
 * Plain actors that follow one another in draw order with the same blend mode, drawn as one batch. Their positions go
 * straight from the runtime's rows to the graphics card.
 */
export class ActorRun {
  readonly batch = new QuadBatch();
  readonly #images: Pictures;
  #actors: readonly ActorView[] = [];
  /** For each actor: the offset of its numbers, and the drawn version and zIndex. */
  #starts = new Int32Array(0);
  #versions = new Float64Array(0);
  /** Versions only grow: while their sum is unchanged, so is every appearance. */
  #versionSum = 0;
  #zIndexes = new Float64Array(0);
  /** 1 where the batch shows an actor that does not move. */
  #resting = new Uint8Array(0);
  #key = 0;
  #isMoving = false;
  /** The stamp of the rows when they were last copied. */
  #stamp: number | undefined;

  constructor(images: Pictures) {
    this.#images = images;
  }

  /** Takes other actors; returns how many of them fit, starting with the first. */
  take(actors: readonly ActorView[]): number {
    const { batch } = this;
    if (actors.length > this.#starts.length) {
      const room = Math.max(actors.length, this.#starts.length * 2);
      this.#starts = new Int32Array(room);
      this.#versions = new Float64Array(room).fill(Number.NaN);
      this.#zIndexes = new Float64Array(room);
      this.#resting = new Uint8Array(room);
      this.#actors = [];
    }
    const [first] = actors;
    this.#key = first ? runKeyOf(first) : 0;
    batch.blendMode = blendModeOf(first?.blendingMode ?? 0);
    batch.count = actors.length;
    let taken = this.#write(actors);
    if (taken < actors.length) {
      batch.forgetPages();
      this.#actors = [];
      taken = this.#write(actors);
    }
    this.#actors = taken < actors.length ? actors.slice(0, taken) : actors;
    batch.count = taken;
    batch.showLooks();
    this.#copy();
    batch.showPlaces();
    return taken;
  }

  /** Draws the actors as they are after a step. */
  update(): RunChange {
    const stamp = this.#actors[0]?.rows.stamp;
    if (stamp !== undefined && stamp === this.#stamp && !this.#isMoving) return 'none';
    const { hasMoved, hasOtherLooks } = this.#copy();
    if (hasMoved) this.batch.showPlaces();
    if (!hasOtherLooks) return hasMoved ? 'changed' : 'none';
    const looks = this.#look();
    if (looks === 'changed') this.batch.showLooks();
    return looks;
  }

  /** Draws the moment between the last two steps; true when this changes the picture. */
  place(between: number): boolean {
    this.batch.between = between;
    return this.#isMoving;
  }

  destroy(): void {
    this.batch.destroy();
  }

  /** Writes what the batch does not show yet; returns how many actors fit. */
  #write(actors: readonly ActorView[]): number {
    for (const [i, actor] of actors.entries()) {
      this.#starts[i] = actor.offset;
      if (this.#actors[i] === actor && this.#versions[i] === actor.version) continue;
      this.#resting[i] = 0;
      this.#zIndexes[i] = actor.zIndex;
      if (!this.#setLook(i, actor)) return i;
    }
    return actors.length;
  }

  #setLook(index: number, actor: ActorView): boolean {
    this.#versions[index] = actor.version;
    return this.batch.setLook(index, {
      texture: this.#images.of(actor.image),
      width: actor.visible ? (actor.flipHorizontally ? -actor.width : actor.width) : 0,
      height: actor.flipVertically ? -actor.height : actor.height,
      color: packedColorOf(actor.red, actor.green, actor.blue, actor.alpha),
    });
  }

  /** Redraws actors whose appearance has changed. */
  #look(): RunChange {
    const positions = this.#numbers();
    const starts = this.#starts;
    const versions = this.#versions;
    const { length } = this.#actors;
    let change: RunChange = 'none';
    for (let i = 0; i < length; i++) {
      if (positions[(starts[i] ?? 0) + versionOffset] === versions[i]) continue;
      const actor = this.#actors[i];
      if (!actor || !this.#belongs(i, actor) || !this.#setLook(i, actor)) return 'broken';
      change = 'changed';
    }
    return change;
  }

  #belongs(index: number, actor: ActorView): boolean {
    return runKeyOf(actor) === this.#key && actor.zIndex === this.#zIndexes[index];
  }

  /** Copies what has moved; returns whether anything moved and whether any appearance changed. */
  #copy(): { hasMoved: boolean; hasOtherLooks: boolean } {
    const from = this.#numbers();
    const to = this.batch.positions;
    const starts = this.#starts;
    const resting = this.#resting;
    const { length } = this.#actors;
    let isMoving = false;
    let hasMoved = false;
    let versions = 0;
    for (let i = 0, at = 0; i < length; i++, at += placeLength) {
      const start = starts[i] ?? 0;
      const x = from[start] ?? 0;
      const y = from[start + 1] ?? 0;
      const rotation = from[start + 2] ?? 0;
      const previousX = from[start + 3] ?? 0;
      const previousY = from[start + 4] ?? 0;
      const previousRotation = from[start + 5] ?? 0;
      versions += from[start + versionOffset] ?? 0;
      if (x !== previousX || y !== previousY || rotation !== previousRotation) {
        isMoving = true;
        resting[i] = 0;
      } else if (
        resting[i] === 1 &&
        to[at] === Math.fround(x) &&
        to[at + 1] === Math.fround(y) &&
        to[at + 2] === Math.fround(rotation)
      )
        continue;
      else resting[i] = 1;
      hasMoved = true;
      to[at] = x;
      to[at + 1] = y;
      to[at + 2] = rotation;
      to[at + 3] = previousX;
      to[at + 4] = previousY;
      to[at + 5] = previousRotation;
      if (rotation > longestTurn || rotation < -longestTurn) shorten(to, at);
    }
    this.#isMoving = isMoving;
    this.#stamp = this.#actors[0]?.rows.stamp;
    const hasOtherLooks = versions !== this.#versionSum;
    this.#versionSum = versions;
    return { hasMoved, hasOtherLooks };
  }

  #numbers(): Float64Array {
    return this.#actors[0]?.rows.positions ?? noNumbers;
  }
}

const noNumbers = new Float64Array(0);

/** Larger angles lose their fractions on the way to the graphics card. */
const longestTurn = 36_000;

/** Subtracts whole turns from both angles of a moving quad. */
function shorten(positions: Float32Array, at: number): void {
  const turns = Math.trunc((positions[at + 2] ?? 0) / 360) * 360;
  positions[at + 2] = (positions[at + 2] ?? 0) - turns;
  positions[at + 5] = (positions[at + 5] ?? 0) - turns;
}
