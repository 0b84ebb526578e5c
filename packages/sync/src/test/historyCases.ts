import { createProject, type ProjectContents } from '@playhouse/core';
import { headId, headRecord } from '../store/historyRecords.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { type StoreCase, unwrap } from './projectStoreCases.ts';

/** What every `ProjectStore` promises about histories. */
export const historyCases: readonly StoreCase[] = [
  {
    title: 'a project starts without a history',
    async run(store, check) {
      const id = await create(store);
      check.equal(unwrap(await store.histories.read(id)), new Map(), 'records');
    },
  },
  {
    title: 'records of a history are written, replaced and read, each project its own',
    async run(store, check) {
      const [id, other] = [await create(store), await create(store)];
      unwrap(
        await store.histories.write(
          id,
          new Map<string, Body>([
            ['step-0', { text: 'a\u2028é' }],
            ['head', { n: 1 }],
          ]),
        ),
      );
      unwrap(
        await store.histories.write(
          id,
          new Map<string, Body>([
            ['step-1', { text: 'b' }],
            ['head', { n: 2 }],
            ['step-0', {}],
          ]),
        ),
      );
      const wanted = new Map<string, Body>([
        ['head', { n: 2 }],
        ['step-0', {}],
        ['step-1', { text: 'b' }],
      ]);
      check.equal(unwrap(await store.histories.read(id)), wanted, 'records');
      check.equal(unwrap(await store.histories.read(other)), new Map(), 'records of another');
      check.equal(unwrap(await store.open(id)).contents.files, new Map(), 'files of the project');
    },
  },
  {
    title: 'a history can be cleared without its project and started again',
    async run(store, check) {
      const id = await create(store);
      unwrap(await store.histories.write(id, new Map([['head', { n: 1 }]])));
      unwrap(await store.histories.clear(id));
      check.equal(unwrap(await store.histories.read(id)), new Map(), 'cleared');
      unwrap(await store.histories.write(id, new Map([['head', { n: 2 }]])));
      check.equal(unwrap(await store.histories.read(id)), new Map([['head', { n: 2 }]]), 'again');
      check.equal(unwrap(await store.open(id)).entry.id, id, 'project');
    },
  },
  {
    title: 'a history stays in the trash with its project, and is deleted with it',
    async run(store, check) {
      const id = await create(store);
      unwrap(await store.histories.write(id, new Map([['head', { n: 1 }]])));
      unwrap(await store.trash(id));
      check.equal(unwrap(await store.histories.read(id)).size, 1, 'in the trash');
      unwrap(await store.destroy(id));
      check.equal(unwrap(await store.histories.read(id)), new Map(), 'destroyed');
    },
  },
  {
    title: 'a copy has no history, and no files kept only for the history',
    async run(store, check) {
      const bytes = Uint8Array.from([1, 2, 3]);
      const files = new Map(['images/gone.png', 'images/stray.png'].map((path) => [path, bytes]));
      const id = await create(store, files);
      const head = { sequence: 1, undo: [], redo: [], documents: {}, game: {}, files: ['images/gone.png'] };
      unwrap(await store.histories.write(id, new Map([[headId, headRecord(head)]])));
      const copy = unwrap(await store.duplicate(id, 'Copy'));
      check.equal(unwrap(await store.histories.read(copy.id)), new Map(), 'records');
      const copied = unwrap(await store.open(copy.id)).contents.files;
      check.equal(copied, new Map([['images/stray.png', bytes]]), 'files');
    },
  },
];

type Body = Readonly<Record<string, unknown>>;

async function create(store: ProjectStore, files: ProjectContents['files'] = new Map()): Promise<string> {
  const contents = { project: createProject({ title: 'x' }), files };
  return unwrap(await store.create({ title: 'x', contents })).id;
}
