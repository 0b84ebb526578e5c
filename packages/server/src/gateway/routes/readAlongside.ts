import type { Changes, DatabaseStore, StoredDocument } from '../../stores/databaseStore.ts';

/** Feeds of many clients can end at the same moment: what each answer takes with it is small. */
const limits = { documents: 50, together: 10, bytes: 512 * 1024 } as const;

/**
 * The first of the documents that changed, with their revisions, as `_bulk_get` gives them: as many as an answer may
 * have. Those with files are left out, and so are the ones that follow a large one.
 */
export async function readAlongside(
  store: DatabaseStore,
  database: string,
  { results }: Changes,
): Promise<readonly StoredDocument[]> {
  const asked = results
    .flatMap(({ id, revisions }) => revisions.map((rev) => ({ id, rev })))
    .slice(0, limits.documents);
  const taken: StoredDocument[] = [];
  let bytes = 0;
  for (let from = 0; from < asked.length; from += limits.together) {
    const read = await store.bulkGet(database, asked.slice(from, from + limits.together), { revs: true });
    // The client asks for what is not there, and is told why.
    if (!read.ok) return taken;
    for (const document of read.value.flatMap(({ found }) => found)) {
      if (document._attachments) continue;
      bytes += JSON.stringify(document).length;
      if (bytes > limits.bytes) return taken;
      taken.push(document);
    }
  }
  return taken;
}
