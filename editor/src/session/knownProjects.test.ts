import { createProject } from '@playhouse/core';
import { createMemoryDatabases, createProjectStore, type ProjectStore } from '@playhouse/sync';
import { beforeEach, expect, it } from 'vitest';
import { forgetProject, knownProjects, missingProjects, rememberProjects } from './knownProjects.ts';

/** A minimal localStorage, with or without free space. */
function createItems(isFull = false) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
  };
}

let items: ReturnType<typeof createItems>;
beforeEach(() => {
  items = createItems();
});

function openStore(known = items): ProjectStore {
  let ids = 0;
  const ports = { uuid: () => `p${++ids}`, now: () => '2030-01-01T00:00:00.000Z' };
  return rememberProjects(createProjectStore({ databases: createMemoryDatabases(), ...ports }), known);
}

async function add(store: ProjectStore, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    await store.create({ title, contents: { project: createProject({ title }), files: new Map() } });
  }
}

async function missingIn(store: ProjectStore, known = items) {
  const listed = await store.list();
  return missingProjects(known, listed.ok ? listed.value : []);
}

it('reports nothing missing while the library is complete', async () => {
  const store = openStore();
  await add(store, 'Meadow', 'Maze');
  expect(await missingIn(store)).toEqual([]);
  await add(store, 'Cave');
  expect(await missingIn(store)).toEqual([]);
});

it('reports projects deleted by the browser until the user dismisses it', async () => {
  const before = openStore();
  await add(before, 'Meadow', 'Maze');
  await before.list();
  const after = openStore();
  expect(await missingIn(after)).toEqual([
    { id: 'p1', title: 'Meadow' },
    { id: 'p2', title: 'Maze' },
  ]);
  forgetProject(items, 'p1');
  expect(await missingIn(after)).toEqual([{ id: 'p2', title: 'Maze' }]);
});

it('does not report projects that the user deleted', async () => {
  const store = openStore();
  await add(store, 'Meadow', 'Maze');
  await store.list();
  expect((await store.destroy('p1')).ok).toBe(true);
  expect(await missingIn(store)).toEqual([]);
});

it('does not report projects that were in the trash when it was emptied', async () => {
  const store = openStore();
  await add(store, 'Meadow', 'Maze');
  await store.list();
  await store.trash('p1');
  await store.list();
  expect(await missingIn(openStore())).toEqual([{ id: 'p2', title: 'Maze' }]);
});

it('knows projects again that were brought back', async () => {
  const store = openStore();
  await add(store, 'Meadow');
  await store.trash('p1');
  await store.list();
  await store.restore('p1');
  await store.list();
  expect(knownProjects(items)).toEqual(new Set(['p1']));
});

it('reports projects that were cleared together with the list of them while the page was open', async () => {
  let databases = createMemoryDatabases();
  const ports = { uuid: () => 'p1', now: () => '2030-01-01T00:00:00.000Z' };
  const store = rememberProjects(
    createProjectStore({ databases: { open: (name) => databases.open(name) }, ...ports }),
    items,
  );
  await add(store, 'Meadow');
  await store.list();
  await store.close();
  databases = createMemoryDatabases();
  items.items.clear();
  expect(await missingIn(store)).toEqual([{ id: 'p1', title: 'Meadow' }]);
});

it('knows projects that were listed, also lost ones, until they are deleted or dismissed', async () => {
  const store = openStore();
  await add(store, 'Meadow', 'Maze', 'Cave');
  await store.list();
  expect(knownProjects(items)).toEqual(new Set(['p1', 'p2', 'p3']));
  await store.destroy('p1');
  await openStore().list();
  forgetProject(items, 'p2');
  expect(knownProjects(items)).toEqual(new Set(['p3']));
});

it.each(['', 'x', 'null', '[]', '7', '{"p1": 3, "p2": {"title": "x"}}'])('ignores a damaged list %j', (text) => {
  items.setItem('playhouse-known-projects', text);
  expect(missingProjects(items, [])).toEqual([]);
});

it('does not affect the library when there is no space for the list', async () => {
  const full = createItems(true);
  const store = openStore(full);
  await add(store, 'Meadow');
  expect((await store.list()).ok).toBe(true);
  expect(await missingIn(store, full)).toEqual([]);
});
