import { expect } from 'vitest';
import { codeOf, edit, type StoreCase, unwrap } from './storeCase.ts';

const absent = 'no_such_database';

export const databaseCases: readonly StoreCase[] = [
  {
    title: 'a new database is empty',
    async run(store, name) {
      const { documents, deleted } = unwrap(await store.info(name));
      expect([documents, deleted]).toEqual([0, 0]);
      expect(unwrap(await store.changes(name, {})).results).toEqual([]);
      expect(unwrap(await store.allDocs(name, {}))).toEqual({ total: 0, rows: [] });
    },
  },
  {
    title: 'a database is not made twice, and keeps its documents then',
    async run(store, name) {
      await edit(store, name, { _id: 'a' });
      expect(codeOf(await store.create(name))).toBe('database.exists');
      expect(unwrap(await store.info(name)).documents).toBe(1);
    },
  },
  {
    title: 'a removed database is gone, and a new one of its name is empty',
    async run(store, name) {
      await edit(store, name, { _id: 'a' });
      unwrap(await store.remove(name));
      expect(codeOf(await store.info(name))).toBe('database.missing');
      expect(codeOf(await store.remove(name))).toBe('database.missing');
      unwrap(await store.create(name));
      expect(unwrap(await store.info(name)).documents).toBe(0);
      expect(codeOf(await store.get(name, 'a', {}))).toBe('document.missing');
    },
  },
  {
    title: 'every call says that a database is missing, and makes none',
    async run(store) {
      const local = { name: absent, id: 'x' };
      const results = [
        await store.info(absent),
        await store.changes(absent, {}),
        await store.revsDiff(absent, new Map([['a', ['1-a']]])),
        await store.bulkDocs(absent, [{ _id: 'a' }], { newEdits: true }),
        await store.bulkGet(absent, [{ id: 'a' }], {}),
        await store.get(absent, 'a', {}),
        await store.allDocs(absent, {}),
        await store.local.get(local.name, local.id),
        await store.local.put(local.name, local.id, {}),
        await store.attachment(absent, 'a', 'file'),
        await store.putAttachment(absent, 'a', 'file', { type: 'text/plain', data: new Uint8Array(1) }),
        await store.compact(absent),
        await store.size(absent),
        await store.remove(absent),
      ];
      expect(results.map(codeOf)).toEqual(results.map(() => 'database.missing'));
    },
  },
  {
    title: 'names that are no names of databases are refused',
    async run(store) {
      for (const bad of ['', 'A', '1a', '_users', '../x', 'a/b', 'a b', 'ä', 'a'.repeat(300), '.', 'a\0', 'a%2Fb']) {
        expect([bad, codeOf(await store.create(bad))]).toEqual([bad, 'database.name']);
        expect([bad, codeOf(await store.info(bad))]).toEqual([bad, 'database.missing']);
        expect([bad, codeOf(await store.remove(bad))]).toEqual([bad, 'database.missing']);
      }
    },
  },
  {
    title: 'documents and tombstones are counted',
    async run(store, name) {
      for (const _id of ['a', 'b', 'c']) await edit(store, name, { _id });
      const rev = unwrap(await store.get(name, 'b', {}))._rev;
      await edit(store, name, { _id: 'b', _rev: rev, _deleted: true });
      const { documents, deleted } = unwrap(await store.info(name));
      expect([documents, deleted]).toEqual([2, 1]);
    },
  },
  {
    title: 'databases do not see each other',
    async run(store, name) {
      const other = `${name}b`;
      unwrap(await store.create(other));
      await edit(store, name, { _id: 'a', text: 'here' });
      expect(codeOf(await store.get(other, 'a', {}))).toBe('document.missing');
      unwrap(await store.remove(other));
      expect(unwrap(await store.get(name, 'a', {})).text).toBe('here');
    },
  },
  {
    title: 'listeners hear of writes, of none that were refused, and of none after they stopped',
    async run(store, name) {
      const heard: string[] = [];
      const stop = store.onWrite((each) => heard.push(each));
      const rev = await edit(store, name, { _id: 'a' });
      expect(heard).toEqual([name]);
      await store.get(name, 'a', { rev });
      await store.bulkDocs(absent, [{ _id: 'a' }], { newEdits: true });
      expect(heard).toEqual([name]);
      stop();
      await edit(store, name, { _id: 'b' });
      expect(heard).toEqual([name]);
    },
  },
  {
    title: 'compaction keeps leaves, conflicts and the knowledge of what was there',
    async run(store, name) {
      const first = await edit(store, name, { _id: 'a', n: 1 });
      const second = await edit(store, name, { _id: 'a', _rev: first, n: 2 });
      unwrap(await store.compact(name));
      expect(unwrap(await store.get(name, 'a', { rev: second })).n).toBe(2);
      expect(unwrap(await store.revsDiff(name, new Map([['a', [first, second]]]))).size).toBe(0);
    },
  },
];
