import { createHash } from 'node:crypto';
import { isDatabaseName } from '../databaseName.ts';
import {
  type Changes,
  type ChangesQuery,
  type DatabaseStore,
  fault,
  type RevisionsOf,
  type Stored,
  type StoredDocument,
  stored,
  type WrittenRow,
} from '../databaseStore.ts';
import { createCouchAccess } from './couchAccess.ts';
import type { CouchCall, CouchOptions } from './couchRequest.ts';
import {
  type CouchChanges,
  type CouchInfo,
  type CouchRows,
  changesOf,
  infoOf,
  rowsOf,
  writable,
} from './couchShapes.ts';

/** Databases of a CouchDB node or cluster, which only the server can reach. It compacts by itself. */
export function createCouchStore(options: CouchOptions): DatabaseStore {
  const { ask, read, write, onWrite } = createCouchAccess(options);
  const info = async (name: string) => map(await read<CouchInfo>('GET', name, []), infoOf);
  return {
    async create(name) {
      if (!isDatabaseName(name)) return fault('database.name', `${JSON.stringify(name)} is no name of a database.`);
      return map(await ask('PUT', name, []), () => undefined);
    },
    remove: async (name) => map(await write('DELETE', name, []), () => undefined),
    info,
    changes: (name, query) => readChanges(read, name, query),
    async revsDiff(name, revisions) {
      const json = Object.fromEntries([...revisions].filter(isAskable));
      const found = await read<Record<string, { missing: string[] }>>('POST', name, ['_revs_diff'], { json });
      return map(found, (value) => inOrder(revisions, new Map(Object.entries(value))));
    },
    async bulkDocs(name, documents, { newEdits }) {
      const json = { docs: documents.map(writable), ...(!newEdits && { new_edits: false }) };
      const rows = await write<(WrittenRow & { ok?: boolean })[]>('POST', name, ['_bulk_docs'], { json });
      return map(rows, (value) => value.map((row) => (row.ok ? row : { ...row, ok: false })));
    },
    async bulkGet(name, requests, { revs, latest, attachments }) {
      const query = { revs, latest, attachments };
      const found = await read<CouchRows>('POST', name, ['_bulk_get'], { query, json: { docs: requests } });
      return map(found, rowsOf);
    },
    async get(name, id, { rev, revs, revsInfo, latest, conflicts, attachments }) {
      // With `latest`, CouchDB answers with the winner, whether it descends from the revision or not.
      if (rev !== undefined && latest === true) return readLatest(read, name, { id, rev }, { revs, attachments });
      const query = { rev, revs, revs_info: revsInfo, conflicts, attachments };
      return read<StoredDocument>('GET', name, [id], { query });
    },
    allDocs: (name, query) => readAllDocs(read, name, query),
    local: {
      get: (name, id) => read('GET', name, ['_local', id]),
      async put(name, id, body) {
        const fault = await localConflict(read, name, id, body._rev);
        return fault ?? read('PUT', name, ['_local', id], { json: { ...body, _id: `_local/${id}` } });
      },
      async remove(name, id, rev) {
        const fault = await localConflict(read, name, id, rev);
        return fault ?? read('DELETE', name, ['_local', id], { query: { rev } });
      },
    },
    async attachment(name, id, file, rev) {
      const answer = await ask('GET', name, [id, file], { query: { rev } });
      if (!answer.ok) return answer;
      const data = await answer.value.bytes();
      const digest = `md5-${createHash('md5').update(data).digest('base64')}`;
      return stored({ type: answer.value.headers.get('content-type') ?? 'application/octet-stream', digest, data });
    },
    putAttachment: (name, id, file, { rev, type, data }) =>
      write<WrittenRow>('PUT', name, [id, file], { query: { rev }, bytes: data, type }),
    compact: async (name) => map(await info(name), () => undefined),
    size: async (name) => map(await info(name), ({ bytes }) => bytes),
    onWrite,
    close: async () => undefined,
  };
}

function map<From, To>(result: Stored<From>, change: (value: From) => To): Stored<To> {
  return result.ok ? stored(change(result.value)) : result;
}

