import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { couchTestStore } from '../../test/couchTestStore.ts';
import { type RandomHistory, randomHistory } from '../../test/randomHistory.ts';
import { codeOf, unwrap } from '../../test/storeCase.ts';
import type { DatabaseStore } from '../databaseStore.ts';
import { openLevelStore } from '../pouch/levelStore.ts';
import { createMemoryStore } from '../pouch/memoryStore.ts';
import { createModelStore } from './modelStore.ts';

const numRuns = Number(process.env.PLAYHOUSE_RUNS ?? 40);
const folder = await mkdtemp(path.join(tmpdir(), 'playhouse-trees-'));
const couchdb = couchTestStore();
const stores: Record<string, DatabaseStore> = {
  model: createModelStore(),
  memory: createMemoryStore(),
  level: await openLevelStore({ folder, openDatabases: 2 }),
  ...(couchdb && { couchdb }),
};

afterAll(async () => {
  for (const store of Object.values(stores)) await store.close();
  await rm(folder, { recursive: true });
});

let count = 0;

/** All that a peer can find out about the trees. */
async function observe(store: DatabaseStore, history: RandomHistory): Promise<unknown> {
  count += 1;
  const name = `random${count}`;
  unwrap(await store.create(name));
  const { revisions, arrivals, batch } = history;
  for (let from = 0; from < arrivals.length; from += batch) {
    const documents = arrivals.slice(from, from + batch).map((index) => revisions[index] ?? { _id: 'none' });
    expect(unwrap(await store.bulkDocs(name, documents, { newEdits: false }))).toEqual([]);
  }
  const ids = [...new Set(revisions.map(({ _id }) => _id))].sort();
  const asked = new Map(
    ids.map((id) => [id, revisions.flatMap(({ _id, _rev }) => (_id === id ? [String(_rev)] : []))]),
  );
  const seen = {
    info: pick(unwrap(await store.info(name)), ['documents', 'deleted']),
    // The order within one call is nowhere promised: CouchDB sorts by id, PouchDB takes what is read first.
    changes: unwrap(await store.changes(name, { style: 'all_docs' }))
      .results.map((change) => pick(change, ['id', 'revisions', 'deleted']))
      .sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)),
    missing: [...unwrap(await store.revsDiff(name, asked))].map(([id, revs]) => [id, [...revs].sort()]).sort(),
    winners: await Promise.all(ids.map((id) => store.get(name, id, { conflicts: true, revs: true }).then(plain))),
    leaves: unwrap(
      await store.bulkGet(
        name,
        ids.map((id) => ({ id })),
        { revs: true },
      ),
    ).map(({ found }) => found.map((each) => JSON.stringify(sorted(each))).sort()),
    all: unwrap(await store.allDocs(name, {})),
  };
  unwrap(await store.remove(name));
  return seen;
}

function plain(result: Awaited<ReturnType<DatabaseStore['get']>>): unknown {
  if (!result.ok) return codeOf(result);
  const { _conflicts, ...rest } = result.value;
  return { ...rest, conflicts: [...((_conflicts ?? []) as string[])].sort() };
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function pick(value: object, keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(value, key)]));
}

describe('random histories', () => {
  it('give the same trees, winners, conflicts and missing revisions in every store', async () => {
    await fc.assert(
      fc.asyncProperty(randomHistory, async (history) => {
        const [expected, ...others] = await Promise.all(Object.values(stores).map((store) => observe(store, history)));
        for (const other of others) expect(other).toEqual(expected);
      }),
      { numRuns, seed: 20261126 },
    );
  });
});
