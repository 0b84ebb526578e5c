import type { ActorView } from '../view.ts';
import type { RowBook } from './layerWriter.ts';
import { lookLength, writeLook } from './looks.ts';
import type { MemoryPool } from './memoryPool.ts';
import type { EmitterMessage, RowCopies, RowEmitters, RowTexts, SceneMessage } from './viewMessage.ts';
import { particleColumns } from './viewMessage.ts';

/** Where the version of an actor stands in its place. */
const versionPlace = 6;
/** How many numbers a place has. */
const placeLength = 8;
/** From this part of all actors on, what is drawn of all of them goes as a whole. */
const wholeFrom = 1 / 4;

type LookNews = Pick<
  SceneMessage,
  'born' | 'looks' | 'changed' | 'images' | 'texts' | 'copies' | 'emitters' | 'particles'
>;

/** What is drawn of the actors of a scene, in rows, and what of it has changed since it was told last. */
export class LookWriter implements RowBook {
  /** Up to where places are in use. */
  extent = 0;
  readonly #actors: (ActorView | undefined)[] = [];
  readonly #free: number[] = [];
  /** Of each row: where its place stands, -1 where nobody is, and the version that has been told. */
  #places = new Int32Array(64).fill(-1);
  #versions = new Float64Array(64);
  #looks = new Float64Array(64 * lookLength);
  readonly #images = new Map<string, number>();
  readonly #withTexts = new Set<number>();
  readonly #withCopies = new Set<number>();
  readonly #emitting = new Map<number, ActorView>();
  #born: number[] = [];
  #changed: number[] = [];
  #names: string[] = [];
  #texts: RowTexts[] = [];
  #copies: RowCopies[] = [];
  #ended: RowEmitters[] = [];

  take(actor: ActorView): number {
    const row = this.#free.pop() ?? this.#actors.length;
    if (row >= this.#places.length) this.#grow();
    this.#actors[row] = actor;
    this.#places[row] = actor.place;
    this.#versions[row] = Number.NaN;
    this.extent = Math.max(this.extent, actor.place + placeLength);
    this.#born.push(row, actor.key, actor.place);
    return row;
  }

  give(row: number): void {
    this.#actors[row] = undefined;
    this.#places[row] = -1;
    this.#free.push(row);
    for (const kept of [this.#withTexts, this.#withCopies, this.#emitting]) kept.delete(row);
  }

  /** What has changed. `numbers` are the places of all actors. */
  write(numbers: Float64Array, pool: MemoryPool): LookNews {
    const rows = this.#actors.length;
    for (let row = 0; row < rows; row++) {
      const place = this.#places[row] ?? -1;
      if (place >= 0 && numbers[place + versionPlace] !== this.#versions[row]) this.#tell(row);
    }
    return { ...this.#takeBirths(), ...this.#takeLooks(pool), ...this.#takeRest(), ...this.#takeParticles(pool) };
  }

  #tell(row: number): void {
    const actor = this.#actors[row];
    if (!actor) return;
    this.#versions[row] = actor.version;
    this.#changed.push(row);
    writeLook(this.#looks, row * lookLength, actor, this.#numberOf(actor.image));
    if (actor.texts.length > 0 || this.#withTexts.has(row)) {
      this.#texts.push({ row, texts: actor.texts.map((text) => ({ ...text })) });
      mark(this.#withTexts, row, actor.texts.length > 0);
    }
    const { replicate } = actor;
    if (replicate || this.#withCopies.has(row)) {
      this.#copies.push({ row, ...(replicate && { replicate: { ...replicate } }) });
      mark(this.#withCopies, row, replicate !== undefined);
    }
    if (actor.emitters.length > 0) this.#emitting.set(row, actor);
    else if (this.#emitting.delete(row)) this.#ended.push({ row, emitters: [] });
  }

  #numberOf(image: string): number {
    const known = this.#images.get(image);
    if (known !== undefined) return known;
    const number = this.#images.size;
    this.#images.set(image, number);
    this.#names.push(image);
    return number;
  }

  #takeBirths(): LookNews {
    const born = this.#born;
    if (born.length === 0) return {};
    this.#born = [];
    return { born: Float64Array.from(born) };
  }

  #takeLooks(pool: MemoryPool): LookNews {
    const changed = this.#changed;
    if (changed.length === 0) return {};
    this.#changed = [];
    const rows = this.#actors.length;
    if (changed.length > rows * wholeFrom) {
      const looks = pool.take(rows * lookLength);
      looks.set(this.#looks.subarray(0, looks.length));
      return { looks };
    }
    const single = pool.take(changed.length * (lookLength + 1));
    for (const [index, row] of changed.entries()) {
      const at = index * (lookLength + 1);
      single[at] = row;
      single.set(this.#looks.subarray(row * lookLength, (row + 1) * lookLength), at + 1);
    }
    return { changed: single };
  }

  #takeRest(): LookNews {
    const { length: names } = this.#names;
    const news = {
      ...(names > 0 && { images: this.#names }),
      ...(this.#texts.length > 0 && { texts: this.#texts }),
      ...(this.#copies.length > 0 && { copies: this.#copies }),
    };
    if (names > 0) this.#names = [];
    if (this.#texts.length > 0) this.#texts = [];
    if (this.#copies.length > 0) this.#copies = [];
    return news;
  }

  #takeParticles(pool: MemoryPool): LookNews {
    if (this.#emitting.size === 0 && this.#ended.length === 0) return {};
    const emitters: RowEmitters[] = this.#ended;
    this.#ended = [];
    let length = 0;
    for (const [row, actor] of this.#emitting) {
      const told = actor.emitters.map(
        ({ image, blendingMode, count }): EmitterMessage => ({ image, blendingMode, count }),
      );
      emitters.push({ row, emitters: told });
      for (const { count } of told) length += count * particleColumns.length;
    }
    const particles = pool.take(length);
    let at = 0;
    for (const actor of this.#emitting.values()) {
      for (const emitter of actor.emitters) {
        for (const column of particleColumns) {
          particles.set(emitter[column].subarray(0, emitter.count), at);
          at += emitter.count;
        }
      }
    }
    return { emitters, particles };
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 2).fill(-1);
    const versions = new Float64Array(places.length);
    const looks = new Float64Array(places.length * lookLength);
    places.set(this.#places);
    versions.set(this.#versions);
    looks.set(this.#looks);
    this.#places = places;
    this.#versions = versions;
    this.#looks = looks;
  }
}

function mark(set: Set<number>, row: number, isIn: boolean): void {
  if (isIn) set.add(row);
  else set.delete(row);
}