async function readChanges(
  read: Read,
  name: string,
  { since = '0', limit, style, includeDocs, conflicts, attachments, descending, ids }: ChangesQuery,
): Promise<Stored<Changes>> {
  const query = { since, limit, style, include_docs: includeDocs, conflicts, attachments, descending };
  const path = ['_changes'];
  const found = ids
    ? await read<CouchChanges>('POST', name, path, { query: { ...query, filter: '_doc_ids' }, json: { doc_ids: ids } })
    : await read<CouchChanges>('GET', name, path, { query });
  return map(found, changesOf);
}

/** CouchDB takes every write of a local document, whatever its revision. */
async function localConflict(
  read: Read,
  name: string,
  id: string,
  rev: unknown,
): Promise<ReturnType<typeof fault> | undefined> {
  const found = await read<StoredDocument>('GET', name, ['_local', id]);
  if (found.ok) return found.value._rev === rev ? undefined : fault('document.conflict', 'Document update conflict.');
  if (found.fault.code !== 'document.missing') return found;
  return rev === undefined ? undefined : found;
}

async function readLatest(
  read: Read,
  name: string,
  request: { readonly id: string; readonly rev: string },
  { revs, attachments }: { readonly revs?: boolean | undefined; readonly attachments?: boolean | undefined },
): Promise<Stored<StoredDocument>> {
  const query = { revs, attachments, latest: true };
  const found = await read<CouchRows>('POST', name, ['_bulk_get'], { query, json: { docs: [request] } });
  if (!found.ok) return found;
  const leaves = rowsOf(found.value)[0]?.found ?? [];
  const [document] = [...leaves].sort((left, right) => (rankOf(left) > rankOf(right) ? -1 : 1));
  return document ? stored(document) : fault('document.missing', 'missing');
}

/** Orders leaves like CouchDB: living ones, longer histories, and higher hashes win. */
function rankOf({ _rev, _deleted }: StoredDocument): string {
  const [generation = '', hash = ''] = String(_rev).split('-');
  return `${_deleted === true ? 0 : 1}${generation.padStart(16, '0')}${hash}`;
}

type Read = <Value>(method: string, name: string, path: readonly string[], given?: CouchCall) => Promise<Stored<Value>>;

async function readAllDocs(
  read: Read,
  name: string,
  { startkey, endkey, inclusiveEnd, keys, includeDocs, ...rest }: Parameters<DatabaseStore['allDocs']>[1],
): ReturnType<DatabaseStore['allDocs']> {
  const query = {
    ...rest,
    startkey: startkey === undefined ? undefined : JSON.stringify(startkey),
    endkey: endkey === undefined ? undefined : JSON.stringify(endkey),
    // Parameters that are false are left out, and here that would mean true.
    inclusive_end: inclusiveEnd === false ? 'false' : undefined,
    include_docs: includeDocs,
  };
  const found = keys
    ? await read<CouchAllDocs>('POST', name, ['_all_docs'], { query, json: { keys } })
    : await read<CouchAllDocs>('GET', name, ['_all_docs'], { query });
  return map(found, ({ total_rows: total, rows }) => ({
    total,
    rows: rows.map(({ key, value, doc }) =>
      value
        ? { key, rev: value.rev, deleted: value.deleted === true, ...(includeDocs && doc && { doc }) }
        : { key, rev: undefined },
    ),
  }));
}

interface CouchAllDocs {
  readonly total_rows: number;
  readonly rows: readonly {
    readonly key: string;
    readonly value?: { readonly rev: string; readonly deleted?: boolean };
    readonly doc?: StoredDocument | null;
  }[];
}

/** For one text with half a character, which it cannot have stored, CouchDB refuses the whole request. */
function isAskable([id, revisions]: readonly [string, readonly string[]]): boolean {
  return [id, ...revisions].every((text) => text.isWellFormed());
}

/** CouchDB answers in an order of its own, which decides what PouchDB sends first. */
function inOrder(asked: RevisionsOf, found: ReadonlyMap<string, { readonly missing: readonly string[] }>): RevisionsOf {
  const rows = [...asked].map((each) => [each[0], isAskable(each) ? found.get(each[0])?.missing : each[1]] as const);
  return new Map(rows.flatMap(([id, missing]) => (missing ? [[id, missing] as const] : [])));
}
