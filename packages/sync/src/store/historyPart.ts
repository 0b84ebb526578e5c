import type { Database, RecordBody, RecordChange } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { historyOf } from './databaseNames.ts';
import { attempt } from './fault.ts';
import type { HeldWrites } from './heldWrites.ts';
import type { HistoryStore } from './projectStore.ts';

/** The history of each project, in its own database beside that of the project. */
export function createHistoryPart(cache: DatabaseCache, held: HeldWrites): HistoryStore {
  const known = new Map<string, Map<string, string>>();
  const writeRecords = async (id: string, database: Database, bodies: ReadonlyMap<string, RecordBody>) => {
    const revisions = known.get(id) ?? (await readRevisions(database));
    known.set(id, revisions);
    if (await writeBodies(database, bodies, revisions)) return;
    const fresh = await readRevisions(database);
    known.set(id, fresh);
    if (!(await writeBodies(database, bodies, fresh))) throw new Error('the history is changed from elsewhere');
  };
  return {
    async read(id) {
      known.delete(id);
      return attempt(() =>
        cache.use(historyOf(id), async (database) => {
          const records = await database.readAll();
          known.set(id, new Map(records.map((record) => [record.id, record.revision])));
          return new Map(records.map(({ id: record, body }) => [record, body]));
        }),
      );
    },
    async write(id, bodies, hold) {
      const write = () => cache.use(historyOf(id), (database) => writeRecords(id, database, bodies));
      const written = await held.write(id, hold, write);
      // After a failure it is unknown what was written, so the next write checks first.
      if (!written.ok) known.delete(id);
      return written;
    },
    async clear(id) {
      known.delete(id);
      return attempt(() => cache.destroy(historyOf(id)));
    },
  };
}

async function readRevisions(database: Database): Promise<Map<string, string>> {
  return new Map((await database.readAll()).map(({ id, revision }) => [id, revision]));
}

/** Stores the new revisions; false when one of the records was changed elsewhere. */
async function writeBodies(
  database: Database,
  bodies: ReadonlyMap<string, RecordBody>,
  revisions: Map<string, string>,
): Promise<boolean> {
  const changes = [...bodies].map(([id, body]): RecordChange => {
    const revision = revisions.get(id);
    return { id, body, ...(revision !== undefined && { revision }) };
  });
  const results = await database.write(changes);
  for (const result of results) if (result.state === 'written') revisions.set(result.id, result.revision);
  return results.every(({ state }) => state === 'written');
}
