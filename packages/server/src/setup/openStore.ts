import path from 'node:path';
import { createCouchStore } from '../stores/couchdb/couchStore.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { openLevelStore } from '../stores/pouch/levelStore.ts';

export interface StorePlace {
  /** The data folder; databases are in it unless there is a CouchDB. */
  readonly data: string;
  /** Addresses of a CouchDB’s nodes. A name and a password in one are used instead of signed tokens. */
  readonly couchdb?: readonly string[];
  readonly openDatabases?: number;
  readonly couchKey: string;
}

/** The databases, in files or on a CouchDB. */
export async function openStore({ data, couchdb, openDatabases, couchKey }: StorePlace): Promise<DatabaseStore> {
  if (!couchdb || couchdb.length === 0) {
    return openLevelStore({ folder: path.join(data, 'databases'), ...(openDatabases && { openDatabases }) });
  }
  const urls = couchdb.map((address) => new URL(address));
  const nodes = urls.map(({ origin, pathname }) => `${origin}${pathname.replace(/\/$/, '')}`);
  const named = urls.find(({ username }) => username !== '');
  if (!named) return createCouchStore({ nodes, key: couchKey });
  const pair = [named.username, named.password].map(decodeURIComponent).join(':');
  return createCouchStore({ nodes, authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
}
