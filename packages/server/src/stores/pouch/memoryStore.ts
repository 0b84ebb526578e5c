import { randomUUID } from 'node:crypto';
import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import type { DatabaseStore } from '../databaseStore.ts';
import { createPouchStore } from './pouchStore.ts';
import type { PouchConstructor } from './pouchTypes.ts';

PouchDB.plugin(memoryAdapter);

/** Databases in memory, for tests: gone with the process. */
export function createMemoryStore(now: () => number = Date.now): DatabaseStore {
  const Pouch = PouchDB as unknown as PouchConstructor;
  // The adapter keeps databases of all stores in one table.
  const prefix = `${randomUUID()}-`;
  const open = (name: string) => new Pouch(prefix + name, { adapter: 'memory', revs_limit: 200 });
  const names = new Set<string>();
  return createPouchStore({
    exists: async (name) => names.has(name),
    async open(name) {
      const handle = open(name);
      await handle.info();
      names.add(name);
      return handle;
    },
    async remove(name) {
      names.delete(name);
      await open(name).destroy();
    },
    size: async () => 0,
    openDatabases: Number.POSITIVE_INFINITY,
    now,
  });
}
