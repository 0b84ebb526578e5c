import { isDatabaseName } from '../databaseName.ts';
import { type DatabaseInfo, type DatabaseStore, fault, type Stored, stored } from '../databaseStore.ts';
import { writeSequence } from '../sequence.ts';
import { compactOld } from './compactOld.ts';
import { createPouchAccess, missingDatabase, type Open, type PouchPlace } from './pouchAccess.ts';
import { countDeleted, findMissing, readAll, readChanges } from './readPouch.ts';
import { readBulk, readDocument, readFile } from './readRevisions.ts';
import { localId, putLocal, removeLocal, writeDocuments, writeFile } from './writePouch.ts';

/** Databases of PouchDB behind the port. */
export function createPouchStore(place: PouchPlace): DatabaseStore {
  const { use, change, write, alone, tell, onWrite, close } = createPouchAccess(place);
  return {
    async create(name) {
      if (!isDatabaseName(name)) return fault('database.name', `${JSON.stringify(name)} is no name of a database.`);
      return alone(name, async () => {
        if (await place.exists(name)) return fault('database.exists', 'The database exists already.');
        await (await place.open(name, 'create')).close();
        return stored(undefined);
      });
    },
    async remove(name) {
      if (!isDatabaseName(name)) return missingDatabase();
      const removed = await alone(name, async () => {
        if (!(await place.exists(name))) return missingDatabase();
        await place.remove(name);
        return stored(undefined);
      });
      if (removed.ok) tell(name);
      return removed;
    },
    info: (name) => use(name, async (open) => readInfo(open, await place.size(name))),
    async changes(name, query) {
      const read = ({ handle, incarnation }: Open) => readChanges(handle, incarnation, query);
      const found = await use(name, read);
      return found.ok && !found.value.isWhole ? change(name, read) : found;
    },
    revsDiff: (name, revisions) => use(name, ({ handle }) => findMissing(handle, revisions)),
    bulkDocs: (name, documents, options) => write(name, ({ handle }) => writeDocuments(handle, documents, options)),
    bulkGet: (name, requests, options) => use(name, ({ handle }) => readBulk(handle, requests, options)),
    get: (name, id, options) => use(name, ({ handle }) => readDocument(handle, id, options)),
    allDocs: (name, query) => use(name, ({ handle }) => readAll(handle, query)),
    local: {
      get: (name, id) => use(name, async ({ handle }) => stored(await handle.get(localId(id), {}))),
      put: (name, id, body) => change(name, ({ handle }) => putLocal(handle, id, body)),
      remove: (name, id, rev) => change(name, ({ handle }) => removeLocal(handle, id, rev)),
    },
    attachment: (name, id, file, rev) => use(name, ({ handle }) => readFile(handle, id, file, rev)),
    putAttachment: (name, id, file, given) => write(name, ({ handle }) => writeFile(handle, id, file, given)),
    compact: (name) => change(name, ({ handle }) => compactOld(handle, place.now())),
    size: (name) => use(name, async () => stored(await place.size(name))),
    onWrite,
    close,
  };
}

async function readInfo(open: Open, bytes: number): Promise<Stored<DatabaseInfo>> {
  const { doc_count: documents, update_seq: sequence } = await open.handle.info();
  if (open.deleted?.sequence !== sequence) open.deleted = { sequence, count: await countDeleted(open.handle) };
  return stored({
    documents,
    deleted: open.deleted.count,
    sequence: writeSequence(sequence, open.incarnation),
    bytes,
  });
}
