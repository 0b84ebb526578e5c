import PouchDB from 'pouchdb';
import { createProjectStore, type StorePorts } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { beginNewFiles } from './beginNewFiles.ts';
import { createPouchDatabases } from './pouchDatabases.ts';

/**
 * From now on a write of this page is complete when it is on the disk, not when it is on its way there. PouchDB leaves
 * that to the browser, and Chromium chooses the faster way, on which a computer that is switched off loses what was called
 * saved. Docs: docs/decisions/0043-saved-means-stored.md.
 */
function writeToDisk(): void {
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(stores, mode, options) {
    const durable = mode === 'readwrite' ? { durability: 'strict' as const, ...options } : options;
    return original.call(this, stores, mode, durable);
  };
}

/** The projects of this browser, in IndexedDB through PouchDB's `idb` adapter; what is stored is on the disk. */
export function openBrowserStore(ports: Omit<StorePorts, 'databases'>): ProjectStore {
  writeToDisk();
  const databases = { ...createPouchDatabases({ PouchDB, adapter: 'idb' }), recover: () => beginNewFiles(indexedDB) };
  return createProjectStore({ ...ports, databases });
}
