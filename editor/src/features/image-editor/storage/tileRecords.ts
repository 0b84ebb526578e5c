import { boundsOf, type Cel, checkCounts, checkSize, type Picture, type PixelBytes } from '@playhouse/paint';
import type { StoredDraft } from '../model/storedDraft.ts';

/** A draft without its pixels, which are kept tile by tile, so that keeping a stroke writes only what it changed. */
export interface DraftRecord {
  readonly version: 1;
  readonly picture: Omit<Picture, 'cels'>;
  /** By frame, then by layer: an index into `tables`. */
  readonly cels: readonly (readonly number[])[];
  /** Of each distinct cel: the id of the tile at each index, 0 where it is transparent. */
  readonly tables: readonly Uint32Array[];
  readonly isSaved: boolean;
  readonly frameImages: Readonly<Record<number, string>>;
}

export interface DraftChange {
  readonly record: DraftRecord;
  /** Tiles that are not stored yet. */
  readonly added: ReadonlyMap<number, PixelBytes>;
  /** The ids of tiles that nothing needs any longer. */
  readonly removed: readonly number[];
  /** The tables of all cels of the draft. */
  readonly tables: ReadonlyMap<Cel, Uint32Array>;
  /** By how much the number of cels that use a tile has changed. */
  readonly uses: ReadonlyMap<number, number>;
}

/**
 * The tiles of one draft as they are stored. A tile never changes, so its number stands for its pixels. After a stroke,
 * only the cel that it changed is looked at: the others are known by identity.
 */
export class StoredTiles {
  readonly #numbers = new WeakMap<PixelBytes, number>();
  /** How many cels use each stored tile. */
  readonly #uses = new Map<number, number>();
  #tables: ReadonlyMap<Cel, Uint32Array> = new Map();
  #next = 1;

  /** `stored` are the tiles of an earlier visit; what the first draft does not need of them is removed. */
  constructor(stored: ReadonlyMap<number, PixelBytes> = new Map()) {
    for (const [id, tile] of stored) {
      this.#numbers.set(tile, id);
      this.#uses.set(id, 0);
      this.#next = Math.max(this.#next, id + 1);
    }
  }

  /** What has to be stored to keep a draft. */
  plan(draft: StoredDraft): DraftChange {
    const { cels: rows, ...picture } = draft.picture;
    const cels = [...new Set(rows.flat())];
    const indexes = new Map(cels.map((cel, index) => [cel, index]));
    const added = new Map<number, PixelBytes>();
    const uses = new Map<number, number>();
    const count = (table: Uint32Array, by: number) => {
      for (const id of table) if (id > 0) uses.set(id, (uses.get(id) ?? 0) + by);
    };
    const tables = new Map<Cel, Uint32Array>();
    for (const cel of cels) {
      const known = this.#tables.get(cel);
      const table = known ?? Uint32Array.from(cel.tiles, (tile) => (tile ? this.#numberOf(tile, added) : 0));
      tables.set(cel, table);
      if (!known) count(table, 1);
    }
    for (const [cel, table] of this.#tables) if (!tables.has(cel)) count(table, -1);
    const looked = this.#tables.size === 0 ? new Set([...this.#uses.keys(), ...uses.keys()]) : uses.keys();
    const removed = [...looked].filter((id) => (this.#uses.get(id) ?? 0) + (uses.get(id) ?? 0) === 0);
    const record: DraftRecord = {
      version: 1,
      picture,
      cels: rows.map((row) => row.map((cel) => indexes.get(cel) ?? 0)),
      tables: [...tables.values()],
      isSaved: draft.saved === draft.picture,
      frameImages: draft.frameImages,
    };
    return { record, added, removed, tables, uses };
  }

  /** The change is stored. */
  commit({ tables, uses, removed, added }: DraftChange): void {
    for (const id of added.keys()) this.#uses.set(id, 0);
    for (const [id, by] of uses) this.#uses.set(id, (this.#uses.get(id) ?? 0) + by);
    for (const id of removed) this.#uses.delete(id);
    this.#tables = tables;
  }

  #numberOf(tile: PixelBytes, added: Map<number, PixelBytes>): number {
    const id = this.#numbers.get(tile) ?? this.#next++;
    this.#numbers.set(tile, id);
    if (!this.#uses.has(id)) added.set(id, tile);
    return id;
  }
}

/** The draft of stored records, or undefined if anything of it is missing. */
export function readDraft(record: DraftRecord, tiles: ReadonlyMap<number, PixelBytes>): StoredDraft | undefined {
  const { picture: head, tables } = record;
  if (record.version !== 1 || !checkSize(head.width, head.height).ok) return undefined;
  if (!checkCounts(head.layers.length, head.frames.length).ok || record.cels.length !== head.frames.length) {
    return undefined;
  }
  const { width, height } = boundsOf(head);
  const columns = Math.ceil(width / 64);
  const count = columns * Math.ceil(height / 64);
  const cels: Cel[] = [];
  for (const table of tables) {
    const own = Array.from(table, (id) => (id === 0 ? undefined : tiles.get(id)));
    if (own.length !== count || own.some((tile, index) => tile === undefined && table[index] !== 0)) return undefined;
    cels.push({ width, height, columns, tiles: own });
  }
  const rows: Cel[][] = [];
  for (const row of record.cels) {
    const found = row.flatMap((index) => cels[index] ?? []);
    if (found.length !== head.layers.length) return undefined;
    rows.push(found);
  }
  const picture: Picture = { ...head, cels: rows };
  return { picture, saved: record.isSaved ? picture : undefined, frameImages: record.frameImages };
}
