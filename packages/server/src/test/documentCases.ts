import { expect } from 'vitest';
import { codeOf, edit, errorsOf, hash, history, replicate, type StoreCase, unwrap } from './storeCase.ts';

export const documentCases: readonly StoreCase[] = [
  {
    title: 'a document is read as it was written, with its id and revision',
    async run(store, name) {
      const body = { text: 'é😀\u2028', list: [1, null, { deep: [[true]] }], zero: 0, empty: '', '': 'key', n: 1e300 };
      const rev = await edit(store, name, { _id: 'scenes/id1.json', ...body });
      expect(rev).toMatch(/^1-[0-9a-f]{32}$/);
      const read = unwrap(await store.get(name, 'scenes/id1.json', {}));
      expect(read).toEqual({ _id: 'scenes/id1.json', _rev: rev, ...body });
    },
  },
  {
    title: 'each edit is the next generation, and needs the revision before it',
    async run(store, name) {
      const first = await edit(store, name, { _id: 'a', n: 1 });
      const second = await edit(store, name, { _id: 'a', _rev: first, n: 2 });
      expect(second).toMatch(/^2-[0-9a-f]{32}$/);
      const rows = unwrap(
        await store.bulkDocs(
          name,
          [
            { _id: 'a', n: 3 },
            { _id: 'a', _rev: first, n: 4 },
            { _id: 'c', n: 6 },
          ],
          { newEdits: true },
        ),
      );
      expect(rows.map(({ id }) => id)).toEqual(['a', 'a', 'c']);
      expect(errorsOf(rows)).toEqual(['conflict', 'conflict', undefined]);
      expect(rows[0]).toMatchObject({ reason: 'Document update conflict.' });
      expect(unwrap(await store.get(name, 'a', {})).n).toBe(2);
    },
  },
  {
    title: 'a deleted document is gone but for its tombstone, and can be made again',
    async run(store, name) {
      const first = await edit(store, name, { _id: 'a', n: 1 });
      const gone = await edit(store, name, { _id: 'a', _rev: first, _deleted: true });
      const fault = await store.get(name, 'a', {});
      expect(codeOf(fault)).toBe('document.deleted');
      expect(unwrap(await store.get(name, 'a', { rev: gone }))).toMatchObject({ _deleted: true, _rev: gone });
      const again = await edit(store, name, { _id: 'a', n: 2 });
      expect(again).toMatch(/^3-/);
      expect(unwrap(await store.get(name, 'a', {})).n).toBe(2);
    },
  },
  {
    title: 'a missing document and a missing revision are missing',
    async run(store, name) {
      expect(codeOf(await store.get(name, 'a', {}))).toBe('document.missing');
      await edit(store, name, { _id: 'a' });
      expect(codeOf(await store.get(name, 'a', { rev: `1-${hash('f')}` }))).toBe('document.missing');
    },
  },
  {
    title: 'the history of a revision is told when asked for',
    async run(store, name) {
      await replicate(store, name, { _id: 'a', ...history('a', 'b', 'c') });
      const { _revisions } = unwrap(await store.get(name, 'a', { revs: true }));
      expect(_revisions).toEqual({ start: 3, ids: ['c', 'b', 'a'].map(hash) });
      expect(unwrap(await store.get(name, 'a', {}))._revisions).toBe(undefined);
    },
  },
  {
    title: 'which revisions of the history can be read is told when asked for',
    async run(store, name) {
      await replicate(store, name, { _id: 'a', ...history('a', 'b') }, { _id: 'a', ...history('a', 'b', 'c', 'd') });
      const read = unwrap(await store.get(name, 'a', { revsInfo: true }));
      expect(read._revs_info).toEqual([
        { rev: `4-${hash('d')}`, status: 'available' },
        { rev: `3-${hash('c')}`, status: 'missing' },
        { rev: `2-${hash('b')}`, status: 'available' },
        { rev: `1-${hash('a')}`, status: 'missing' },
      ]);
      expect(unwrap(await store.get(name, 'a', {}))._revs_info).toBe(undefined);
    },
  },
  {
    title: 'many are read at once, with what is missing',
    async run(store, name) {
      await replicate(
        store,
        name,
        { _id: 'a', n: 1, ...history('a') },
        { _id: 'a', n: 2, ...history('a', 'b') },
        { _id: 'a', n: 3, ...history('a', 'c') },
      );
      const rows = unwrap(
        await store.bulkGet(
          name,
          [{ id: 'a', rev: `1-${hash('a')}` }, { id: 'a', rev: `9-${hash('a')}` }, { id: 'a' }, { id: 'none' }],
          { revs: true },
        ),
      );
      expect(rows.map(({ id }) => id)).toEqual(['a', 'a', 'a', 'none']);
      expect(rows.map(({ found }) => found.map((each) => each.n).sort())).toEqual([[1], [], [2, 3], []]);
      expect(rows[1]?.missing).toEqual([`9-${hash('a')}`]);
      expect(rows[0]?.found[0]?._revisions).toEqual({ start: 1, ids: [hash('a')] });
    },
  },
  {
    title: 'the latest of a revision are the leaves that descend from it',
    async run(store, name) {
      await replicate(
        store,
        name,
        { _id: 'a', n: 1, ...history('a', 'b') },
        { _id: 'a', n: 2, ...history('a', 'b', 'c') },
        { _id: 'a', n: 3, ...history('a', 'b', 'd', 'e') },
        { _id: 'a', n: 4, ...history('f', 'a') },
      );
      const requests = ['2-b', '3-c', '1-f'].map((rev) => ({ id: 'a', rev: `${rev[0]}-${hash(rev[2] ?? '')}` }));
      const rows = unwrap(await store.bulkGet(name, requests, { latest: true }));
      expect(rows.map(({ found }) => found.map((each) => each.n).sort())).toEqual([[2, 3], [2], [4]]);
      expect(unwrap(await store.get(name, 'a', { rev: `2-${hash('b')}`, latest: true })).n).toBe(3);
      expect(unwrap(await store.get(name, 'a', { rev: `1-${hash('f')}`, latest: true })).n).toBe(4);
    },
  },
  {
    title: 'all documents are listed in the order of their ids',
    async run(store, name) {
      for (const _id of ['b', 'a', 'scenes/id2.json', 'Z', 'é', 'scenes/id10.json']) {
        await edit(store, name, { _id, own: _id });
      }
      const ids = async (query: Parameters<typeof store.allDocs>[1]) =>
        unwrap(await store.allDocs(name, query)).rows.map(({ key }) => key);
      const sorted = ['Z', 'a', 'b', 'scenes/id10.json', 'scenes/id2.json', 'é'];
      expect(await ids({})).toEqual(sorted);
      expect(await ids({ descending: true })).toEqual(sorted.toReversed());
      expect(await ids({ startkey: 'b', endkey: 'scenes/id2.json' })).toEqual(sorted.slice(2, 5));
      const range = { startkey: 'b', endkey: 'scenes/id2.json', inclusiveEnd: false };
      expect(await ids(range)).toEqual(sorted.slice(2, 4));
      expect(await ids({ ...range, startkey: 'é', descending: true })).toEqual(['é']);
      expect(await ids({ startkey: 'scenes/', endkey: 'scenes/\uffff' })).toEqual(sorted.slice(3, 5));
      expect(await ids({ limit: 2, skip: 1 })).toEqual(['a', 'b']);
      expect(await ids({ limit: 0 })).toEqual([]);
      const { rows, total } = unwrap(await store.allDocs(name, { limit: 1, includeDocs: true }));
      expect(total).toBe(6);
      expect(rows).toMatchObject([{ key: 'Z', deleted: false, doc: { _id: 'Z', own: 'Z' } }]);
    },
  },
  {
    title: 'documents asked for by key come in that order, with what is missing or deleted',
    async run(store, name) {
      await edit(store, name, { _id: 'a' });
      const rev = await edit(store, name, { _id: 'b' });
      const gone = await edit(store, name, { _id: 'b', _rev: rev, _deleted: true });
      const { rows } = unwrap(await store.allDocs(name, { keys: ['b', 'x', 'a', 'a'], includeDocs: true }));
      expect(rows.map(({ key }) => key)).toEqual(['b', 'x', 'a', 'a']);
      expect(rows[0]).toEqual({ key: 'b', rev: gone, deleted: true });
      expect(rows[1]).toEqual({ key: 'x', rev: undefined });
      expect(rows[2]).toMatchObject({ deleted: false, doc: { _id: 'a' } });
      const all = unwrap(await store.allDocs(name, {})).rows;
      expect(all.map(({ key }) => key)).toEqual(['a']);
    },
  },
  {
    title: 'a call with a member that begins with an underscore and means nothing is refused as a whole',
    async run(store, name) {
      const documents = [{ _id: 'a' }, { _id: 'b', _nonsense: 1 }];
      for (const newEdits of [true, false]) {
        const written = documents.map((each) => ({ ...each, ...(newEdits ? {} : history('a')) }));
        expect(await store.bulkDocs(name, written, { newEdits })).toEqual({
          ok: false,
          fault: { code: 'call.refused', message: 'Bad special document member: _nonsense' },
        });
        expect(codeOf(await store.get(name, 'b', {}))).toBe('document.missing');
      }
    },
  },
];
