import { createProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { withValue } from '../test/merging/mergeOracle.ts';
import { createModelMemory, modelReplicas, type Replica } from '../test/merging/modelReplica.ts';
import { mergeConflicts } from './mergeConflicts.ts';
import type { MergePorts, MergeServer } from './mergePorts.ts';
import { compareRevisions, generationOf } from './revisionGraph.ts';
import { sha256 } from './sha256.ts';

const document = 'object.json';
const base = { ...createProject({ title: '0' }).object };
const first = `1-${'0'.repeat(32)}`;

/** A device and a server that have the same tree, on a first revision whose body nobody has. */
async function bothSides(server: Partial<MergeServer>) {
  const replicas = modelReplicas(document);
  const [here, there] = [await replicas.create('device'), await replicas.create('device')];
  const memory = createModelMemory(64);
  const clock = { now: 0 };
  const ports: MergePorts = {
    local: here.database,
    server: { ...there.server, ...server },
    memory,
    now: () => clock.now,
  };
  /** Two versions that were changed at the same time, after the winner. */
  const divide = async (values: readonly [number, number], key = 'title') => {
    const winner = await winnerOf(here);
    const history = winner?.history ?? [first];
    if (winner?.body) await memory.keep([{ document, rev: winner.rev, body: winner.body }]);
    for (const value of values) {
      const body = withValue(winner?.body ?? base, key, value);
      const rev = `${generationOf(history[0] ?? '') + 1}-${sha256(JSON.stringify([history, value])).slice(0, 32)}`;
      for (const { database } of [here, there])
        await database.write([{ id: document, rev, history: [rev, ...history], body }]);
    }
  };
  return { ports, clock, divide, here, memory };
}

async function winnerOf({ database }: Replica) {
  const open = (await database.leaves(document)).filter(({ isDeleted }) => !isDeleted);
  return open.sort((left, right) => compareRevisions(left.rev, right.rev)).at(-1);
}

async function openCount({ database }: Replica): Promise<number> {
  return (await database.leaves(document)).filter(({ isDeleted }) => !isDeleted).length;
}

describe('a document whose base nobody has', () => {
  it('is left to the server after a minute', async () => {
    const asked: (readonly string[])[] = [];
    const { ports, clock, divide } = await bothSides({
      async merge(documents) {
        asked.push(documents);
        return documents;
      },
    });
    await divide([1, 2]);
    for (const now of [0, 59_999]) {
      clock.now = now;
      expect(await mergeConflicts(ports)).toEqual({ merged: [], waiting: [document], errors: [] });
    }
    expect(asked).toEqual([]);
    clock.now = 60_000;
    expect(await mergeConflicts(ports)).toEqual({ merged: [document], waiting: [], errors: [] });
    expect(asked).toEqual([[document]]);
  });

  it('waits as long as the server cannot merge it either, cannot be asked, or is a plain database', async () => {
    for (const server of [{ merge: async () => [] }, { merge: () => Promise.reject(new Error('cut')) }, {}]) {
      const { ports, clock, divide, here } = await bothSides(server);
      await divide([1, 2]);
      for (const now of [0, 60_000, 120_000]) {
        clock.now = now;
        expect((await mergeConflicts(ports)).waiting).toEqual([document]);
      }
      expect(await openCount(here)).toBe(2);
    }
  });
});

describe('a document that is merged again and again', () => {
  /** Merges of the same document, two minutes apart. Returns how often the server was asked. */
  async function mergeOften(times: number, apart: number, merge: NonNullable<MergeServer['merge']>) {
    let asked = 0;
    const counted = (documents: readonly string[]) => {
      asked += 1;
      return merge(documents);
    };
    const sides = await bothSides({ merge: counted });
    await sides.here.database.write([{ id: document, rev: first, history: [first], body: base }]);
    await sides.ports.server.write([{ id: document, rev: first, history: [first], body: base }]);
    for (let time = 0; time < times; time += 1) {
      await sides.divide([2 * time + 1, 2 * time + 2]);
      await mergeConflicts(sides.ports);
      sides.clock.now += apart;
    }
    return { asked, here: sides.here };
  }

  it('is left to the server after more than three times in ten minutes', async () => {
    const { asked, here } = await mergeOften(5, 60_000, async (documents) => documents);
    expect(asked).toBe(1);
    // The merge of the server comes with the replication.
    expect(await openCount(here)).toBe(2);
  });

  it('is merged here when that takes longer, and when the server cannot', async () => {
    const slowly = await mergeOften(8, 200_000, async (documents) => documents);
    expect([slowly.asked, await openCount(slowly.here)]).toEqual([0, 1]);
    const alone = await mergeOften(6, 60_000, () => Promise.reject(new Error('cut')));
    expect([alone.asked, await openCount(alone.here)]).toEqual([2, 1]);
  });
});

describe('versions that lose', () => {
  it('are kept on the server before they are closed, and only where something is replaced', async () => {
    const kept: (readonly string[])[] = [];
    const { ports, divide, here } = await bothSides({
      async keepLost(_, revisions) {
        expect(await openCount(here)).toBe(2);
        kept.push(revisions);
      },
    });
    await ports.memory.keep([{ document, rev: first, body: base }]);
    await divide([1, 2]);
    const open = (await here.database.leaves(document)).map(({ rev }) => rev);
    expect((await mergeConflicts(ports)).merged).toEqual([document]);
    expect(kept.map((each) => [...each].sort())).toEqual([open.sort()]);
    await divide([3, 3], 'id101');
    await mergeConflicts(ports);
    expect(kept).toHaveLength(1);
  });

  it('stay open when they cannot be kept', async () => {
    const { ports, divide, here } = await bothSides({ keepLost: () => Promise.reject(new Error('cut')) });
    await ports.memory.keep([{ document, rev: first, body: base }]);
    await divide([1, 2]);
    expect(await mergeConflicts(ports)).toMatchObject({ merged: [], waiting: [document], errors: [new Error('cut')] });
    expect(await openCount(here)).toBe(2);
  });
});
