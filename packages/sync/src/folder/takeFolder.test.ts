import { describe, expect, it } from 'vitest';
import { asReplica, type ReplicaPouch } from '../pouch/openFolderReplica.ts';
import { MemoryPouch } from '../test/memoryPouch.ts';
import { digestDocument } from './digestDocument.ts';
import type { FolderFile, FolderReplica } from './folderPorts.ts';
import { planFolder } from './planFolder.ts';
import { takeFolder } from './takeFolder.ts';

const Constructor = MemoryPouch as unknown as new (name: string, options: object) => ReplicaPouch;
let count = 0;

function newReplica(): FolderReplica & { readonly pouch: ReplicaPouch } {
  count += 1;
  const pouch = new Constructor(`folder-${count}`, { adapter: 'memory' });
  return { ...asReplica(pouch), pouch };
}

const table = 'tables/id1.json';
const image = 'images/a.png';

const document = (name: string): FolderFile => ({ digest: digestDocument(table, { name }), body: { name } });
const asset = (digest: string, text: string): FolderFile => ({ digest, bytes: new TextEncoder().encode(text) });
const filesOf = (files: Readonly<Record<string, FolderFile>>) => ({
  files: new Map(Object.entries(files)),
  unreadable: new Map<string, string>(),
});

const leavesOf = async (replica: FolderReplica, id = table) => (await replica.allLeaves()).get(id);

/** Writes what came from elsewhere. */
async function receive(replica: FolderReplica, name: string, history: readonly string[], id = table): Promise<void> {
  await replica.write([{ id, rev: history[0] ?? '', history, body: { name } }]);
}

/** Takes a folder and is killed right before the end, when all revisions are stored. */
async function takeAndDie(replica: FolderReplica, files: Readonly<Record<string, FolderFile>>): Promise<void> {
  let writes = 0;
  const dying: FolderReplica = {
    ...replica,
    async writeState(state) {
      writes += 1;
      if (writes > 1) throw new Error('killed');
      await replica.writeState(state);
    },
  };
  await expect(takeFolder(dying, filesOf(files))).rejects.toThrow('killed');
}

const rev = (generation: number, letter: string) => `${generation}-${letter.repeat(32)}`;

