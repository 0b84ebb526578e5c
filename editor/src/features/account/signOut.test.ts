import { createProject } from '@playhouse/core';
import { createMemoryDatabases, createProjectStore, type ProjectStore } from '@playhouse/sync';
import { beforeEach, expect, it } from 'vitest';
import { finishClearing, startClearing } from './signOut.ts';

const ann = { project: 'kq1', user: 'ann', isOn: true };
const mark = 'playhouse-clearing';

let kept: Map<string, string>;
let now: string;
let store: ProjectStore;
const items = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept = new Map();
  now = '2030-01-01T00:00:00.000Z';
  let ids = 0;
  store = createProjectStore({ databases: createMemoryDatabases(), uuid: () => `p${++ids}`, now: () => now });
});

async function add(title: string, cloud?: typeof ann): Promise<string> {
  const created = await store.create({ title, contents: { project: createProject({ title }), files: new Map() } });
  if (!created.ok) throw new Error(created.fault.message);
  if (cloud) await store.note(created.value.id, { cloud });
  return created.value.id;
}

async function titles(): Promise<readonly string[]> {
  const listed = await store.list();
  return listed.ok ? listed.value.map(({ title }) => title).sort() : [];
}

it('signing out deletes what a person syncs, and nothing else', async () => {
  await add('Meadow', ann);
  await add('Maze', { ...ann, user: 'ben' });
  await add('Cave');
  await startClearing(store, 'ann', items);
  expect(await titles()).toEqual(['Cave', 'Maze']);
  expect(kept.size).toBe(0);
});

it('a start deletes what a closed page left, but keeps what was saved since then', async () => {
  await add('Meadow', ann);
  now = '2030-01-01T00:00:02.000Z';
  await add('Lake', ann);
  kept.set(mark, JSON.stringify({ user: 'ann', at: '2030-01-01T00:00:01.000Z' }));
  await finishClearing(store, items);
  expect(await titles()).toEqual(['Lake']);
  expect(kept.size).toBe(0);
  await finishClearing(store, items);
  expect(await titles()).toEqual(['Lake']);
});

it('nothing is deleted at a later start when deleting has failed', async () => {
  await add('Meadow', ann);
  const broken: ProjectStore = {
    ...store,
    list: () => store.list(),
    destroy: async () => ({ ok: false, fault: { code: 'store.failed', message: 'The disk is gone.' } }) as never,
  };
  await expect(startClearing(broken, 'ann', items)).rejects.toThrow('The disk is gone.');
  await finishClearing(store, items);
  expect(await titles()).toEqual(['Meadow']);
});

it('a start goes on when what a closed page left cannot be deleted, and the next one tries again', async () => {
  await add('Meadow', ann);
  kept.set(mark, JSON.stringify({ user: 'ann', at: '2030-01-01T00:00:01.000Z' }));
  const broken: ProjectStore = { ...store, list: async () => Promise.reject(new Error('The disk is gone.')) };
  await finishClearing(broken, items);
  expect(await titles()).toEqual(['Meadow']);
  await finishClearing(store, items);
  expect(await titles()).toEqual([]);
});
