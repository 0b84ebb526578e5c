import type { PixelBytes } from '@playhouse/paint';
import type { StoredDraft } from '../model/storedDraft.ts';
import { type DraftRecord, planDraft, readDraft, type TileNumbers } from './tileRecords.ts';

/**
 * Keeps pictures with their layers and frames in this browser, by game and stored file: what is not saved survives a
 * crash, and layers survive saving. docs/decisions/0063-image-editor.md. Without storage, nothing is kept.
 */
export interface DraftStore {
  read(game: string, file: string): Promise<StoredDraft | undefined>;
  /** Keeps a draft, or forgets it; of several in a row, the last one counts. Settles when it is stored. */
  keep(game: string, file: string, draft: StoredDraft | undefined): Promise<void>;
  /** Removes the drafts of a game whose files no longer exist. */
  prune(game: string, exists: (file: string) => boolean): Promise<void>;
}

const database = 'playhouse-pictures';
const drafts = 'drafts';
const tiles = 'tiles';

interface Stored {
  readonly numbers: TileNumbers;
  ids: ReadonlySet<number>;
}

export function createDraftStore(open: () => Promise<IDBDatabase> = openDatabase): DraftStore {
  const stored = new Map<string, Stored>();
  const waiting = new Map<string, StoredDraft | undefined>();
  let running: Promise<void> = Promise.resolve();
  let opened: Promise<IDBDatabase> | undefined;
  const connect = () => {
    opened ??= open();
    return opened;
  };

  const forget = async (key: string): Promise<void> => {
    const transaction = (await connect()).transaction([drafts, tiles], 'readwrite');
    transaction.objectStore(drafts).delete(key);
    transaction.objectStore(tiles).delete(rangeOf(key));
    await done(transaction);
    stored.delete(key);
  };

  const write = async (key: string): Promise<void> => {
    const draft = waiting.get(key);
    waiting.delete(key);
    if (!draft) return forget(key);
    const known = stored.get(key) ?? { numbers: { known: new WeakMap(), next: 1 }, ids: new Set() };
    const isFirst = !stored.has(key);
    const { record, added, needed } = planDraft(draft, known.numbers, known.ids);
    const transaction = (await connect()).transaction([drafts, tiles], 'readwrite', { durability: 'relaxed' });
    const tileStore = transaction.objectStore(tiles);
    if (isFirst) tileStore.delete(rangeOf(key));
    for (const id of known.ids) if (!needed.has(id)) tileStore.delete([key, id]);
    for (const [id, tile] of added) tileStore.put(tile, [key, id]);
    transaction.objectStore(drafts).put(record, key);
    await done(transaction);
    known.ids = needed;
    stored.set(key, known);
  };

  return {
    async read(game, file) {
      const key = keyOf(game, file);
      await running;
      try {
        const transaction = (await connect()).transaction([drafts, tiles]);
        const record = result<DraftRecord | undefined>(transaction.objectStore(drafts).get(key));
        const keys = result<IDBValidKey[]>(transaction.objectStore(tiles).getAllKeys(rangeOf(key)));
        const values = result<PixelBytes[]>(transaction.objectStore(tiles).getAll(rangeOf(key)));
        const found = await record;
        if (!found) return undefined;
        const ids = (await keys).map((each) => (Array.isArray(each) ? Number(each[1]) : 0));
        const pixels = await values;
        const byId = new Map(ids.flatMap((id, index) => (pixels[index] ? [[id, pixels[index]] as const] : [])));
        const known = new WeakMap([...byId].map(([id, tile]) => [tile, id]));
        stored.set(key, { numbers: { known, next: Math.max(0, ...ids) + 1 }, ids: new Set(ids) });
        return readDraft(found, byId);
      } catch (error) {
        console.warn('The picture that was kept cannot be read.', error);
        return undefined;
      }
    },
    keep(game, file, draft) {
      const key = keyOf(game, file);
      const isWaiting = waiting.has(key);
      waiting.set(key, draft);
      if (isWaiting) return running;
      running = running
        .then(() => write(key))
        .catch((error: unknown) => {
          console.warn('The picture cannot be kept in this browser.', error);
        });
      return running;
    },
    async prune(game, exists) {
      await running;
      try {
        const transaction = (await connect()).transaction([drafts, tiles], 'readwrite');
        const keys = await result(
          transaction.objectStore(drafts).getAllKeys(IDBKeyRange.bound(`${game}/`, `${game}0`)),
        );
        for (const key of keys.map(String)) {
          if (exists(key.slice(game.length + 1))) continue;
          transaction.objectStore(drafts).delete(key);
          transaction.objectStore(tiles).delete(rangeOf(key));
          stored.delete(key);
        }
        await done(transaction);
      } catch (error) {
        console.warn('Pictures that are no longer needed cannot be removed.', error);
      }
    },
  };
}

function keyOf(game: string, file: string): string {
  return `${game}/${file}`;
}

function rangeOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(drafts);
    request.result.createObjectStore(tiles);
  };
  return result(request);
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}
