import { createCouchStore } from '../stores/couchdb/couchStore.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';

/** The address of a CouchDB for tests, with the name and password of an administrator. */
const address = process.env.COUCH_URL;

let count = 0;

/** Databases of their own on the CouchDB of `COUCH_URL`, removed in the end; undefined without it. */
export function couchTestStore(): DatabaseStore | undefined {
  if (address === undefined) return undefined;
  const { origin, username, password } = new URL(address);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  count += 1;
  return ownDatabases(createCouchStore({ nodes: [origin], authorization }), `test${process.pid}_${count}_`);
}

/** A store whose names all begin with a text that nobody else uses. */
function ownDatabases(store: DatabaseStore, prefix: string): DatabaseStore {
  const made = new Set<string>();
  const { local } = store;
  return {
    create(name) {
      made.add(name);
      return store.create(prefix + name);
    },
    remove(name) {
      made.delete(name);
      return store.remove(prefix + name);
    },
    info: (name) => store.info(prefix + name),
    changes: (name, query) => store.changes(prefix + name, query),
    revsDiff: (name, revisions) => store.revsDiff(prefix + name, revisions),
    bulkDocs: (name, documents, options) => store.bulkDocs(prefix + name, documents, options),
    bulkGet: (name, requests, options) => store.bulkGet(prefix + name, requests, options),
    get: (name, id, options) => store.get(prefix + name, id, options),
    allDocs: (name, query) => store.allDocs(prefix + name, query),
    local: {
      get: (name, id) => local.get(prefix + name, id),
      put: (name, id, body) => local.put(prefix + name, id, body),
      remove: (name, id, rev) => local.remove(prefix + name, id, rev),
    },
    attachment: (name, id, file, rev) => store.attachment(prefix + name, id, file, rev),
    putAttachment: (name, id, file, change) => store.putAttachment(prefix + name, id, file, change),
    compact: (name) => store.compact(prefix + name),
    size: (name) => store.size(prefix + name),
    onWrite: (listener) => store.onWrite((name) => listener(name.slice(prefix.length))),
    async close() {
      for (const name of made) await store.remove(prefix + name);
      await store.close();
    },
  };
}
