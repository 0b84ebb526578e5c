import type { PixelBytes } from '@playhouse/paint';
import type { StoredDraft } from '../model/storedDraft.ts';
import { allOf, done, drafts, openPictures, rangeOf, result, tiles } from './pictureDatabase.ts';
import { type DraftRecord, rangesOf, readDraft, StoredTiles } from './tileRecords.ts';

/** Requests that are made at once: more of them, with their pixels, would hold up the page. */
const atOnce = 16;

interface Waiting {
  readonly draft: StoredDraft | undefined;
  /** The key of the draft of the same image whose tiles it shares. */
  readonly beside: string | undefined;
}

/**
 * Keeps pictures with their layers and frames in this browser, by game and stored file: what is not saved survives a
 * crash, and layers survive saving. Without storage, nothing is kept. docs/decisions/0063-image-editor.md.
 */
export class DraftStore {
  /** By the names of the sets. */
  readonly #stored = new Map<string, StoredTiles>();
  /** The set of tiles of each draft that this page has read or written. */
  readonly #sets = new Map<string, string>();
  readonly #waiting = new Map<string, Waiting>();
  #running: Promise<void> = Promise.resolve();
  readonly #onFault: () => void;
  #isFaulty = false;
  #opened: Promise<IDBDatabase> | undefined;

  /** `onFault` is called when a picture could not be kept, once until that works again. */
  constructor(onFault: () => void) {
    this.#onFault = onFault;
  }

  /** The draft of a file; undefined when there is none, or it cannot be read. */
  async read(game: string, file: string): Promise<StoredDraft | undefined> {
    await this.#running;
    try {
      return await this.#read(keyOf(game, file));
    } catch (error) {
      console.warn('The picture that was kept cannot be read.', error);
      return undefined;
    }
  }

