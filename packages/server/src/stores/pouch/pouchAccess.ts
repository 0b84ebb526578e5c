import { isDatabaseName } from '../databaseName.ts';
import { fault, type Stored } from '../databaseStore.ts';
import { createWriteListeners } from '../writeListeners.ts';
import { faultOf, isBroken } from './faultOf.ts';
import { HandleTable } from './handleTable.ts';
import type { PouchHandle } from './pouchTypes.ts';

/** Where a store over PouchDB keeps its databases. Names are valid when they arrive here. */
export interface PouchPlace {
  exists(name: string): Promise<boolean>;
  /** Opens an existing database, or makes a new one. */
  open(name: string, mode: 'open' | 'create'): Promise<PouchHandle>;
  /** Removes a closed database. */
  remove(name: string): Promise<void>;
  size(name: string): Promise<number>;
  /** How many databases may be open at the same time. */
  readonly openDatabases: number;
  readonly now: () => number;
}

export interface Open {
  readonly handle: PouchHandle;
  readonly incarnation: string;
  deleted?: { readonly sequence: number; readonly count: number };
}

/** Access to the databases of a place, one at a time or together with others. Writes to one database run in order. */
export function createPouchAccess(place: PouchPlace) {
  const table = new HandleTable<Open>(
    { open: (name) => openExisting(place, name), close: ({ handle }) => handle.close() },
    place.openDatabases,
  );
  const queues = new Map<string, Promise<unknown>>();
  const { onWrite, tell } = createWriteListeners();

  async function use<Value>(name: string, work: (open: Open) => Promise<Stored<Value>>): Promise<Stored<Value>> {
    if (!isDatabaseName(name)) return missingDatabase();
    try {
      return await table.use(name, (open, discard) =>
        work(open).catch((error: unknown) => {
          if (isBroken(error)) discard();
          return faultOf(error);
        }),
      );
    } catch (error) {
      return error === absent ? missingDatabase() : faultOf(error);
    }
  }

  function inOrder<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const result = (queues.get(name) ?? Promise.resolve()).then(work, work);
    const settled = result.catch(() => undefined);
    queues.set(name, settled);
    void settled.then(() => queues.get(name) === settled && queues.delete(name));
    return result;
  }

  return {
    use,
    /** Like `use`, after all earlier writes. */
    change: <Value>(name: string, work: (open: Open) => Promise<Stored<Value>>) => inOrder(name, () => use(name, work)),
    /** Like `change`, and listeners are told. */
    async write<Value>(name: string, work: (open: Open) => Promise<Stored<Value>>): Promise<Stored<Value>> {
      const result = await inOrder(name, () => use(name, work));
      if (result.ok) tell(name);
      return result;
    },
    /** Does something to a database while nobody has it open. */
    alone: (name: string, work: () => Promise<Stored<undefined>>) =>
      inOrder(name, () => table.alone(name, () => work().catch(faultOf))),
    onWrite,
    tell,
    close: () => table.close(),
  };
}

const absent = new Error('There is no such database.');

export function missingDatabase() {
  return fault('database.missing', 'Database does not exist.');
}

async function openExisting(place: PouchPlace, name: string): Promise<Open> {
  if (!(await place.exists(name))) throw absent;
  const handle = await place.open(name, 'open');
  // PouchDB makes this id with the database, and stores it there.
  const incarnation = (await handle.id()).replaceAll('-', '').slice(0, 12).toLowerCase();
  return { handle, incarnation };
}
