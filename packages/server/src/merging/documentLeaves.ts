import type { NewRevision, StoredLeaf } from '@playhouse/sync/merge';
import { StoreFailure } from '../records/records.ts';
import type { DatabaseStore, Stored, StoredDocument } from '../stores/databaseStore.ts';

const attachment = 'file';

/** All leaves of documents, with their histories, and the bodies of open ones. */
export async function readLeaves(
  store: DatabaseStore,
  database: string,
  documents: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredLeaf[]>> {
  const { results } = demand(await store.changes(database, { ids: documents, style: 'all_docs' }));
  const requests = results.flatMap(({ id, revisions }) => revisions.map((rev) => ({ id, rev })));
  const rows = demand(await store.bulkGet(database, requests, { revs: true }));
  return Map.groupBy(
    rows.flatMap(({ id, found }) => found.map((document) => ({ id, ...leafOf(document) }))),
    ({ id }) => id,
  );
}

function leafOf(document: StoredDocument): StoredLeaf {
  const { start, ids } = document._revisions as { readonly start: number; readonly ids: readonly string[] };
  const files = (document._attachments ?? {}) as Readonly<Record<string, { readonly digest?: string }>>;
  const digest = files[attachment]?.digest;
  const isDeleted = document._deleted === true;
  return {
    rev: String(document._rev),
    isDeleted,
    history: ids.map((hash, index) => `${start - index}-${hash}`),
    ...(!isDeleted && { body: bodyOf(document) }),
    ...(digest !== undefined && { digest }),
  };
}

export function bodyOf(document: StoredDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
}

export function documentOf({ id, rev, history, body }: NewRevision): StoredDocument {
  const start = Number(rev.slice(0, rev.indexOf('-')));
  const ids = history.map((each) => each.slice(each.indexOf('-') + 1));
  return { ...body, _id: id, _rev: rev, _revisions: { start, ids }, ...(!body && { _deleted: true }) };
}

export function demand<Value>(stored: Stored<Value>): Value {
  if (!stored.ok) throw new StoreFailure(stored.fault);
  return stored.value;
}
