export const drafts = 'drafts';
export const tiles = 'tiles';

/** The database of kept pictures: drafts by game and file, tiles by the key of their draft and their id. */
export function openPictures(): Promise<IDBDatabase> {
  const request = indexedDB.open('playhouse-pictures', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(drafts);
    request.result.createObjectStore(tiles);
  };
  return result(request);
}

/** The keys of the tiles of a draft. */
export function rangeOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);
}

/** The keys of all drafts of a game; 0 follows the slash. */
export function allOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound(`${game}/`, `${game}0`, false, true);
}

export function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}
