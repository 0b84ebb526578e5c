import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryPouch } from '../test/memoryPouch.ts';
import { leafOf, namedDocument, type PouchRevision } from './pouchRevisions.ts';
import { leavesOf, readLeaves, type TreeNode, type TreePouch } from './readLeaves.ts';

interface Pouch extends TreePouch {
  get(id: string, options: { readonly rev: string }): Promise<PouchRevision>;
  get(id: string, options: object): Promise<readonly { readonly ok: PouchRevision }[]>;
  bulkDocs(documents: readonly object[], options: { readonly new_edits: false }): Promise<unknown>;
  destroy(): Promise<unknown>;
}

const Constructor = MemoryPouch as unknown as new (name: string, options: object) => Pouch;
const id = 'object.json';
let pouch: Pouch;

beforeEach(() => {
  pouch = new Constructor('read-leaves', { adapter: 'memory', revs_limit: 10 });
});

afterEach(() => pouch.destroy());

const revOf = (generation: number, letter = 'a') => `${generation}-${String(generation).padStart(32, letter)}`;

/** Revisions of one line, newest first. */
const line = (newest: number) => Array.from({ length: newest }, (_, index) => revOf(newest - index));

function store(rev: string, history: readonly string[], body?: object): Promise<unknown> {
  const revision = { id, rev, history, ...(body && { body: body as Record<string, never> }) };
  return pouch.bulkDocs([namedDocument(revision)], { new_edits: false });
}

const byName = (one: { rev: string }, other: { rev: string }) => (one.rev < other.rev ? -1 : 1);

describe('leaves of a document', () => {
  it('are those that PouchDB names, with their histories, bodies and deletions', async () => {
    for (let generation = 1; generation <= 30; generation += 1) {
      await store(revOf(generation), line(generation), { generation });
      if (generation % 4 !== 0) continue;
      const side = revOf(generation + 1, 'b');
      await store(side, [side, ...line(generation)], generation % 8 === 0 ? { side } : undefined);
    }
    const expected = (await pouch.get(id, { open_revs: 'all', revs: true })).map(({ ok }) => leafOf(ok));
    expect(expected.length).toBe(8);
    expect(expected.filter(({ isDeleted }) => isDeleted).length).toBe(4);
    const leaves = await readLeaves(pouch, id);
    expect(leaves.sort(byName)).toEqual(expected.sort(byName));
  });

  it('are none where there is no document', async () => {
    expect(await readLeaves(pouch, id)).toEqual([]);
  });
});

describe('a tree with histories that arrived cut', () => {
  const leaf = (hash: string, deleted = false): TreeNode => [hash, { deleted }, []];

  it('has a leaf once, with the longest of its histories', () => {
    const tree = [
      { pos: 3, ids: leaf('c') },
      { pos: 1, ids: ['a', {}, [['b', {}, [leaf('c')]]]] as const },
      { pos: 2, ids: ['b', {}, [leaf('c')]] as const },
    ];
    expect(leavesOf(tree)).toEqual([{ rev: '3-c', isDeleted: false, history: ['3-c', '2-b', '1-a'] }]);
  });

  it('has no leaf that another branch continues', () => {
    const tree = [
      { pos: 2, ids: leaf('b') },
      { pos: 1, ids: ['a', {}, [['b', {}, [leaf('c', true)]]]] as const },
    ];
    expect(leavesOf(tree).map(({ rev, isDeleted }) => [rev, isDeleted])).toEqual([['3-c', true]]);
  });
});
