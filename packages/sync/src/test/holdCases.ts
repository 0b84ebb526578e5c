import type { Hold, ProjectStore } from '../store/projectStore.ts';
import { type StoreCase, sampleContents, unwrap } from './projectStoreCases.ts';

const path = 'object.json';

/** What every `ProjectStore` promises about holds. */
export const holdCases: readonly StoreCase[] = [
  {
    title: 'a project that was never held says so',
    async run(store, check) {
      const id = await create(store);
      check.equal(unwrap(await store.open(id)).hold, { holder: '', sequence: 0 }, 'hold');
      const taken = await store.checkHold(id, { holder: 'a', sequence: 0 });
      check.equal(!taken.ok && taken.fault.code, 'project.lost', 'without a hold');
    },
  },
  {
    title: 'a save stores the hold with the documents, and does not list it',
    async run(store, check) {
      const id = await create(store);
      const before = unwrap(await store.open(id));
      check.equal(
        await retitle(store, id, 'Held', { holder: 'a', from: before.hold, sequence: 3 }),
        undefined,
        'fault',
      );
      const after = unwrap(await store.open(id));
      const bases = { 'object.json': before.revisions.get('object.json') };
      check.equal(after.hold, { holder: 'a', sequence: 3, bases }, 'hold');
      check.equal(after.contents.project.object.title, 'Held', 'title');
      check.equal([...after.revisions.keys()].sort(), [...before.revisions.keys()].sort(), 'records');
      unwrap(await store.checkHold(id, { holder: 'a', sequence: 3 }));
    },
  },
  {
    title: 'a holder can save nothing after a takeover, and can ask what was taken over',
    async run(store, check) {
      const id = await create(store);
      const nobody = unwrap(await store.open(id)).hold;
      await retitle(store, id, 'First', { holder: 'a', from: nobody, sequence: 3 });
      await retitle(store, id, 'Second', { holder: 'b', from: { holder: 'a', sequence: 3 }, sequence: 5 });
      const late = { holder: 'a', sequence: 4 };
      check.equal(await retitle(store, id, 'Late', late), 'project.taken', 'save');
      const looked = await store.checkHold(id, late);
      check.equal(!looked.ok && looked.fault.sequence, 5, 'taken over, with what the journal had');
      check.equal((await store.putAsset(id, 'images/late.png', new Uint8Array(3), late)).ok, false, 'file');
      check.equal((await store.histories.write(id, new Map([['head', {}]]), late)).ok, false, 'history');
      const opened = unwrap(await store.open(id));
      check.equal(opened.contents.project.object.title, 'Second', 'title');
      check.equal(opened.contents.files.has('images/late.png'), false, 'late file');
      check.equal(unwrap(await store.histories.read(id)), new Map(), 'late history');
    },
  },
  {
    title: 'a takeover is refused if the project was saved after it was read',
    async run(store, check) {
      const id = await create(store);
      const nobody = unwrap(await store.open(id)).hold;
      await retitle(store, id, 'First', { holder: 'a', from: nobody, sequence: 1 });
      await retitle(store, id, 'Second', { holder: 'a', sequence: 2 });
      const stale = { holder: 'b', from: { holder: 'a', sequence: 1 }, sequence: 1 };
      check.equal(await retitle(store, id, 'Stale', stale), 'project.changed', 'fault');
      check.equal(unwrap(await store.open(id)).contents.project.object.title, 'Second', 'title');
    },
  },
  {
    title: 'only the holder can store a project again, and only if the library still lists it',
    async run(store, check) {
      const id = await create(store);
      const { entry, contents, hold } = unwrap(await store.open(id));
      await retitle(store, id, 'Held', { holder: 'a', from: hold, sequence: 1 });
      const foreign = await store.rebuild(entry, contents, { holder: 'b', sequence: 1 });
      check.equal(!foreign.ok && foreign.fault.code, 'project.taken', 'another holder');
      const stored = unwrap(await store.rebuild(entry, contents, { holder: 'a', sequence: 2 }));
      const opened = unwrap(await store.open(id));
      check.equal(opened.contents.project.object.title, contents.project.object.title, 'title');
      check.equal(opened.contents.files, contents.files, 'files');
      check.equal(stored.get(path), opened.revisions.get(path), 'revision');
      unwrap(await store.destroy(id));
      const deleted = await store.rebuild(entry, contents, { holder: 'a', sequence: 2 });
      check.equal(!deleted.ok && deleted.fault.code, 'database.notFound', 'deleted');
      check.equal(unwrap(await store.list()), [], 'list');
    },
  },
];

async function create(store: ProjectStore): Promise<string> {
  return unwrap(await store.create({ title: 'Meadow', contents: sampleContents('Meadow') })).id;
}

/** Saves another title; returns the code of the fault. */
async function retitle(store: ProjectStore, id: string, title: string, hold: Hold): Promise<string | undefined> {
  const { contents, revisions } = unwrap(await store.open(id));
  const revision = revisions.get(path);
  const change = { document: path, value: { ...contents.project.object, title }, ...(revision && { revision }) };
  return (await store.save(id, [change], hold)).fault?.code;
}
