/** Values above 64 KB would be stored in separate files. */
const pieceSize = 32 * 1024;
/** More than twice the amount after which Chromium starts a new log. */
const pieces = 320;
const scratch = 'playhouse-scratch';

/**
 * Makes the browser start a new log for its databases. When a full disk interrupts a write, Chromium keeps appending to
 * the same log, finds it damaged at its next start, and discards all databases. After enough has been written to start
 * another log, the damaged one is no longer needed. Docs: docs/decisions/0043-saved-means-stored.md.
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

/** One transaction per megabyte, each flushed to disk before the next, so that a full disk is noticed early. */
async function fill(database: IDBDatabase): Promise<void> {
  for (let from = 0; from < pieces; from += 32) {
    const transaction = database.transaction('pieces', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('pieces');
    // Random bytes cannot be compressed.
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
