import PouchDB from 'pouchdb';
import type { ProjectStore } from '../projectStore.ts';
import { createProjectStore, type StorePorts } from '../store/createProjectStore.ts';
import { beginNewFiles } from './beginNewFiles.ts';
import { createPouchDatabases } from './pouchDatabases.ts';

/** The projects of this browser, in IndexedDB through PouchDB's `idb` adapter. */
export function openBrowserStore(ports: Omit<StorePorts, 'databases'>): ProjectStore {
  const databases = { ...createPouchDatabases({ PouchDB, adapter: 'idb' }), recover: () => beginNewFiles(indexedDB) };
  return createProjectStore({ ...ports, databases });
}
