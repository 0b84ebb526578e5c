import { createProject } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeConflicts } from '../merge/mergeConflicts.ts';
import { MemoryPouch } from '../test/memoryPouch.ts';
import { document, mergeHistory, playHistory } from '../test/merging/mergeHistory.ts';
import { createModelMemory, type Replica, type Replicas } from '../test/merging/modelReplica.ts';
import { keptRevisions, type LocalMergePouch, openMergeDatabase, openMergeServer } from './mergePouch.ts';
import type { PouchRevision } from './pouchRevisions.ts';

interface Pouch extends LocalMergePouch {
  readonly replicate: { to(other: Pouch): Replication };
}

interface Replication extends Promise<unknown> {
  on(event: 'change', listener: (change: { readonly docs: readonly PouchRevision[] }) => void): Replication;
}

const Constructor = MemoryPouch as unknown as new (name: string, options: object) => Pouch;
const start = createProject({ title: '' }).object;
let count = 0;

interface PouchReplica extends Replica {
  readonly pouch: Pouch;
}

/** Databases of PouchDB, between which PouchDB replicates, and which keep so many revisions of a history. */
const replicasWith = (revs_limit: number): Replicas<PouchReplica> => ({
  async create(place) {
    count += 1;
    const options = { adapter: 'memory', auto_compaction: place === 'device', revs_limit };
    const pouch = new Constructor(`merge-${count}`, options);
    return { pouch, database: openMergeDatabase(pouch), server: openMergeServer(pouch) };
  },
  async copy(from, to) {
    const documents: PouchRevision[] = [];
    await from.pouch.replicate.to(to.pouch).on('change', ({ docs }) => documents.push(...docs));
    return keptRevisions(documents);
  },
});

const pouchReplicas = replicasWith(200);

/** How many random histories; `npm run check:stores` asks for 500. */
const histories = Math.ceil(Number(process.env.PLAYHOUSE_RUNS ?? 400) / 20);

describe('merging in databases of PouchDB', () => {
  it('loses no edit, reports no false conflict, and leaves one version', async () => {
    let merges = 0;
    await fc.assert(
      fc.asyncProperty(mergeHistory, async (history) => {
        const result = await playHistory({ ...history, steps: history.steps.slice(0, 24) }, pouchReplicas);
        merges += result.merges;
        expect(result.problems).toEqual([]);
      }),
      { seed: 1, numRuns: histories, endOnFailure: true },
    );
    expect(merges).toBeGreaterThan(histories);
  });

  it('loses no edit when little is kept of histories', async () => {
    await fc.assert(
      fc.asyncProperty(mergeHistory, async (history) => {
        const given = { ...history, steps: history.steps.slice(0, 32) };
        expect((await playHistory(given, replicasWith(5), { reach: 3 })).problems).toEqual([]);
      }),
      { seed: 1, numRuns: histories, endOnFailure: true },
    );
  });
});

describe('merging files', () => {
  const image = (bytes: string, ...history: string[]) => ({
    _id: 'images/hero.png',
    _rev: history[0],
    _revisions: { start: history.length, ids: history.map((each) => each.slice(2)) },
    _attachments: { file: { content_type: 'image/png', data: Buffer.from(bytes) } },
  });
  const names = [`1-${'0'.repeat(32)}`, `2-${'a'.repeat(32)}`, `2-${'b'.repeat(32)}`] as const;

  it('keeps the winner, and the others beside it under names that are equal everywhere', async () => {
    const [device, server] = [await pouchReplicas.create('device'), await pouchReplicas.create('server')];
    const leaves = [image('winner', names[2], names[0]), image('loser', names[1], names[0])];
    await server.pouch.bulkDocs(leaves, { new_edits: false });
    await pouchReplicas.copy(server, device);
    const memory = createModelMemory(8);
    const ports = { local: device.database, server: server.server, memory, now: () => 0 };
    const first = await mergeConflicts(ports);
    expect([first.merged, first.waiting, memory.all.length]).toEqual([[], ['images/hero.png'], 0]);
    await pouchReplicas.copy(device, server);
    const second = await mergeConflicts(ports);
    expect([second.merged, second.waiting]).toEqual([['images/hero.png'], []]);
    const copy = memory.all[0]?.lost[0]?.copy ?? '';
    expect(copy).toMatch(/^images\/hero [0-9a-f]{6}\.png$/);
    const texts = [];
    for (const id of ['images/hero.png', copy]) {
      const { _rev } = await server.pouch.get(id, { conflicts: true });
      texts.push(String(await server.pouch.getAttachment(id, 'file', { rev: _rev })));
    }
    expect(texts).toEqual(['winner', 'loser']);
    expect((await server.pouch.get('images/hero.png', { conflicts: true }))._conflicts).toBeUndefined();
  });
});

describe('the progress of a database', () => {
  it('goes on where it ended, and waits for what is not sent', async () => {
    const [device, server] = [await pouchReplicas.create('device'), await pouchReplicas.create('server')];
    const written = (_rev: string, title: string) => ({ ...start, title, _id: document, _rev });
    await device.pouch.bulkDocs([written(`1-${'a'.repeat(32)}`, 'a')], { new_edits: false });
    await server.pouch.bulkDocs([written(`1-${'b'.repeat(32)}`, 'b')], { new_edits: false });
    await pouchReplicas.copy(server, device);
    const memory = createModelMemory(8);
    const ports = { local: device.database, server: server.server, memory, now: () => 0 };
    expect(await mergeConflicts(ports)).toEqual({ merged: [], waiting: [document], errors: [] });
    expect(await device.database.readProgress()).toMatchObject({ waiting: [document] });
    await pouchReplicas.copy(device, server);
    expect(await mergeConflicts(ports)).toEqual({ merged: [document], waiting: [], errors: [] });
    expect(memory.all[0]?.conflicts.length).toBeGreaterThan(0);
    expect(await mergeConflicts(ports)).toEqual({ merged: [], waiting: [], errors: [] });
  });

  it('leaves a document alone that the server refuses to merge', async () => {
    const device = await pouchReplicas.create('device');
    const written = (_rev: string, title: string) => ({ ...start, title, _id: document, _rev });
    const both = [written(`1-${'a'.repeat(32)}`, 'a'), written(`1-${'b'.repeat(32)}`, 'b')];
    await device.pouch.bulkDocs(both, { new_edits: false });
    const server = { ...openMergeServer(device.pouch), write: async () => false };
    const ports = { local: device.database, server, memory: createModelMemory(8), now: () => 0 };
    expect(await mergeConflicts(ports)).toMatchObject({ merged: [], waiting: [document] });
    expect((await device.pouch.get(document, { conflicts: true }))._conflicts).toHaveLength(1);
  });
});
