import { successorName } from '../merge/successorName.ts';
import type { Database, DatabasePort, RecordChange, StoredRecord, WriteResult } from '../store/database.ts';
import { fileAttachment as attachment, binaryOf, namedDocument, orMissing } from './pouchRevisions.ts';
import type { PouchConstructor, PouchDatabase, PouchMeta, PouchPut } from './pouchTypes.ts';
import { readLeaves } from './readLeaves.ts';

export interface PouchOptions {
  /** PouchDB's constructor: the browser's build, or Node's with the memory adapter plugged in. */
  readonly PouchDB: PouchConstructor;
  /** Always given, since databases of different adapters cannot read each other. */
  readonly adapter: 'idb' | 'indexeddb' | 'memory' | 'leveldb';
  /** Prefix of each database's name; keeps tests apart. */
  readonly prefix?: string;
}

type Body = Record<string, unknown>;
type Handle = PouchDatabase<Body>;

/** Databases in PouchDB. A record's file is its attachment `file`. docs/format.md#databases. */
export function createPouchDatabases({ PouchDB, adapter, prefix = '' }: PouchOptions): DatabasePort {
  // `size` is the specification's constant (docs/product-rules.md#limits); it matters only to adapters with their own
  // quota.
  const configuration = { adapter, auto_compaction: true, revs_limit: 200, size: 10 };
  return {
    async open(name) {
      const handle: Handle = new PouchDB<Body>(prefix + name, configuration);
      await handle.info();
      return openDatabase(handle);
    },
  };
}

function openDatabase(handle: Handle): Database {
  return {
    async readAll() {
      const { rows } = await handle.allDocs({ include_docs: true });
      return rows.flatMap(({ doc }) => (doc ? (storedRecord(doc) ?? []) : []));
    },
    async read(id) {
      const doc = await orMissing(handle.get(id));
      return doc && storedRecord(doc);
    },
    write: (changes) => writeAll(handle, changes),
    branch: (changes) => branchAll(handle, changes),
    leaves: (id) => readLeaves(handle, id),
    async readFile(id) {
      const file = await orMissing(handle.getAttachment(id, attachment));
      return file === undefined ? undefined : bytesOf(file);
    },
    readFiles: (ids) => readFiles(handle, ids),
    watch(listener) {
      const feed = handle
        .changes({ since: 'now', live: true })
        .on('change', ({ id, changes: [{ rev }] }) => listener(id, rev));
      return () => feed.cancel();
    },
    close: () => handle.close(),
    destroy: () => handle.destroy(),
  };
}

async function writeAll(handle: Handle, changes: readonly RecordChange[]): Promise<WriteResult[]> {
  const results = await handle.bulkDocs(changes.map(documentOf));
  return changes.map(({ id }, index): WriteResult => {
    const result = results[index];
    if (result && 'ok' in result && result.rev !== undefined) return { id, state: 'written', revision: result.rev };
    if (result && 'status' in result && result.status === 409) return { id, state: 'conflict' };
    throw Object.assign(new Error(`cannot write ${id}`), { reason: JSON.stringify(result ?? null) });
  });
}

async function branchAll(handle: Handle, changes: readonly RecordChange[]): Promise<string[]> {
  const revisions = changes.map(({ id, revision, body }) => {
    const rev = successorName(revision, body);
    return { id, rev, history: revision === undefined ? [rev] : [rev, revision], body };
  });
  const documents = revisions.map((each) => namedDocument(each) as PouchPut<Body>);
  // Rows are faults only: what is stored under its own name cannot conflict.
  const [fault] = await handle.bulkDocs(documents, { new_edits: false });
  if (fault) throw Object.assign(new Error('cannot write'), { reason: JSON.stringify(fault) });
  return revisions.map(({ rev }) => rev);
}

function documentOf({ id, revision, body, file, type }: RecordChange): PouchPut<Body> {
  return {
    ...body,
    _id: id,
    ...(revision !== undefined && { _rev: revision }),
    ...(body === undefined && { _deleted: true }),
    ...(file && { _attachments: { [attachment]: { content_type: type ?? defaultType, data: binaryOf(file, type) } } }),
  };
}

async function readFiles(handle: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  // Only a few at a time, so that a project with much music is not in memory twice.
  for (let from = 0; from < ids.length; from += filesAtOnce) {
    const keys = ids.slice(from, from + filesAtOnce);
    const { rows } = await handle.allDocs({ keys, include_docs: true, attachments: true, binary: true });
    for (const row of rows) {
      const doc = 'doc' in row ? row.doc : undefined;
      const file = doc?._attachments?.[attachment];
      if (doc && file && 'data' in file) found.set(doc._id, await bytesOf(file.data));
    }
  }
  return found;
}

const filesAtOnce = 16;
const defaultType = 'application/octet-stream';

function storedRecord(doc: Body & PouchMeta): StoredRecord | undefined {
  if (doc._id.startsWith('_design/')) return undefined;
  const body = Object.fromEntries(Object.entries(doc).filter(([key]) => !key.startsWith('_')));
  return { id: doc._id, revision: doc._rev, body };
}

async function bytesOf(data: string | Blob | Buffer): Promise<Uint8Array> {
  if (typeof data === 'string') return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  if (data instanceof Uint8Array) return new Uint8Array(data);
  return new Uint8Array(await data.arrayBuffer());
}