describe('taking a folder', () => {
  it('makes the same revisions of the same files, in whatever folder', async () => {
    const [one, other] = [newReplica(), newReplica()];
    for (const each of [one, other]) {
      await takeFolder(each, filesOf({ [table]: document('a'), [image]: asset('md5-x', 'picture') }));
      await takeFolder(each, filesOf({ [table]: document('b') }));
    }
    expect(await one.allLeaves()).toEqual(await other.allLeaves());
    expect((await leavesOf(one))?.[0]).toMatch(/^2-/);
  });

  it('takes an edit after what the folder had, not after what came meanwhile', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const [base = ''] = (await leavesOf(replica)) ?? [];
    await receive(replica, 'theirs', [rev(3, 'c'), rev(2, 'b'), base]);
    expect(await takeFolder(replica, filesOf({ [table]: document('mine') }))).toEqual([table]);
    const open = await replica.leaves(table);
    expect(open.map(({ body }) => body?.name).sort()).toEqual(['mine', 'theirs']);
    const mine = open.find(({ body }) => body?.name === 'mine');
    expect(mine?.history[1]).toBe(base);
    // The folder keeps its own until both are merged.
    const plan = await planFolder(replica, filesOf({}));
    expect([plan.unmerged, plan.changes.size]).toEqual([[table], 0]);
  });

  it('makes nothing new of what was taken before a crash', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const state = await replica.readState();
    await takeFolder(replica, filesOf({ [table]: document('b') }));
    const before = await replica.allLeaves();
    if (state) await replica.writeState(state);
    expect(await takeFolder(replica, filesOf({ [table]: document('b') }))).toEqual([]);
    expect(await replica.allLeaves()).toEqual(before);
  });

  it.each([
    ['deleted', undefined, []],
    ['edited', document('c'), ['c']],
    ['as it was', document('b'), ['b']],
  ] as const)('goes on after what it had made when a crash interrupted it, now %s', async (_, now, bodies) => {
    const replica = newReplica();
    const kept = { 'tables/id2.json': document('x') };
    await takeFolder(replica, filesOf(kept));
    await takeAndDie(replica, { ...kept, [table]: document('b') });
    await takeFolder(replica, filesOf(now ? { ...kept, [table]: now } : kept));
    const open = (await replica.leaves(table)).filter(({ isDeleted }) => !isDeleted);
    expect(open.map(({ body }) => body?.name)).toEqual(bodies);
    expect((await planFolder(replica, filesOf({}))).changes.size).toBe(0);
    expect(Object.keys((await replica.readState()) ?? {})).toEqual(['seen', 'pending']);
  });

  it('goes on after what it had made before two crashes', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    await takeAndDie(replica, { [table]: document('b') });
    const dying: FolderReplica = { ...replica, write: () => Promise.reject(new Error('killed')) };
    await expect(takeFolder(dying, filesOf({ [table]: document('c') }))).rejects.toThrow('killed');
    await takeFolder(replica, filesOf({ [table]: document('d') }));
    expect((await replica.leaves(table)).map(({ body }) => body?.name)).toEqual(['d']);
  });

  it('brings a file back that was deleted before a crash and restored after it', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    await takeAndDie(replica, {});
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const open = (await replica.leaves(table)).filter(({ isDeleted }) => !isDeleted);
    expect(open.map(({ body }) => body?.name)).toEqual(['a']);
    expect((await planFolder(replica, filesOf({}))).changes.size).toBe(0);
  });

  it('remembers what it had made before a crash of a file that cannot be read now', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    await takeAndDie(replica, { [table]: document('b') });
    await takeFolder(replica, { files: new Map(), unreadable: new Map([[table, 'is not JSON']]) });
    await takeFolder(replica, filesOf({ [table]: document('c') }));
    expect((await replica.leaves(table)).map(({ body }) => body?.name)).toEqual(['c']);
  });

  it('makes a revision of a file whose first one was not stored before a crash', async () => {
    const replica = newReplica();
    const dying: FolderReplica = { ...replica, write: () => Promise.reject(new Error('killed')) };
    await expect(takeFolder(dying, filesOf({ [table]: document('a') }))).rejects.toThrow('killed');
    expect(await takeFolder(replica, filesOf({ [table]: document('b') }))).toEqual([table]);
    expect((await replica.leaves(table)).map(({ body }) => body?.name)).toEqual(['b']);
  });

  it.each(['before', 'after'] as const)(
    'knows what a write that a crash interrupted left behind (%s)',
    async (when) => {
      const replica = newReplica();
      await takeFolder(replica, filesOf({ [table]: document('a') }));
      const [base = ''] = (await leavesOf(replica)) ?? [];
      await receive(replica, 'theirs', [rev(2, 'b'), base]);
      const plan = await planFolder(replica, filesOf({}));
      await replica.writeState(plan.before);
      // Meanwhile more comes.
      await receive(replica, 'more', [rev(3, 'c'), rev(2, 'b'), base]);
      expect(await takeFolder(replica, filesOf({ [table]: document(when === 'before' ? 'a' : 'theirs') }))).toEqual([]);
      expect(await leavesOf(replica)).toEqual([rev(3, 'c')]);
      const next = await planFolder(replica, filesOf({}));
      expect([next.unmerged, [...next.changes.keys()]]).toEqual([[], [table]]);
    },
  );

  it('deletes what the folder had, unless it changed elsewhere', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a'), 'tables/id2.json': document('x') }));
    const [base = ''] = (await leavesOf(replica)) ?? [];
    await receive(replica, 'theirs', [rev(2, 'b'), base]);
    await takeFolder(replica, filesOf({}));
    const open = (await replica.leaves(table)).filter(({ isDeleted }) => !isDeleted);
    expect(open.map(({ body }) => body?.name)).toEqual(['theirs']);
    expect((await replica.leaves('tables/id2.json')).map(({ isDeleted }) => isDeleted)).toEqual([true]);
    expect([...(await planFolder(replica, filesOf({}))).changes.keys()]).toEqual([table]);
  });

  it('brings a deleted document back with the content that it had before', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    await takeFolder(replica, filesOf({}));
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const open = (await replica.leaves(table)).filter(({ isDeleted }) => !isDeleted);
    expect(open.map(({ body }) => body?.name)).toEqual(['a']);
    expect((await planFolder(replica, filesOf({}))).changes.size).toBe(0);
  });

  it('leaves files alone that are no documents', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const before = await replica.allLeaves();
    const unreadable = new Map([[table, 'is not JSON']]);
    await takeFolder(replica, { files: new Map(), unreadable });
    expect(await replica.allLeaves()).toEqual(before);
    const [base = ''] = (await leavesOf(replica)) ?? [];
    await receive(replica, 'theirs', [rev(2, 'b'), base]);
    expect((await planFolder(replica, { unreadable })).changes.size).toBe(0);
  });

  it('takes equal contents that came from elsewhere as they are', async () => {
    const replica = newReplica();
    await receive(replica, 'a', [rev(5, 'a')]);
    expect(await takeFolder(replica, filesOf({ [table]: document('a') }))).toEqual([]);
    expect(await leavesOf(replica)).toEqual([rev(5, 'a')]);
  });
});

describe('planning a folder', () => {
  it('names what no project can have, and writes nothing of it', async () => {
    const replica = newReplica();
    for (const id of ['../x.json', 'notes.txt', image, 'tables/x.json']) await receive(replica, 'a', [rev(1, 'a')], id);
    const plan = await planFolder(replica, filesOf({}));
    expect([plan.changes.size, [...plan.foreign].sort()]).toEqual([
      0,
      ['../x.json', image, 'notes.txt', 'tables/x.json'],
    ]);
  });

  it('deletes files that were deleted elsewhere', async () => {
    const replica = newReplica();
    await takeFolder(replica, filesOf({ [table]: document('a') }));
    const [base = ''] = (await leavesOf(replica)) ?? [];
    await replica.write([{ id: table, rev: rev(2, 'b'), history: [rev(2, 'b'), base] }]);
    const plan = await planFolder(replica, filesOf({}));
    expect([...plan.changes]).toEqual([[table, null]]);
    await replica.writeState(plan.before);
    expect(await takeFolder(replica, filesOf({}))).toEqual([]);
    expect(await replica.readState()).toEqual({ seen: {}, pending: {} });
  });
});
