import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import { expect, it } from 'vitest';
import type { PouchConstructor, PouchHandle } from './pouchTypes.ts';
import { readBulk } from './readRevisions.ts';

PouchDB.plugin(memoryAdapter);

const [old, next] = [`1-${'a'.repeat(32)}`, `2-${'b'.repeat(32)}`] as const;

/** A database to which a revision is written right after the tree of its document was read. */
function writtenMeanwhile(name: string): PouchHandle {
  const Pouch = PouchDB as unknown as PouchConstructor;
  const handle = new Pouch(name, { adapter: 'memory' });
  const write = (document: object) => handle.bulkDocs([document], { new_edits: false });
  const ready = write({ _id: 'hero', _rev: old });
  const later = { _id: 'hero', _rev: next, _revisions: { start: 2, ids: ['b'.repeat(32), 'a'.repeat(32)] } };
  const readTree: PouchHandle['_getRevisionTree'] = (id, done) =>
    void ready.then(() =>
      handle._getRevisionTree(id, (error, tree) => void write(later).then(() => done(error, tree))),
    );
  return Object.assign(Object.create(handle) as PouchHandle, { _getRevisionTree: readTree });
}

it.each([
  ['with histories, is missing rather than without one', true, [{ id: 'hero', found: [], missing: [next] }]],
  ['without histories, is there', false, [{ id: 'hero', found: [{ _id: 'hero', _rev: next }], missing: [] }]],
])('a revision that is written while it is asked for, %s', async (title, revs, rows) => {
  const handle = writtenMeanwhile(title);
  const read = await readBulk(handle, [{ id: 'hero', rev: next }], { revs });
  expect(read).toEqual({ ok: true, value: rows });
});
