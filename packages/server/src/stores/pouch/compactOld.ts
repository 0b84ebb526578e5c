import { type Stored, stored } from '../databaseStore.ts';
import type { PouchHandle, PouchMetadata } from './pouchTypes.ts';
import { revisionsOf } from './revisionsOf.ts';
import { localId, putLocal } from './writePouch.ts';

/** Merging needs the bodies of earlier revisions, of devices that were offline for some days. */
const keptDays = 7;
const day = 86_400_000;
/** Clients' local documents have other names: see docs/decisions/0066-sync-server.md. */
const marksId = 'playhouse marks';

/** At this time, this was the newest sequence. */
type Mark = readonly [time: number, sequence: number];

/**
 * Discards the bodies of revisions that are no leaves and were stored more than a week ago. Databases do not know when
 * a revision was stored, so each compaction notes the time and the newest sequence, for those of a week later.
 */
export async function compactOld(handle: PouchHandle, now: number): Promise<Stored<undefined>> {
  const { update_seq: newest } = await handle.info();
  const { marks, rev } = await readMarks(handle);
  const isOld = ([time]: Mark) => time <= now - keptDays * day;
  const limit = Math.max(0, ...marks.filter(isOld).map(([, sequence]) => sequence));
  if (limit > 0) await discardUntil(handle, limit);
  // Of the old marks only the newest matters from now on. One mark a day is enough.
  const last = marks.findLast(isOld);
  const recent = marks.filter((mark) => !isOld(mark));
  const isDue = now - (recent.at(-1)?.[0] ?? 0) >= day / 2;
  const kept: Mark[] = [...(last ? [last] : []), ...recent, ...(isDue ? [[now, newest] as const] : [])];
  if (isDue) await putLocal(handle, marksId, { marks: kept, ...(rev !== undefined && { _rev: rev }) });
  return stored(undefined);
}

async function discardUntil(handle: PouchHandle, limit: number): Promise<void> {
  const { results } = await handle.changes({ since: 0, return_docs: true });
  for (const { id, changes } of results) {
    const { rev_tree, rev_map } = await metadataOf(handle, id, changes[0]?.rev);
    const old = revisionsOf(rev_tree)
      .filter(({ isLeaf, hasBody }) => !isLeaf && hasBody)
      .map(({ rev }) => rev)
      .filter((rev) => (rev_map[rev] ?? Number.POSITIVE_INFINITY) <= limit);
    if (old.length > 0) await discard(handle, id, old);
  }
}

function metadataOf(handle: PouchHandle, id: string, rev: string | undefined): Promise<PouchMetadata> {
  return new Promise((resolve, reject) => {
    handle._get(id, { rev }, (error, answer) => (error ? reject(error) : resolve(answer.metadata)));
  });
}

function discard(handle: PouchHandle, id: string, revisions: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    handle._doCompaction(id, revisions, (error) => (error ? reject(error) : resolve()));
  });
}

async function readMarks(handle: PouchHandle): Promise<{ marks: readonly Mark[]; rev?: string }> {
  try {
    const { marks, _rev: rev } = await handle.get(localId(marksId), {});
    return { marks: marks as readonly Mark[], rev };
  } catch (error) {
    if (typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404) return { marks: [] };
    throw error;
  }
}
