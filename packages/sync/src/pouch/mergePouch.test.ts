import fc from 'fast-check';
import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import { describe, expect, it } from 'vitest';
import { mergeHistory, playHistory } from '../test/merging/mergeHistory.ts';
import type { Replica, Replicas } from '../test/merging/modelReplica.ts';
import {
  keptRevisions,
  type MergePouch,
  openMergeDatabase,
  openMergeServer,
  type PouchRevision,
} from './mergePouch.ts';

PouchDB.plugin(memoryAdapter);

interface Pouch extends MergePouch {
  readonly replicate: { to(other: Pouch): Replication };
}

interface Replication extends Promise<unknown> {
  on(event: 'change', listener: (change: { readonly docs: readonly PouchRevision[] }) => void): Replication;
}

const Constructor = PouchDB as unknown as new (name: string, options: object) => Pouch;
let count = 0;

interface PouchReplica extends Replica {
  readonly pouch: Pouch;
}

/** Databases of PouchDB, between which PouchDB replicates. */
const pouchReplicas: Replicas<PouchReplica> = {
  async create(place) {
    count += 1;
    const pouch = new Constructor(`merge-${count}`, { adapter: 'memory', auto_compaction: place === 'device' });
    return { pouch, database: openMergeDatabase(pouch), server: openMergeServer(pouch) };
  },
  async copy(from, to) {
    const documents: PouchRevision[] = [];
    await from.pouch.replicate.to(to.pouch).on('change', ({ docs }) => documents.push(...docs));
    return keptRevisions(documents);
  },
};

describe('merging in databases of PouchDB', () => {
  it('loses no edit, reports no false conflict, and leaves one version', async () => {
    let merges = 0;
    await fc.assert(
      fc.asyncProperty(mergeHistory, async (history) => {
        const result = await playHistory({ ...history, steps: history.steps.slice(0, 24) }, pouchReplicas);
        merges += result.merges;
        expect(result.problems).toEqual([]);
      }),
      { seed: 1, numRuns: 20, endOnFailure: true },
    );
    expect(merges).toBeGreaterThan(20);
  });
});
