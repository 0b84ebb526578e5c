import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import { expect, it } from 'vitest';
import { MemoryPouch } from './memoryPouch.ts';

interface Stored {
  put(document: object): Promise<{ readonly rev: string }>;
  bulkDocs(documents: readonly object[], options: object): Promise<unknown>;
  changes(query: object): Promise<{ readonly results: readonly { readonly id: string }[] }>;
}

const Pouch = MemoryPouch as unknown as new (name: string, options: object) => Stored;

// Another module may register the adapter as well.
PouchDB.plugin(memoryAdapter);

it('lists changes while the winner of a document is replaced and compacted', async () => {
  const database = new Pouch('replaced', { adapter: 'memory', auto_compaction: true });
  let { rev } = await database.put({ _id: 'hero', step: 0 });
  for (let round = 0; round < 10; round += 1) {
    // Written after the winner, which is therefore read by itself.
    const loser = { _id: 'hero', _rev: `1-${String(round).padStart(32, '0')}`, _deleted: true };
    await database.bulkDocs([loser], { new_edits: false });
    const lists = [1, 2, 3].map(() => database.changes({ style: 'all_docs' }));
    for (let step = 1; step <= 3; step += 1) ({ rev } = await database.put({ _id: 'hero', step, _rev: rev }));
    await Promise.all(lists);
  }
  expect((await database.changes({})).results).toMatchObject([{ id: 'hero', changes: [{ rev }] }]);
});
