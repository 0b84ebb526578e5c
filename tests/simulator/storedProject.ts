import type { DatabaseStore, Stored, StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import type { NewRevision } from '../../packages/sync/src/merge/mergeLeaves.ts';
import type { MergeDatabase, MergeProgress, StoredLeaf } from '../../packages/sync/src/merge/mergePorts.ts';
import type { RecordBody } from '../../packages/sync/src/store/database.ts';

const progressId = 'merging';

/** The copy of a project on a device, in a store with CouchDB's revisions. */
export function asMergeDatabase(store: DatabaseStore, name: string): MergeDatabase {
  return {
    async changes(since) {
      const { results, lastSequence, pending } = resultOf(
        await store.changes(name, { since, limit: 20, style: 'all_docs' }),
      );
      const documents = results.flatMap(({ id, revisions }) => (revisions.length > 1 ? [id] : []));
      return { documents, since: lastSequence, isLast: pending === 0 };
    },
    async allLeaves() {
      const { results } = resultOf(await store.changes(name, { style: 'all_docs' }));
      return new Map(results.map(({ id, revisions }) => [id, revisions]));
    },
    leaves: (document) => readLeaves(store, name, document),
    async body(document, rev) {
      const found = await store.get(name, document, { rev });
      return found.ok && found.value._deleted !== true ? bodyOf(found.value) : undefined;
    },
    async readProgress() {
      const found = await store.local.get(name, progressId);
      return found.ok ? (bodyOf(found.value) as unknown as MergeProgress) : undefined;
    },
    async writeProgress(progress) {
      const found = await store.local.get(name, progressId);
      resultOf(await store.local.put(name, progressId, { ...progress, ...(found.ok && { _rev: found.value._rev }) }));
    },
    async write(revisions) {
      resultOf(await store.bulkDocs(name, revisions.map(documentOf), { newEdits: false }));
    },
    copyFile: async () => undefined,
  };
}

/** All leaves of a document, with the bodies of the open ones. */
export async function readLeaves(store: DatabaseStore, name: string, id: string): Promise<StoredLeaf[]> {
  const [row] = resultOf(await store.bulkGet(name, [{ id }], { revs: true }));
  return (row?.found ?? []).map(leafOf);
}

/** A leaf with its history. */
export function leafOf(found: StoredDocument): StoredLeaf {
  const { start, ids } = found._revisions as { start: number; ids: readonly string[] };
  const isDeleted = found._deleted === true;
  const history = ids.map((hash, index) => `${start - index}-${hash}`);
  return { rev: String(found._rev), isDeleted, history, ...(!isDeleted && { body: bodyOf(found) }) };
}

export function documentOf({ id, rev, history, body }: NewRevision): StoredDocument {
  const start = Number(rev.slice(0, rev.indexOf('-')));
  const ids = history.map((each) => each.slice(each.indexOf('-') + 1));
  return { ...body, _id: id, _rev: rev, _revisions: { start, ids }, ...(!body && { _deleted: true }) };
}

export function bodyOf(document: StoredDocument): RecordBody {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
}

export function resultOf<Value>(result: Stored<Value>): Value {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}
