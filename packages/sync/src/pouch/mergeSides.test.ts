import { createProject } from '@playhouse/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MergeNote } from '../merge/mergePorts.ts';
import { MemoryPouch } from '../test/memoryPouch.ts';
import { withValue } from '../test/merging/mergeOracle.ts';
import { createModelMemory } from '../test/merging/modelReplica.ts';
import type { MergePouch } from './mergePouch.ts';
import { rejoinSides } from './mergeSides.ts';

const Pouch = MemoryPouch as unknown as new (name: string, options: object) => MergePouch;
const document = 'object.json';
const base = { ...createProject({ title: '0' }).object };
const rev = (generation: number, letter: string) => `${generation}-${letter.repeat(32)}`;
let count = 0;
let local: MergePouch;
let remote: MergePouch;

/** A version in a database. Its history names what came before, as far as it is not cut. */
function put(pouch: MergePouch, history: readonly string[], title: number) {
  const start = Number.parseInt(history[0] ?? '', 10);
  const _revisions = { start, ids: history.map((each) => each.slice(each.indexOf('-') + 1)) };
  const written = { ...withValue(base, 'title', title), _id: document, _rev: history[0], _revisions };
  return pouch.bulkDocs([written], { new_edits: false });
}

/** Both had the first revision; here there is one more, and the server knows only what came long after. */
beforeEach(async () => {
  count += 1;
  const open = (side: string) => new Pouch(`rejoin-${side}-${count}`, { adapter: 'memory', revs_limit: 200 });
  [local, remote] = [open('local'), open('remote')];
  await put(local, [rev(2, 'a'), rev(1, '0')], 1);
  await put(remote, [rev(299, 'c')], 0);
  await put(remote, [rev(300, 'b'), rev(299, 'c')], 2);
});

interface Changed {
  readonly remote?: object;
  readonly local?: object;
  readonly helps?: object;
}

async function attempt(changed: Changed = {}, memory = createModelMemory(8)) {
  await memory.keep([{ document, rev: rev(1, '0'), body: base }]);
  const met: MergeNote[] = [];
  const reports: unknown[] = [];
  const sides = {
    local: Object.assign(Object.create(local), changed.local),
    remote: Object.assign(Object.create(remote), changed.remote),
    memory,
    helps: { ...changed.helps },
    onMerged: (note: MergeNote) => void met.push(note),
    now: () => 0,
  };
  const end = await rejoinSides(sides, (error) => void reports.push(error)).then(
    ({ rejoined }) => rejoined,
    (error: unknown) => error,
  );
  return { end, met, reports };
}

const failing = (status: number) => () => Promise.reject(Object.assign(new Error('It failed.'), { status }));

describe('what has lost touch with the server', () => {
  it('is merged into it, and can be seen here at once', async () => {
    const { end, met, reports } = await attempt();
    expect([end, met.length, reports]).toEqual([[document], 1, []]);
    const [here, there] = await Promise.all([local, remote].map((pouch) => pouch.get(document, { conflicts: true })));
    expect(here).toEqual(there);
    expect(here?._conflicts).toBeUndefined();
  });

  it('is announced, too, when the server has several versions that meet', async () => {
    await put(remote, [rev(300, 'd'), rev(299, 'c')], 3);
    const { end, met } = await attempt();
    expect([end, met.length]).toEqual([[document], 2]);
    expect((await remote.get(document, { conflicts: true }))._conflicts).toBeUndefined();
  });

  it.each([0, 401, 403, 429, 503])('waits while the server answers with %i', async (status) => {
    const { end, met } = await attempt({ remote: { revsDiff: failing(status) } });
    expect(end).toMatchObject({ status });
    expect(met).toEqual([]);
  });

  it.each([
    ['the local database refuses it', { local: { bulkDocs: failing(0) } }],
    ['the server fails at it', { remote: { bulkDocs: failing(500) } }],
  ])('does not keep others waiting when %s', async (_, changed) => {
    const { end, reports } = await attempt(changed);
    expect([end, reports.length]).toEqual([[], 1]);
  });

  it('is not announced when the server refuses it', async () => {
    const refused = async () => [{ error: 'forbidden', reason: 'You may only read.' }];
    const { end, met } = await attempt({ remote: { bulkDocs: refused } });
    expect([end, met]).toEqual([[], []]);
  });

  it('has what lost kept by the server, which may fail at first', async () => {
    const memory = createModelMemory(8);
    const { end, reports } = await attempt({ helps: { keepLost: failing(0) } }, memory);
    expect([end, reports.length]).toEqual([[document], 1]);
    const kept: unknown[] = [];
    const helps = { keepLost: async (...asked: unknown[]) => void kept.push(asked) };
    await attempt({ helps }, memory);
    await attempt({ helps }, memory);
    expect(kept).toEqual([[document, [rev(2, 'a'), rev(300, 'b')]]]);
  });

  it('has nothing kept when the server refuses it', async () => {
    const memory = createModelMemory(8);
    const refused = async () => [{ error: 'forbidden', reason: 'You may only read.' }];
    const keepLost = () => expect.unreachable();
    await attempt({ remote: { bulkDocs: refused }, helps: { keepLost } }, memory);
    expect(await memory.owed()).toEqual(new Map());
  });
});