  /**
   * Keeps a draft, or forgets it; of several in a row, the last one counts. `before` is the file that the image had
   * before. Settles when it is stored.
   */
  keep(game: string, file: string, draft: StoredDraft | undefined, before?: string): Promise<void> {
    const key = keyOf(game, file);
    const waiting = this.#waiting.get(key);
    const isWaiting = waiting !== undefined;
    this.#waiting.set(key, { draft, beside: before === undefined ? waiting?.beside : keyOf(game, before) });
    if (!isWaiting) {
      this.#running = this.#running
        .then(() => this.#write(key))
        .then(() => this.#note(undefined))
        .catch((error: unknown) => this.#note(error));
    }
    return this.#running;
  }

  /** Removes the drafts of a game whose files no longer exist. */
  prune(game: string, exists: (file: string) => boolean): Promise<void> {
    // After what is written before, and before what follows: a set of tiles must not go while a draft joins it.
    this.#running = this.#running
      .then(() => this.#prune(game, exists))
      .catch((error: unknown) => console.warn('Pictures that are no longer needed cannot be removed.', error));
    return this.#running;
  }

  async #prune(game: string, exists: (file: string) => boolean): Promise<void> {
    const transaction = (await this.#connect()).transaction([drafts, tiles], 'readwrite');
    const keys = await result(transaction.objectStore(drafts).getAllKeys(allOf(game)));
    for (const key of keys.map(String)) if (!exists(key.slice(game.length + 1))) await this.#remove(transaction, key);
    await done(transaction);
  }

  #note(fault: unknown): void {
    const isNew = fault !== undefined && !this.#isFaulty;
    this.#isFaulty = fault !== undefined;
    if (!isNew) return;
    console.warn('The picture cannot be kept in this browser.', fault);
    this.#onFault();
  }

  #connect(): Promise<IDBDatabase> {
    this.#opened ??= openPictures();
    return this.#opened;
  }

  async #read(key: string): Promise<StoredDraft | undefined> {
    const transaction = (await this.#connect()).transaction([drafts, tiles]);
    const tileStore = transaction.objectStore(tiles);
    const records = await recordsOf(transaction, key);
    const record = records.get(key);
    if (!record) return undefined;
    const set = record.tileSet ?? key;
    const ids = (await result(tileStore.getAllKeys(rangeOf(set)))).map(idIn);
    const found = await Promise.all(
      rangesOf(record).map(async ([first, last]) => {
        const range = IDBKeyRange.bound([set, first], [set, last]);
        const [keys, values] = await Promise.all([
          result(tileStore.getAllKeys(range)),
          result<PixelBytes[]>(tileStore.getAll(range)),
        ]);
        return values.map((tile, at) => [idIn(keys[at]), tile] as const);
      }),
    );
    const draft = readDraft(record, new Map(found.flat()));
    const sharing = new Map([...records].filter(([other, { tileSet = other }]) => tileSet === set));
    const known = this.#stored.get(set);
    const stored = known?.hasExactly(ids) ? known : new StoredTiles(sharing, ids);
    if (draft) stored.adopt(draft.picture, record);
    this.#stored.set(set, stored);
    for (const other of sharing.keys()) this.#sets.set(other, set);
    return draft;
  }

  async #write(key: string): Promise<void> {
    const { draft, beside } = this.#waiting.get(key) ?? { draft: undefined, beside: undefined };
    this.#waiting.delete(key);
    const transaction = (await this.#connect()).transaction([drafts, tiles], 'readwrite');
    const known = this.#sets.get(key);
    // What could not be read is replaced.
    if (!draft || known === undefined) await this.#remove(transaction, key);
    if (!draft) return done(transaction);
    const tileSet = known ?? (beside && this.#sets.get(beside)) ?? crypto.randomUUID();
    const stored = this.#stored.get(tileSet) ?? new StoredTiles();
    const change = stored.plan(key, draft);
    const tileStore = transaction.objectStore(tiles);
    const puts = [...change.added].map(
      ([id, tile]) =>
        () =>
          tileStore.put(tile, [tileSet, id]),
    );
    const deletes = change.removed.map((id) => () => tileStore.delete([tileSet, id]));
    const record: DraftRecord = { ...change.record, tileSet };
    try {
      await inPieces([...puts, ...deletes, () => transaction.objectStore(drafts).put(record, key)]);
    } catch (error) {
      // Otherwise the requests before would be carried out without the others.
      abort(transaction);
      throw error;
    }
    await done(transaction);
    stored.commit(key, change);
    this.#stored.set(tileSet, stored);
    this.#sets.set(key, tileSet);
  }

  /** Removes a draft, and its tiles unless another one shares the set. */
  async #remove(transaction: IDBTransaction, key: string): Promise<void> {
    const records = await recordsOf(transaction, key);
    const record = records.get(key);
    if (!record) return;
    const set = record.tileSet ?? key;
    transaction.objectStore(drafts).delete(key);
    this.#stored.get(set)?.forget(key);
    this.#sets.delete(key);
    const isShared = [...records].some(([other, { tileSet = other }]) => other !== key && tileSet === set);
    if (isShared) return;
    transaction.objectStore(tiles).delete(rangeOf(set));
    this.#stored.delete(set);
  }
}

function keyOf(game: string, file: string): string {
  return `${game}/${file}`;
}

/** All drafts of the game of a draft, by their keys. */
async function recordsOf(transaction: IDBTransaction, key: string): Promise<Map<string, DraftRecord>> {
  const store = transaction.objectStore(drafts);
  const range = allOf(key.slice(0, key.indexOf('/')));
  const [keys, records] = await Promise.all([
    result(store.getAllKeys(range)),
    result<DraftRecord[]>(store.getAll(range)),
  ]);
  return new Map(records.map((record, at) => [String(keys[at]), record]));
}

function idIn(key: IDBValidKey | undefined): number {
  return Array.isArray(key) ? Number(key[1]) : 0;
}

/** Makes requests of one transaction a few at a time, so that the page can do something else between them. */
async function inPieces(requests: readonly (() => IDBRequest)[]): Promise<void> {
  for (let at = 0; at < requests.length; at += atOnce) {
    const made = requests.slice(at, at + atOnce).map((make) => make());
    const last = made.at(-1);
    if (last) await result<unknown>(last);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has been aborted already, by the request that failed.
  }
}
