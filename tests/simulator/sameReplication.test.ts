import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import { openLevelStore } from '../../packages/server/src/stores/pouch/levelStore.ts';
import { couchTestStore } from '../../packages/server/src/test/couchTestStore.ts';
import { type RandomHistory, randomHistory } from '../../packages/server/src/test/randomHistory.ts';
import { replicateByModel, replicateByPouch, type Script, startRefusingServer } from './twoReplicators.ts';

/** How many random histories; each run takes two. */
const count = Number(process.env.PLAYHOUSE_RUNS ?? 20);
const folder = await mkdtemp(path.join(tmpdir(), 'playhouse-replicated-'));
const couch = couchTestStore();
const servers = [
  await startRefusingServer(await openLevelStore({ folder, openDatabases: 2 })),
  ...(couch ? [await startRefusingServer(couch)] : []),
];

afterAll(async () => {
  for (const { server } of servers) await server.close();
  await rm(folder, { recursive: true });
});

/** Two histories make more documents than a batch holds. */
const histories = fc.tuple(randomHistory, randomHistory);

function revisionsOf({ revisions, arrivals }: RandomHistory, prefix: string) {
  const middle = Math.ceil(arrivals.length / 2);
  const at = (indices: readonly number[]) =>
    indices.flatMap((index): StoredDocument[] => {
      const revision = revisions[index];
      return revision ? [{ ...revision, _id: prefix + revision._id }] : [];
    });
  return { here: at(arrivals.slice(0, middle)), there: at(arrivals.slice(middle)) };
}

async function compare([one, other]: readonly [RandomHistory, RandomHistory], script?: Script): Promise<void> {
  const [first, second] = [revisionsOf(one, ''), revisionsOf(other, 'other-')];
  const [here, there] = [
    [...first.here, ...second.here],
    [...first.there, ...second.there],
  ];
  const ids = [...new Set([...here, ...there].map(({ _id }) => _id))].sort();
  const model = await replicateByModel({ ids, here, there, script });
  for (const server of servers) expect(await replicateByPouch({ ids, here, there, script }, server)).toEqual(model);
}

/** The answer with the rows of one document changed. */
function rowsOf(body: unknown, change: (row: { id: string }) => object | undefined): unknown[] | undefined {
  const rows = body as { id: string }[];
  const changed = rows.map((row) => change(row) ?? row);
  return changed.some((row, index) => row !== rows[index]) ? changed : undefined;
}

const spoiled = 'doc1';

const scripts: Readonly<Record<string, Script>> = {
  'a write that fails for another reason than that it is refused': {
    path: '_bulk_docs',
    isOnce: true,
    change: ({ status, body }, asked) => {
      const isSent = asked.includes(`"_id":"${spoiled}"`);
      const row = { id: spoiled, error: 'unknown_error', reason: 'It failed.' };
      return isSent ? { status, body: [...(body as object[]), row] } : undefined;
    },
  },
  'a revision that cannot be read': {
    path: '_bulk_get',
    isOnce: true,
    change: ({ status, body }) => {
      const error = { error: { id: spoiled, error: 'not_found', reason: 'missing' } };
      const rows = (body as { results: unknown }).results;
      const results = rowsOf(rows, ({ id }) => (id === spoiled ? { id, docs: [error] } : undefined));
      return results && { status, body: { results } };
    },
  },
  'a document that is left out': {
    path: '_bulk_get',
    isOnce: false,
    change: ({ status, body }) => {
      const rows = (body as { results: unknown }).results;
      const results = rowsOf(rows, ({ id }) => (id === spoiled ? { id, docs: [] } : undefined));
      return results && { status, body: { results } };
    },
  },
  'a server that fails': {
    path: '_revs_diff',
    isOnce: true,
    change: () => ({ status: 503, body: { error: 'unavailable', reason: 'Later.' } }),
  },
  'access that is lost': {
    path: '_changes',
    isOnce: true,
    change: () => ({ status: 401, body: { error: 'unauthorized', reason: 'You are not authorized.' } }),
  },
};

describe('the replicator of the simulation does what PouchDB’s does', () => {
  it('with random histories, of which the gateway refuses some documents', async () => {
    await fc.assert(
      fc.asyncProperty(histories, (given) => compare(given)),
      { numRuns: Math.ceil(count / 2), seed: 20261127 },
    );
  });

  it.each(Object.keys(scripts))('with %s', async (title) => {
    await fc.assert(
      fc.asyncProperty(histories, (given) => compare(given, scripts[title])),
      { numRuns: Math.ceil(count / 10), seed: 20261127 },
    );
  });
});
