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

/** Numbers the tiles of one draft; a tile never changes, so its number stands for its pixels. */
export interface TileNumbers {
  readonly known: WeakMap<PixelBytes, number>;
  next: number;
}

export interface DraftChange {
  readonly record: DraftRecord;
  /** Tiles that are not stored yet. */
  readonly added: ReadonlyMap<number, PixelBytes>;
  /** The ids of all tiles that the draft needs. */
  readonly needed: ReadonlySet<number>;
}

/** What has to be stored to keep a draft; `stored` are the ids that are stored already. */
export function planDraft(draft: StoredDraft, numbers: TileNumbers, stored: ReadonlySet<number>): DraftChange {
  const { cels: rows, ...picture } = draft.picture;
  const cels = [...new Set(rows.flat())];
  const indexes = new Map(cels.map((cel, index) => [cel, index]));
  const added = new Map<number, PixelBytes>();
  const needed = new Set<number>();
  const tables = cels.map((cel) =>
    Uint32Array.from(cel.tiles, (tile) => {
      if (!tile) return 0;
      const id = numbers.known.get(tile) ?? numbers.next++;
      numbers.known.set(tile, id);
      needed.add(id);
      if (!stored.has(id)) added.set(id, tile);
      return id;
    }),
  );
  const record: DraftRecord = {
    version: 1,
    picture,
    cels: rows.map((row) => row.map((cel) => indexes.get(cel) ?? 0)),
    tables,
    isSaved: draft.saved === draft.picture,
    frameImages: draft.frameImages,
  };
  return { record, added, needed };
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
