import { expect } from 'vitest';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import { codeOf, edit, hash, history, replicate, type StoreCase, unwrap } from './storeCase.ts';

async function winner(store: DatabaseStore, name: string): Promise<unknown> {
  return unwrap(await store.get(name, 'a', {}))._rev;
}

/** Titles, the revisions that arrive in any order, and the revision that wins. */
const winners: readonly [string, readonly StoredDocument[], string][] = [
  ['the longer history', [doc(history('a', 'b')), doc(history('a', 'c', 'd'))], `3-${hash('d')}`],
  ['of equal lengths the higher hash', [doc(history('a', 'b')), doc(history('a', 'c'))], `2-${hash('c')}`],
  ['of separate roots the higher hash', [doc(history('a')), doc(history('b'))], `1-${hash('b')}`],
  [
    'what lives over what was deleted, however long',
    [doc(history('a', 'b')), doc({ ...history('a', 'c', 'd', 'e'), _deleted: true })],
    `2-${hash('b')}`,
  ],
];

function doc(members: object): StoredDocument {
  return { _id: 'a', ...members };
}

export const conflictCases: readonly StoreCase[] = [
  ...winners.map(
    ([title, revisions, wins]): StoreCase => ({
      title: `of conflicting revisions wins ${title}`,
      async run(store, name) {
        await replicate(store, name, ...revisions);
        expect(await winner(store, name)).toBe(wins);
        // A name that was just in use is not always free at once in CouchDB.
        const other = `${name}_reversed`;
        unwrap(await store.create(other));
        for (const each of revisions.toReversed()) await replicate(store, other, each);
        expect(await winner(store, other)).toBe(wins);
        unwrap(await store.remove(other));
      },
    }),
  ),
  {
    title: 'the losers are told as conflicts, and deleted ones are none',
    async run(store, name) {
      await replicate(
        store,
        name,
        doc(history('a', 'b')),
        doc(history('a', 'c')),
        doc(history('a', 'd')),
        doc({ ...history('a', 'e'), _deleted: true }),
      );
      const { _conflicts, _rev } = unwrap(await store.get(name, 'a', { conflicts: true }));
      expect(_rev).toBe(`2-${hash('d')}`);
      expect([...(_conflicts as string[])].sort()).toEqual([`2-${hash('b')}`, `2-${hash('c')}`]);
      expect(unwrap(await store.get(name, 'a', {}))._conflicts).toBe(undefined);
    },
  },
  {
    title: 'a conflict ends when all but one of its leaves are deleted',
    async run(store, name) {
      await replicate(store, name, doc({ ...history('a', 'b'), n: 1 }), doc({ ...history('a', 'c'), n: 2 }));
      await edit(store, name, { _id: 'a', _rev: `2-${hash('c')}`, _deleted: true });
      const document = unwrap(await store.get(name, 'a', { conflicts: true }));
      expect(document._conflicts).toBe(undefined);
      expect(document.n).toBe(1);
      await edit(store, name, { _id: 'a', _rev: `2-${hash('b')}`, _deleted: true });
      expect(codeOf(await store.get(name, 'a', {}))).toBe('document.deleted');
      expect(unwrap(await store.info(name))).toMatchObject({ documents: 0, deleted: 1 });
    },
  },
  {
    title: 'a losing leaf can be edited',
    async run(store, name) {
      await replicate(store, name, doc(history('a', 'b')), doc(history('a', 'c')));
      const rev = await edit(store, name, { _id: 'a', _rev: `2-${hash('b')}`, n: 3 });
      expect(rev).toMatch(/^3-/);
      expect(await winner(store, name)).toBe(rev);
    },
  },
  {
    title: 'the same revision may arrive any number of times',
    async run(store, name) {
      const revision = doc({ ...history('a', 'b'), n: 1 });
      for (let time = 0; time < 3; time += 1) await replicate(store, name, revision);
      const { results } = unwrap(await store.changes(name, { style: 'all_docs' }));
      expect(results).toMatchObject([{ id: 'a', revisions: [`2-${hash('b')}`] }]);
      expect(unwrap(await store.info(name)).documents).toBe(1);
    },
  },
  {
    title: 'an earlier revision that arrives late changes nothing',
    async run(store, name) {
      await replicate(store, name, doc({ ...history('a', 'b', 'c'), n: 3 }));
      await replicate(store, name, doc({ ...history('a', 'b'), n: 2 }));
      const document = unwrap(await store.get(name, 'a', { conflicts: true }));
      expect(document).toMatchObject({ n: 3, _rev: `3-${hash('c')}` });
      expect(document._conflicts).toBe(undefined);
    },
  },
  {
    title: 'histories that share only their end are one tree',
    async run(store, name) {
      await replicate(store, name, doc({ _rev: `3-${hash('c')}`, _revisions: { start: 3, ids: [hash('c')] } }));
      await replicate(store, name, doc(history('a', 'b', 'c', 'd')));
      const { _conflicts, _rev } = unwrap(await store.get(name, 'a', { conflicts: true }));
      expect([_rev, _conflicts]).toEqual([`4-${hash('d')}`, undefined]);
    },
  },
  {
    title: 'revisions are missing that are nowhere in the tree; ancestors without a body are not',
    async run(store, name) {
      await replicate(store, name, doc(history('a', 'b', 'c')), { _id: 'b', ...history('f') });
      const asked = new Map([
        ['a', ['a', 'b', 'c', 'd'].map((letter, index) => `${index + 1}-${hash(letter)}`)],
        ['b', [`1-${hash('f')}`]],
        ['none', [`1-${hash('a')}`, `2-${hash('b')}`]],
      ]);
      const missing = unwrap(await store.revsDiff(name, asked));
      expect(missing.get('a')).toEqual([`4-${hash('d')}`]);
      expect(missing.has('b')).toBe(false);
      expect([...(missing.get('none') ?? [])].sort()).toEqual([`1-${hash('a')}`, `2-${hash('b')}`]);
      expect(missing.size).toBe(2);
    },
  },
  {
    title: 'a document whose name has half a character is missing, and keeps nothing else from being told',
    async run(store, name) {
      await replicate(store, name, doc(history('a')));
      const asked = ['half \ud83d', 'a', 'b'].map((id) => [id, [`1-${hash('a')}`]] as const);
      expect([...unwrap(await store.revsDiff(name, new Map(asked))).keys()]).toEqual(['half \ud83d', 'b']);
    },
  },
  {
    title: 'documents that miss revisions are named in the order in which they were asked about',
    async run(store, name) {
      const ids = Array.from({ length: 40 }, (_, index) => `scenes/id${(index * 7) % 40}.json`);
      const missing = unwrap(await store.revsDiff(name, new Map(ids.map((id) => [id, [`1-${hash('a')}`]]))));
      expect([...missing.keys()]).toEqual(ids);
    },
  },
  {
    title: 'a history of 150 generations is kept',
    async run(store, name) {
      const ids = Array.from({ length: 150 }, (_, index) => (index + 16).toString(16).padStart(32, '0'));
      const _rev = `150-${ids[0]}`;
      await replicate(store, name, doc({ _rev, _revisions: { start: 150, ids } }));
      expect(unwrap(await store.get(name, 'a', { revs: true }))._revisions).toEqual({ start: 150, ids });
    },
  },
];
