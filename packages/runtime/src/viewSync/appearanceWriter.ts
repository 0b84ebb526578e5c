import type { ActorView } from '../game/gameView.ts';
import { positionIndex, rowLength } from '../rows/rowFields.ts';
import { appearanceLength, writeAppearance } from './appearance.ts';
import { DetailWriter } from './detailWriter.ts';
import type { RowBook } from './layerWriter.ts';
import type { MemoryPool } from './memoryPool.ts';
import type { SceneMessage } from './viewMessage.ts';

const versionOffset: number = positionIndex.version;
/** When at least this fraction of all actors has changed, all appearances are sent as a whole. */
const wholeFrom = 1 / 4;

type AppearanceChanges = Pick<
  SceneMessage,
  'born' | 'appearances' | 'changed' | 'images' | 'texts' | 'copies' | 'emitters' | 'particles'
>;

/** The appearances of a scene's actors, in rows, and the changes since the last message. */
export class AppearanceWriter implements RowBook {
  /** The end of the positions in use. */
  extent = 0;
  readonly #actors: (ActorView | undefined)[] = [];
  readonly #free: number[] = [];
  /** For each row: the offset of its position, -1 for unused rows, and the version last sent. */
  #offsets = new Int32Array(64).fill(-1);
  #versions = new Float64Array(64);
  #appearances = new Float64Array(64 * appearanceLength);
  readonly #images = new Map<string, number>();
  readonly #details = new DetailWriter();
  #born: number[] = [];
  #changed: number[] = [];
  #names: string[] = [];

  take(actor: ActorView): number {
    const row = this.#free.pop() ?? this.#actors.length;
    if (row >= this.#offsets.length) this.#grow();
    this.#actors[row] = actor;
    this.#offsets[row] = actor.offset;
    this.#versions[row] = Number.NaN;
    this.extent = Math.max(this.extent, actor.offset + rowLength);
    this.#born.push(row, actor.key, actor.offset);
    return row;
  }

  give(row: number): void {
    this.#actors[row] = undefined;
    this.#offsets[row] = -1;
    this.#free.push(row);
    this.#details.forget(row);
  }

  /** The changes. `numbers` are the positions of all actors. */
  write(numbers: Float64Array, pool: MemoryPool): AppearanceChanges {
    const rows = this.#actors.length;
    for (let row = 0; row < rows; row++) {
      const offset = this.#offsets[row] ?? -1;
      if (offset >= 0 && numbers[offset + versionOffset] !== this.#versions[row]) this.#tell(row);
    }
    return { ...this.#takeBirths(), ...this.#takeAppearances(pool), ...this.#takeNames(), ...this.#details.take(pool) };
  }

  #tell(row: number): void {
    const actor = this.#actors[row];
    if (!actor) return;
    this.#versions[row] = actor.version;
    this.#changed.push(row);
    writeAppearance(this.#appearances, row * appearanceLength, actor, this.#numberOf(actor.image));
    this.#details.tell(row, actor);
  }

  #numberOf(image: string): number {
    const known = this.#images.get(image);
    if (known !== undefined) return known;
    const number = this.#images.size;
    this.#images.set(image, number);
    this.#names.push(image);
    return number;
  }

  #takeBirths(): AppearanceChanges {
    const born = this.#born;
    if (born.length === 0) return {};
    this.#born = [];
    return { born: Float64Array.from(born) };
  }

  #takeAppearances(pool: MemoryPool): AppearanceChanges {
    const changed = this.#changed;
    if (changed.length === 0) return {};
    this.#changed = [];
    const rows = this.#actors.length;
    if (changed.length > rows * wholeFrom) {
      const appearances = pool.take(rows * appearanceLength);
      appearances.set(this.#appearances.subarray(0, appearances.length));
      return { appearances };
    }
    const single = pool.take(changed.length * (appearanceLength + 1));
    for (const [index, row] of changed.entries()) {
      const at = index * (appearanceLength + 1);
      single[at] = row;
      single.set(this.#appearances.subarray(row * appearanceLength, (row + 1) * appearanceLength), at + 1);
    }
    return { changed: single };
  }

  #takeNames(): AppearanceChanges {
    const images = this.#names;
    if (images.length === 0) return {};
    this.#names = [];
    return { images };
  }

  #grow(): void {
    const offsets = new Int32Array(this.#offsets.length * 2).fill(-1);
    const versions = new Float64Array(offsets.length);
    const appearances = new Float64Array(offsets.length * appearanceLength);
    offsets.set(this.#offsets);
    versions.set(this.#versions);
    appearances.set(this.#appearances);
    this.#offsets = offsets;
    this.#versions = versions;
    this.#appearances = appearances;
  }
}
