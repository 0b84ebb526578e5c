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
  /** The set that its tiles are in, which the drafts of all files of an image share; its own key if it is missing. */
  readonly tileSet?: string;
}

export interface DraftChange {
  readonly record: DraftRecord;
  /** Tiles that are not stored yet. */
  readonly added: ReadonlyMap<number, PixelBytes>;
  /** The ids of tiles that nothing needs any longer. */
  readonly removed: readonly number[];
  /** By how much the number of tables that use a tile changes. */
  readonly uses: ReadonlyMap<number, number>;
}

/**
 * The tiles that the drafts of one image share, as they are stored. A tile never changes, so its number stands for its
 * pixels. After a stroke, only the cel that it changed is looked at: the others are known by identity. A saved file needs
 * no tiles beside those of the file from before.
 */
export class StoredTiles {
  readonly #numbers = new WeakMap<PixelBytes, number>();
  readonly #tables = new WeakMap<Cel, Uint32Array>();
  /** The tables of each stored draft. */
  readonly #drafts = new Map<string, ReadonlySet<Uint32Array>>();
  /** How many of these tables use each stored tile. */
  readonly #uses = new Map<number, number>();
  /** Stored tiles that no draft needs. */
  readonly #unused = new Set<number>();
  #next: number;

  /**
   * From an earlier visit: the drafts by their keys, and the ids of all stored tiles. Each visit begins to number at
   * random, so that two pages never give different tiles the same number.
   */
  constructor(drafts: ReadonlyMap<string, DraftRecord> = new Map(), ids: readonly number[] = [], first = randomId()) {
    this.#next = first;
    for (const id of ids) {
      this.#uses.set(id, 0);
      this.#unused.add(id);
    }
    for (const [key, { tables }] of drafts) {
      this.#drafts.set(key, new Set(tables));
      for (const [id, by] of usesOf(tables, 1)) if (this.#uses.has(id)) this.#count(id, by);
    }
  }

  /** Whether these are all stored tiles, so that no other page has changed anything. */
  hasExactly(ids: readonly number[]): boolean {
    return ids.length === this.#uses.size && ids.every((id) => this.#uses.has(id));
  }

  /** A picture was read from a stored record. */
  adopt({ cels }: Picture, record: DraftRecord): void {
    for (const [frame, row] of cels.entries()) {
      for (const [layer, cel] of row.entries()) {
        const table = record.tables[record.cels[frame]?.[layer] ?? -1];
        if (!table || this.#tables.has(cel)) continue;
        this.#tables.set(cel, table);
        for (const [at, tile] of cel.tiles.entries()) if (tile) this.#numbers.set(tile, table[at] as number);
      }
    }
  }

  /** What has to be stored to keep a draft. */
  plan(key: string, draft: StoredDraft): DraftChange {
    const { cels: rows, ...picture } = draft.picture;
    const cels = [...new Set(rows.flat())];
    const indexes = new Map(cels.map((cel, index) => [cel, index]));
    const tables = cels.map((cel) => this.#tableOf(cel));
    const before = this.#drafts.get(key) ?? new Set();
    const now = new Set(tables);
    const fresh = cels.filter((_, index) => !before.has(tables[index] as Uint32Array));
    const uses = usesOf(
      fresh.map((cel) => this.#tableOf(cel)),
      1,
    );
    for (const [id, by] of usesOf(
      [...before].filter((table) => !now.has(table)),
      -1,
    )) {
      uses.set(id, (uses.get(id) ?? 0) + by);
    }
    const removed = [...new Set([...uses.keys(), ...this.#unused])].filter(
      (id) => this.#uses.has(id) && (this.#uses.get(id) ?? 0) + (uses.get(id) ?? 0) === 0,
    );
    const record: DraftRecord = {
      version: 1,
      picture,
      cels: rows.map((row) => row.map((cel) => indexes.get(cel) ?? 0)),
      tables,
      isSaved: draft.saved === draft.picture,
      frameImages: draft.frameImages,
    };
    return { record, added: this.#missing(fresh), removed, uses };
  }

  /** The change is stored. */
  commit(key: string, { record, uses, removed, added }: DraftChange): void {
    for (const id of added.keys()) this.#uses.set(id, 0);
    for (const [id, by] of uses) this.#count(id, by);
    for (const id of removed) {
      this.#uses.delete(id);
      this.#unused.delete(id);
    }
    this.#drafts.set(key, new Set(record.tables));
  }

  /** A draft is removed; its tiles go with the next change of another one. */
  forget(key: string): void {
    for (const [id, by] of usesOf(this.#drafts.get(key) ?? [], -1)) this.#count(id, by);
    this.#drafts.delete(key);
  }

  #count(id: number, by: number): void {
    const count = (this.#uses.get(id) ?? 0) + by;
    this.#uses.set(id, count);
    if (count > 0) this.#unused.delete(id);
    else this.#unused.add(id);
  }

  #tableOf(cel: Cel): Uint32Array {
    const known = this.#tables.get(cel);
    if (known) return known;
    const table = Uint32Array.from(cel.tiles, (tile) => (tile ? this.#numberOf(tile) : 0));
    this.#tables.set(cel, table);
    return table;
  }

  #numberOf(tile: PixelBytes): number {
    const known = this.#numbers.get(tile);
    if (known !== undefined) return known;
    while (this.#uses.has(this.#next)) this.#next++;
    const id = this.#next++;
    this.#numbers.set(tile, id);
    return id;
  }

  #missing(cels: readonly Cel[]): Map<number, PixelBytes> {
    const missing = new Map<number, PixelBytes>();
    for (const cel of cels) {
      const table = this.#tableOf(cel);
      for (const [at, tile] of cel.tiles.entries()) {
        const id = table[at] as number;
        if (tile && !this.#uses.has(id)) missing.set(id, tile);
      }
    }
    return missing;
  }
}

/** Far enough from the largest number of a table that a visit does not reach it. */
function randomId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (random % 0xf000_0000);
}

function usesOf(tables: Iterable<Uint32Array>, by: number): Map<number, number> {
  const uses = new Map<number, number>();
  for (const table of tables) for (const id of table) if (id > 0) uses.set(id, (uses.get(id) ?? 0) + by);
  return uses;
}

/** Ids in a range: tiles that are read at once hold up the page for a few milliseconds. */
const mostAtOnce = 256;

/** The ids of the tiles of a draft as short ranges; a few more may be in them. */
export function rangesOf({ tables }: DraftRecord): (readonly [first: number, last: number])[] {
  const ids = [...usesOf(tables, 1).keys()].sort((a, b) => a - b);
  const ranges: (readonly [number, number])[] = [];
  for (const id of ids) {
    const [first, last] = ranges.at(-1) ?? [id, -Infinity];
    if (id - last <= 16 && id - first < mostAtOnce) ranges[ranges.length - 1] = [first, id];
    else ranges.push([id, id]);
  }
  return ranges;
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
