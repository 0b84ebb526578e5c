import type { DocumentFault } from '@playhouse/core';
import { manyDeletions } from '@playhouse/sync';
import type { DatabaseStore, StoredDocument } from '../../stores/databaseStore.ts';
import type { MassDeletions } from './massDeletions.ts';
import type { Policy } from './policy.ts';
import { projectPolicy } from './projectPolicy.ts';
import type { Quotas } from './quotas.ts';

const ask: DocumentFault = { code: 'deletions.many', reason: manyDeletions };

/** What projects may contain, and how much of it somebody may write and delete. */
export function createAmountPolicy(quotas: Quotas, deletions: MassDeletions, isFull: () => boolean): Policy {
  return {
    ...projectPolicy,
    isFull,
    async checkAmounts(store, { database, session }, documents) {
      const faults = new Map(await quotas.check(database, documents));
      const deleted = await deletedLeaves(store, database, documents);
      if (deleted.length === 0) return faults;
      const info = await store.info(database);
      if (!info.ok) return faults;
      const allowed = deletions.allow(session, database, deleted.length, info.value.documents);
      if (allowed < deleted.length) for (const index of deleted) faults.set(index, ask);
      return faults;
    },
    accepted: (database, documents) => quotas.add(database, documents),
  };
}

/**
 * Which of the documents delete something: not those that end one side of a conflict, which may come with the merge or
 * before the side itself, and not what is gone already.
 */
async function deletedLeaves(
  store: DatabaseStore,
  database: string,
  documents: readonly StoredDocument[],
): Promise<number[]> {
  const gone = [...documents.entries()].filter(([, { _deleted }]) => _deleted === true);
  if (gone.length === 0) return [];
  const keys = [...new Set(gone.map(([, { _id }]) => _id))];
  const known = await store.allDocs(database, { keys, includeDocs: true, conflicts: true });
  if (!known.ok) return [];
  const live = new Map(
    known.value.rows.flatMap((row) => {
      const hasOne = row.rev !== undefined && !row.deleted && row.doc?._conflicts === undefined;
      return hasOne ? [[row.key, row.rev]] : [];
    }),
  );
  const others = Map.groupBy(
    documents.filter(({ _deleted }) => _deleted !== true),
    ({ _id }) => _id,
  );
  return gone.flatMap(([index, document]) => {
    const stays = others.get(document._id)?.some(({ _rev }) => !isAfter(document, _rev as string)) ?? false;
    return !stays && isAfter(document, live.get(document._id)) ? [index] : [];
  });
}

/** Whether a revision comes after another one of its document. */
function isAfter({ _rev, _revisions }: StoredDocument, rev: string | undefined): boolean {
  if (rev === undefined) return false;
  if (_revisions === undefined) return true;
  const { start, ids } = _revisions as { readonly start: number; readonly ids: readonly string[] };
  return rev === _rev || ids.some((id, index) => `${start - index}-${id}` === rev);
}
