import PouchDB from 'pouchdb';
import type { ProjectStore } from '../projectStore.ts';
import type { StorePorts } from '../store/createProjectStore.ts';
import { openPouchStore } from './openPouchStore.ts';

/** The projects of this browser, in IndexedDB through PouchDB's `idb` adapter. */
export function openBrowserStore(ports: Omit<StorePorts, 'databases'>): ProjectStore {
  return openPouchStore({ PouchDB, adapter: 'idb' }, ports);
}
