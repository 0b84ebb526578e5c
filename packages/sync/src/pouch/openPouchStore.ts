import { createProjectStore, type StorePorts } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { createPouchDatabases, type PouchOptions } from './pouchDatabases.ts';

/** The projects of this computer in PouchDB. The constructor is a parameter: see `PouchOptions`. */
export function openPouchStore(pouch: PouchOptions, ports: Omit<StorePorts, 'databases'>): ProjectStore {
  return createProjectStore({ ...ports, databases: createPouchDatabases(pouch) });
}
