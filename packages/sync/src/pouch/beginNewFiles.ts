/** Values above 64 KB would go to files of their own. */
const pieceSize = 32 * 1024;
/** More than twice of what Chromium collects before it begins a new log. */
const pieces = 320;
const scratch = 'playhouse-scratch';

/**
 * Makes the browser begin a new log for its databases. Chromium goes on in the log in which a write broke off, because the
 * disk was full, and throws all databases away at its next start, because that log is damaged in the middle. Once so
 * much is written that it begins another, the damaged one is no longer needed. Docs: docs/decisions/0043-saved-means-stored.md.
 */
export async function beginNewFiles(indexedDb: IDBFactory): Promise<void> {
  await remove(indexedDb);
  const database = await open(indexedDb);
  try {
    await fill(database);
  } finally {
    database.close();
    await remove(indexedDb).catch(() => undefined);
  }
}

function open(indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open(scratch, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('pieces', { autoIncrement: true });
  return settled(request);
}

async function remove(indexedDb: IDBFactory): Promise<void> {
  await settled(indexedDb.deleteDatabase(scratch));
}

/** One transaction a megabyte, each on the disk before the next, so that a full disk is noticed early. */
async function fill(database: IDBDatabase): Promise<void> {
  for (let from = 0; from < pieces; from += 32) {
    const transaction = database.transaction('pieces', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('pieces');
    // Random bytes cannot be made shorter.
    for (let piece = from; piece < from + 32; piece += 1) store.add(crypto.getRandomValues(new Uint8Array(pieceSize)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('QuotaExceededError'));
    });
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database is not responding'));
  });
}
