import PouchDB from 'pouchdb';
import { createProjectStore, type StorePorts } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { beginNewFiles } from './beginNewFiles.ts';
import { createPouchDatabases } from './pouchDatabases.ts';
import { writeToDisk } from './writeToDisk.ts';

/** The projects of this browser, in IndexedDB through PouchDB's `idb` adapter; what is stored is on the disk. */
export function openBrowserStore(ports: Omit<StorePorts, 'databases'>): ProjectStore {
  writeToDisk();
  const databases = { ...createPouchDatabases({ PouchDB, adapter: 'idb' }), recover: () => beginNewFiles(indexedDB) };
  return createProjectStore({ ...ports, databases });
}
