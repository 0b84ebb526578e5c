import type { PixelBytes } from '@playhouse/paint';
import type { StoredDraft } from '../model/storedDraft.ts';
import { allOf, done, drafts, openPictures, rangeOf, result, tiles } from './pictureDatabase.ts';
import { type DraftRecord, readDraft, StoredTiles } from './tileRecords.ts';

/** Requests that are made at once: more of them, with their pixels, would hold up the page. */
const atOnce = 16;

/**
 * Keeps pictures with their layers and frames in this browser, by game and stored file: what is not saved survives a
 * crash, and layers survive saving. Without storage, nothing is kept. docs/decisions/0063-image-editor.md.
 */
export class DraftStore {
  readonly #stored = new Map<string, StoredTiles>();
  readonly #waiting = new Map<string, StoredDraft | undefined>();
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

  /** Keeps a draft, or forgets it; of several in a row, the last one counts. Settles when it is stored. */
  keep(game: string, file: string, draft: StoredDraft | undefined): Promise<void> {
    const key = keyOf(game, file);
    const isWaiting = this.#waiting.has(key);
    this.#waiting.set(key, draft);
    if (!isWaiting) {
      this.#running = this.#running
        .then(() => this.#write(key))
        .then(() => this.#note(undefined))
        .catch((error: unknown) => this.#note(error));
    }
    return this.#running;
  }

  /** Removes the drafts of a game whose files no longer exist. */
  async prune(game: string, exists: (file: string) => boolean): Promise<void> {
    await this.#running;
    try {
      const transaction = (await this.#connect()).transaction([drafts, tiles], 'readwrite');
      const keys = await result(transaction.objectStore(drafts).getAllKeys(allOf(game)));
      for (const key of keys.map(String)) if (!exists(key.slice(game.length + 1))) this.#remove(transaction, key);
      await done(transaction);
    } catch (error) {
      console.warn('Pictures that are no longer needed cannot be removed.', error);
    }
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
    const [record, keys, values] = await Promise.all([
      result<DraftRecord | undefined>(transaction.objectStore(drafts).get(key)),
      result<IDBValidKey[]>(tileStore.getAllKeys(rangeOf(key))),
      result<PixelBytes[]>(tileStore.getAll(rangeOf(key))),
    ]);
    if (!record) return undefined;
    const ids = keys.map((each) => (Array.isArray(each) ? Number(each[1]) : 0));
    const byId = new Map(ids.flatMap((id, index) => (values[index] ? [[id, values[index]] as const] : [])));
    this.#stored.set(key, new StoredTiles(byId));
    return readDraft(record, byId);
  }

  async #write(key: string): Promise<void> {
    const draft = this.#waiting.get(key);
    this.#waiting.delete(key);
    const transaction = (await this.#connect()).transaction([drafts, tiles], 'readwrite');
    if (!draft) {
      this.#remove(transaction, key);
      await done(transaction);
      return;
    }
    const stored = this.#stored.get(key) ?? new StoredTiles();
    const change = stored.plan(draft);
    const tileStore = transaction.objectStore(tiles);
    // What an earlier visit has stored under the same numbers.
    if (!this.#stored.has(key)) tileStore.delete(rangeOf(key));
    const puts = [...change.added].map(
      ([id, tile]) =>
        () =>
          tileStore.put(tile, [key, id]),
    );
    const deletes = change.removed.map((id) => () => tileStore.delete([key, id]));
    try {
      await inPieces([...puts, ...deletes, () => transaction.objectStore(drafts).put(change.record, key)]);
    } catch (error) {
      // Otherwise the requests before would be carried out without the others.
      abort(transaction);
      throw error;
    }
    await done(transaction);
    stored.commit(change);
    this.#stored.set(key, stored);
  }

  #remove(transaction: IDBTransaction, key: string): void {
    transaction.objectStore(drafts).delete(key);
    transaction.objectStore(tiles).delete(rangeOf(key));
    this.#stored.delete(key);
  }
}

function keyOf(game: string, file: string): string {
  return `${game}/${file}`;
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
