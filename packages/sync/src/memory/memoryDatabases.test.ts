import { createProject } from '@playhouse/core';
import { expect, test } from 'vitest';
import { createProjectStore } from '../store/createProjectStore.ts';
import { runProjectStoreTests, tickingClock } from '../test/runProjectStoreTests.ts';
import { createMemoryDatabases } from './memoryDatabases.ts';

function ports() {
  let count = 0;
  return { uuid: () => `uuid-${++count}`, now: tickingClock() };
}

runProjectStoreTests('memory', () => createProjectStore({ databases: createMemoryDatabases(), ...ports() }));

test.each([
  [
    'a disk that fails',
    'disk on fire',
    'There was an error setting up the project database: [disk on fire]',
    'database.setup',
  ],
  [
    'a full disk',
    'QuotaExceededError',
    'No room left on this computer. Your last change is kept in this tab until there is.',
    'database.full',
  ],
])('creating a project on %s reports the fault and leaves nothing behind', async (_, reason, message, code) => {
  let isBroken = true;
  const databases = createMemoryDatabases({
    beforeWrite() {
      if (isBroken) throw new Error(reason);
    },
  });
  const store = createProjectStore({ databases, ...ports() });
  const contents = { project: createProject({ title: 'x' }), files: new Map() };
  const made = await store.create({ title: 'x', contents });
  expect(made).toEqual({ ok: false, fault: expect.objectContaining({ code, message }) });
  isBroken = false;
  expect(await store.list()).toEqual({ ok: true, value: [] });
  expect((await store.create({ title: 'x', contents })).ok).toBe(true);
});

test('a store that cannot be read reports the specified text', async () => {
  const store = createProjectStore({ databases: { open: () => Promise.reject(new Error('blocked')) }, ...ports() });
  expect(await store.list()).toEqual({
    ok: false,
    fault: { code: 'database.access', message: 'Error accessing database: [blocked]' },
  });
});

test('a failed handle is reopened for the next try', async () => {
  const databases = createMemoryDatabases();
  let opened = 0;
  let isBroken = false;
  const store = createProjectStore({
    databases: {
      async open(name) {
        opened += 1;
        const database = await databases.open(name);
        return {
          ...database,
          write: (changes) => (isBroken ? Promise.reject(new Error('went bad')) : database.write(changes)),
        };
      },
    },
    ...ports(),
  });
  const project = createProject({ title: 'x' });
  const made = await store.create({ title: 'x', contents: { project, files: new Map() } });
  const id = made.ok ? made.value.id : '';
  isBroken = true;
  expect((await store.putAsset(id, 'images/a.png', new Uint8Array(3))).ok).toBe(false);
  isBroken = false;
  const before = opened;
  expect((await store.putAsset(id, 'images/a.png', new Uint8Array(3))).ok).toBe(true);
  expect(opened).toBe(before + 1);
});

test('projects that a closed tab left partly created or removed are completed by the next tab', async () => {
  const databases = createMemoryDatabases();
  const destroyed: string[] = [];
  let isClosing = false;
  const counting: typeof databases = {
    async open(name) {
      const database = await databases.open(name);
      const stopWhenClosed = () => (isClosing ? new Promise<never>(() => undefined) : undefined);
      return {
        ...database,
        async write(changes) {
          if (name.startsWith('project-')) await stopWhenClosed();
          return database.write(changes);
        },
        async destroy() {
          await stopWhenClosed();
          destroyed.push(name);
          await database.destroy();
        },
      };
    },
  };
  const contents = { project: createProject({ title: 'x' }), files: new Map() };
  let hour = 0;
  const open = () =>
    createProjectStore({
      databases: counting,
      uuid: () => `uuid-${hour}`,
      now: () => new Date(hour * 3_700_000).toISOString(),
    });
  const first = open();
  const made = await first.create({ title: 'x', contents });
  expect(made.ok).toBe(true);
  isClosing = true;
  void first.destroy('uuid-0');
  hour = 1;
  void first.create({ title: 'half', contents });
  await new Promise((resolve) => setTimeout(resolve, 20));
  isClosing = false;
  expect(await open().list()).toEqual({ ok: true, value: [] });
  expect(destroyed).toEqual(['history-uuid-0', 'merges-uuid-0', 'versions-uuid-0', 'project-uuid-0']);
  hour = 3;
  expect(await open().list()).toEqual({ ok: true, value: [] });
  const all = [0, 1].flatMap((n) => [
    `history-uuid-${n}`,
    `merges-uuid-${n}`,
    `versions-uuid-${n}`,
    `project-uuid-${n}`,
  ]);
  expect(destroyed).toEqual(all);
});

test('a save conflict is logged, not shown, and retried', async () => {
  const logged: string[] = [];
  const report = (text: string) => logged.push(text);
  const store = createProjectStore({ databases: createMemoryDatabases(), ...ports(), report });
  const project = createProject({ title: 'x' });
  const made = await store.create({ title: 'x', contents: { project, files: new Map() } });
  if (!made.ok) throw new Error(made.fault.message);
  const [scene] = project.scenes.values();
  if (!scene) throw new Error('A new project has a scene.');
  const document = `scenes/${scene.id}.json` as const;
  const save = () => store.save(made.value.id, [{ document, value: { ...scene, name: 'Stale' } }]);
  const saved = await save();
  expect(saved.fault).toBeUndefined();
  expect(logged).toEqual([`Save conflict in ${document}, retried.`]);
});
