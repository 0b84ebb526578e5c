import { expect } from 'vitest';
import type { ChangesQuery, DatabaseStore } from '../stores/databaseStore.ts';
import { codeOf, edit, hash, history, replicate, type StoreCase, unwrap } from './storeCase.ts';

async function ids(store: DatabaseStore, name: string, query: ChangesQuery): Promise<string[]> {
  return unwrap(await store.changes(name, query)).results.map(({ id }) => id);
}

async function fill(store: DatabaseStore, name: string): Promise<void> {
  for (const _id of ['a', 'b', 'c', 'd']) await edit(store, name, { _id, own: _id });
}

export const changesCases: readonly StoreCase[] = [
  {
    title: 'changes come in the order of the writes, each document once with its newest',
    async run(store, name) {
      await fill(store, name);
      const rev = unwrap(await store.get(name, 'b', {}))._rev;
      const newest = await edit(store, name, { _id: 'b', _rev: rev, n: 2 });
      const { results, pending } = unwrap(await store.changes(name, {}));
      expect(results.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
      expect(results.at(-1)).toMatchObject({ revisions: [newest], deleted: false });
      expect(pending).toBe(0);
    },
  },
  {
    title: 'each sequence is a place to go on from, and so is the last one',
    async run(store, name) {
      await fill(store, name);
      const { results, lastSequence } = unwrap(await store.changes(name, {}));
      for (const [index, { sequence }] of results.entries()) {
        expect(await ids(store, name, { since: sequence })).toEqual(['a', 'b', 'c', 'd'].slice(index + 1));
      }
      expect(await ids(store, name, { since: lastSequence })).toEqual([]);
      await edit(store, name, { _id: 'e' });
      expect(await ids(store, name, { since: lastSequence })).toEqual(['e']);
      const info = unwrap(await store.info(name));
      expect(await ids(store, name, { since: info.sequence })).toEqual([]);
      expect(await ids(store, name, { since: '0' })).toHaveLength(5);
      expect(await ids(store, name, { since: 'now' })).toEqual([]);
    },
  },
  {
    title: 'a document that is written while a feed is read is in the feed',
    async run(store, name) {
      await fill(store, name);
      let isWriting = true;
      const writes = (async () => {
        for (let round = 0; round < 100; round++) {
          const id = 'abcd'[round % 4] ?? '';
          await edit(store, name, { _id: id, _rev: unwrap(await store.get(name, id, {}))._rev, round });
        }
        isWriting = false;
      })();
      while (isWriting) {
        expect((await ids(store, name, {})).toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect((await ids(store, name, { ids: ['a', 'c'] })).toSorted()).toEqual(['a', 'c']);
      }
      await writes;
    },
  },
  {
    title: 'a limit cuts the feed, and says what is left',
    async run(store, name) {
      await fill(store, name);
      const first = unwrap(await store.changes(name, { limit: 3 }));
      expect(first.results.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect(first.pending).toBe(1);
      expect(first.lastSequence).toBe(first.results.at(-1)?.sequence);
      const rest = unwrap(await store.changes(name, { since: first.lastSequence, limit: 3 }));
      expect(rest.results.map(({ id }) => id)).toEqual(['d']);
      expect(rest.pending).toBe(0);
      expect(await ids(store, name, { limit: 0 })).toEqual([]);
    },
  },
  {
    title: 'tombstones are changes, and come with what they are asked for',
    async run(store, name) {
      const rev = await edit(store, name, { _id: 'a', n: 1 });
      const gone = await edit(store, name, { _id: 'a', _rev: rev, _deleted: true });
      const { results } = unwrap(await store.changes(name, { includeDocs: true }));
      expect(results).toMatchObject([
        { id: 'a', deleted: true, revisions: [gone], doc: { _id: 'a', _rev: gone, _deleted: true } },
      ]);
    },
  },
  {
    title: 'all leaves are named when asked for, the winner first',
    async run(store, name) {
      await replicate(
        store,
        name,
        { _id: 'a', ...history('a', 'b') },
        { _id: 'a', ...history('a', 'd') },
        { _id: 'a', ...history('a', 'c') },
        { _id: 'a', ...history('a', 'e', 'f'), _deleted: true },
      );
      const [main] = unwrap(await store.changes(name, {})).results;
      expect(main).toMatchObject({ revisions: [`2-${hash('d')}`], deleted: false });
      const [all] = unwrap(await store.changes(name, { style: 'all_docs' })).results;
      expect(all?.revisions[0]).toBe(`2-${hash('d')}`);
      expect([...(all?.revisions ?? [])].sort()).toEqual([
        `2-${hash('b')}`,
        `2-${hash('c')}`,
        `2-${hash('d')}`,
        `3-${hash('f')}`,
      ]);
    },
  },
  {
    title: 'a change of a losing leaf is a change',
    async run(store, name) {
      await replicate(store, name, { _id: 'a', ...history('a', 'c') });
      const { lastSequence } = unwrap(await store.changes(name, {}));
      await replicate(store, name, { _id: 'a', ...history('a', 'b') });
      expect(await ids(store, name, { since: lastSequence })).toEqual(['a']);
    },
  },
  {
    title: 'documents come with their conflicts when asked for',
    async run(store, name) {
      await replicate(store, name, { _id: 'a', ...history('a', 'b') }, { _id: 'a', ...history('a', 'c'), n: 1 });
      const query = { includeDocs: true, conflicts: true };
      const [change] = unwrap(await store.changes(name, query)).results;
      expect(change?.doc).toMatchObject({ n: 1, _conflicts: [`2-${hash('b')}`] });
      const [row] = unwrap(await store.allDocs(name, query)).rows;
      expect(row).toMatchObject({ doc: { n: 1, _conflicts: [`2-${hash('b')}`] } });
      const [plain] = unwrap(await store.changes(name, {})).results;
      expect(plain?.doc).toBe(undefined);
    },
  },
  {
    title: 'a feed can go backwards, and be limited to some documents',
    async run(store, name) {
      await fill(store, name);
      expect(await ids(store, name, { descending: true })).toEqual(['d', 'c', 'b', 'a']);
      expect(await ids(store, name, { descending: true, limit: 1 })).toEqual(['d']);
      expect(await ids(store, name, { ids: ['c', 'a', 'none'] })).toEqual(['a', 'c']);
    },
  },
  {
    title: 'a sequence of a database that was removed counts from the beginning',
    async run(store, name) {
      await fill(store, name);
      const { lastSequence } = unwrap(await store.changes(name, {}));
      unwrap(await store.remove(name));
      unwrap(await store.create(name));
      await edit(store, name, { _id: 'new' });
      expect(await ids(store, name, { since: lastSequence })).toEqual(['new']);
    },
  },
  {
    title: 'what is no sequence is refused',
    async run(store, name) {
      for (const since of ['x', '-1', '{}', '1 2']) {
        expect([since, codeOf(await store.changes(name, { since }))]).toEqual([since, 'call.refused']);
      }
    },
  },
];
