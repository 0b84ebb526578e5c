import { createProject } from '@playhouse/core';
import { expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from './createProjectStore.ts';

it('a project can be deleted for good where there is no room to note that, which makes room', async () => {
  let isFull = false;
  const memory = createMemoryDatabases({
    beforeWrite() {
      if (isFull) throw Object.assign(new Error('The quota has been exceeded.'), { name: 'QuotaExceededError' });
    },
  });
  const databases = {
    async open(name: string) {
      const database = await memory.open(name);
      return {
        ...database,
        async destroy() {
          await database.destroy();
          isFull = false;
        },
      };
    },
  };
  const now = () => '2030-01-01T00:00:00.000Z';
  const store = createProjectStore({ databases, now, uuid: () => 'p1' });
  await store.create({ title: 'Large', contents: { project: createProject({ title: 'Large' }), files: new Map() } });
  isFull = true;
  const trashed = await store.trash('p1');
  expect(!trashed.ok && trashed.fault.code).toBe('database.full');
  expect((await store.destroy('p1')).ok).toBe(true);
  expect(await store.list()).toEqual({ ok: true, value: [] });
});
