import PouchDB from 'pouchdb';
import { createProjectStore, type StorePorts } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { beginNewFiles } from './beginNewFiles.ts';
import { createPouchDatabases } from './pouchDatabases.ts';

/**
 * From now on a write of this page completes when it is on disk, not when it is merely buffered. PouchDB leaves that
 * choice to the browser, and Chromium prefers the faster mode, in which a power failure loses data already reported as
 * saved. Docs: docs/decisions/0043-saved-means-stored.md.
 */
function writeToDisk(): void {
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(stores, mode, options) {
    const durable = mode === 'readwrite' ? { durability: 'strict' as const, ...options } : options;
    return original.call(this, stores, mode, durable);
  };
}

/** The projects of this browser, in IndexedDB through PouchDB's `idb` adapter; stored data is on disk. */
export function openBrowserStore(ports: Omit<StorePorts, 'databases'>): ProjectStore {
  writeToDisk();
  const databases = { ...createPouchDatabases({ PouchDB, adapter: 'idb' }), recover: () => beginNewFiles(indexedDB) };
  return createProjectStore({ ...ports, databases });
}
