import {
  type AllDocs,
  type AllDocsQuery,
  type Change,
  type Changes,
  type ChangesQuery,
  fault,
  type RevisionsOf,
  type Stored,
  stored,
} from '../databaseStore.ts';
import { readSequence, writeSequence } from '../sequence.ts';
import type { PouchHandle, RevisionBranch } from './pouchTypes.ts';
import { revisionsOf } from './revisionsOf.ts';

/** Changes, and whether a write may have hidden some: PouchDB leaves out documents that move while it reads. */
interface ChangesRead extends Changes {
  readonly isWhole: boolean;
}

/** A feed that has ended. It is whole when no write runs meanwhile. */
export async function readChanges(
  handle: PouchHandle,
  incarnation: string,
  query: ChangesQuery,
): Promise<Stored<ChangesRead>> {
  const newest = (await handle.info()).update_seq;
  const since = query.since === 'now' ? newest : readSequence(query.since ?? '0', incarnation);
  if (since === undefined) return fault('call.refused', `${query.since} is no sequence of this database.`);
  const { limit, style = 'main_only', includeDocs, conflicts, attachments, descending, ids } = query;
  if (limit === 0) {
    return stored({
      results: [],
      lastSequence: writeSequence(since, incarnation),
      pending: Math.max(newest - since, 0),
      isWhole: true,
    });
  }
  const answer = await handle.changes({
    since: descending ? 0 : since,
    style,
    return_docs: true,
    ...(limit !== undefined && { limit }),
    ...(includeDocs && { include_docs: true, conflicts: conflicts === true, attachments: attachments === true }),
    ...(descending && { descending: true }),
    ...(ids && { doc_ids: [...ids] }),
  });
  const results: Change[] = [];
  for (const { seq, id, changes, deleted, doc } of answer.results) {
    results.push({
      sequence: writeSequence(seq, incarnation),
      id,
      revisions: changes.length > 1 ? await winnerFirst(handle, id) : changes.map(({ rev }) => rev),
      deleted: deleted === true,
      ...(includeDocs && doc && { doc }),
    });
  }
  const isCut = limit !== undefined && results.length >= limit;
  const last = isCut ? (answer.results.at(-1)?.seq ?? since) : Math.max(answer.last_seq, since);
  return stored({
    results,
    lastSequence: writeSequence(last, incarnation),
    pending: isCut && !descending ? Math.max(newest - last, 0) : 0,
    // A feed that was cut is read on. Feeds of some documents do not tell how far they came.
    isWhole: isCut || (!ids && answer.last_seq >= newest && (await handle.info()).update_seq === newest),
  });
}

/** The leaves as CouchDB orders them: living ones, longer histories, and higher hashes first. */
async function winnerFirst(handle: PouchHandle, id: string): Promise<string[]> {
  const leaves = revisionsOf(await treeOf(handle, id)).filter(({ isLeaf }) => isLeaf);
  const rank = ({ rev, isDeleted }: (typeof leaves)[number]) =>
    `${isDeleted ? 0 : 1}${rev.slice(0, rev.indexOf('-')).padStart(16, '0')}${rev.slice(rev.indexOf('-'))}`;
  return leaves.sort((left, right) => (rank(left) > rank(right) ? -1 : 1)).map(({ rev }) => rev);
}

/** PouchDB does not count tombstones. */
export async function countDeleted(handle: PouchHandle): Promise<number> {
  const { results } = await handle.changes({ since: 0, return_docs: true });
  return results.filter(({ deleted }) => deleted === true).length;
}

/**
 * Revisions that are nowhere in the trees. PouchDB's own answer also names those whose body was compacted; CouchDB's
 * does not, and asking for them would be in vain.
 */
export async function findMissing(handle: PouchHandle, asked: RevisionsOf): Promise<Stored<RevisionsOf>> {
  const found = new Map<string, readonly string[]>();
  for (const [id, revisions] of asked) {
    const known = new Set(revisionsOf(await treeOf(handle, id)).map(({ rev }) => rev));
    const missing = [...new Set(revisions)].filter((rev) => !known.has(rev));
    if (missing.length > 0) found.set(id, missing);
  }
  return stored(found);
}

/** The revisions of a document; none when it never existed. */
export function treeOf(handle: PouchHandle, id: string): Promise<readonly RevisionBranch[]> {
  return new Promise((resolve, reject) => {
    handle._getRevisionTree(id, (error, tree) => {
      if (!error) resolve(tree);
      else if (typeof error === 'object' && Reflect.get(error, 'status') === 404) resolve([]);
      else reject(error);
    });
  });
}

export async function readAll(handle: PouchHandle, query: AllDocsQuery): Promise<Stored<AllDocs>> {
  const { startkey, endkey, inclusiveEnd, keys, includeDocs, conflicts, attachments, limit, skip, descending } = query;
  const { rows, total_rows: total } = await handle.allDocs({
    ...(startkey !== undefined && { startkey }),
    ...(endkey !== undefined && { endkey }),
    ...(inclusiveEnd === false && { inclusive_end: false }),
    ...(keys && { keys: [...keys] }),
    ...(includeDocs && { include_docs: true, conflicts: conflicts === true, attachments: attachments === true }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && { skip }),
    ...(descending && { descending: true }),
  });
  return stored({
    total,
    rows: rows.map(({ key, value, doc }) =>
      value
        ? { key, rev: value.rev, deleted: value.deleted === true, ...(includeDocs && doc && { doc }) }
        : { key, rev: undefined },
    ),
  });
}
