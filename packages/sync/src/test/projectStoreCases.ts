import type { Project, ProjectContents, SceneDocument } from '@playhouse/core';
import { createProject, documentsOf } from '@playhouse/core';
import type { Outcome } from '../store/fault.ts';
import type { LibraryEntry, ProjectStore } from '../store/projectStore.ts';
import type { Check } from './check.ts';

/** One promise of every `ProjectStore`. */
export interface StoreCase {
  readonly title: string;
  run(store: ProjectStore, check: Check): Promise<void>;
}

const image = Uint8Array.from([137, 80, 78, 71, 0, 255, 10, 13, 26]);

/** What the project store of every adapter promises. */
export const projectStoreCases: readonly StoreCase[] = [
  {
    title: 'an empty library lists nothing',
    async run(store, check) {
      check.equal(unwrap(await store.list()), [], 'list');
    },
  },
  {
    title: 'a created project opens with the same documents and the same bytes',
    async run(store, check) {
      const contents = sampleContents('Top Down');
      const entry = unwrap(await store.create({ title: 'Top Down', contents }));
      const opened = unwrap(await store.open(entry.id));
      check.equal([...documentsOf(opened.contents.project)], [...documentsOf(contents.project)], 'documents');
      check.equal(opened.contents.files, contents.files, 'files');
      check.equal(opened.notes, [], 'notes');
      check.equal(
        [...opened.revisions.keys()].sort(),
        [...[...documentsOf(contents.project)].map(([document]) => document), ...contents.files.keys()].sort(),
        'revisions',
      );
    },
  },
  {
    title: 'an entry has a uuid, a title, times and facts, and is listed',
    async run(store, check) {
      const entry = unwrap(await store.create({ title: 'One', contents: sampleContents('One') }));
      check.equal(unwrap(await store.list()), [entry], 'list');
      check.equal(entry.id, entry.uuid, 'uuid');
      check.equal(entry.facts, { scenes: 1, prototypes: 0 }, 'facts');
      check.equal([entry.createdAt, entry.title], [entry.updatedAt, 'One'], 'times and title');
    },
  },
  {
    title: 'a save gives new revisions and is there after opening again',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const value = renamedScene(scene, 'Meadow');
      const report = await store.save(entry.id, [change(`scenes/${scene.id}.json`, revisions, value)]);
      check.equal([report.fault, [...report.stored.keys()]], [undefined, [`scenes/${scene.id}.json`]], 'report');
      check.equal(
        report.stored.get(`scenes/${scene.id}.json`) === revisions.get(`scenes/${scene.id}.json`),
        false,
        'revision',
      );
      const opened = unwrap(await store.open(entry.id));
      check.equal(opened.contents.project.scenes.get(scene.id), value, 'scene');
    },
  },
  {
    title: 'a save on a stale revision is stored beside what others stored, and overwrites nothing',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const path = `scenes/${scene.id}.json`;
      await store.save(entry.id, [change(path, revisions, renamedScene(scene, 'First'))]);
      const report = await store.save(entry.id, [change(path, revisions, renamedScene(scene, 'Second'))]);
      check.equal([report.fault, report.stored.size], [undefined, 1], 'report');
      const names: unknown[] = [];
      for (const _ of [1, 2]) {
        const { contents, revisions: current } = unwrap(await store.open(entry.id));
        names.push(contents.project.scenes.get(scene.id)?.attributes.name);
        await store.save(entry.id, [change(path, current, undefined)]);
      }
      check.equal(names.sort(), ['First', 'Second'], 'names');
    },
  },
  {
    title: 'a save is stored on top of an earlier one that was not reported',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const path = `scenes/${scene.id}.json`;
      const lost = renamedScene(scene, 'Lost answer');
      await store.save(entry.id, [change(path, revisions, lost)]);
      const next = { ...change(path, revisions, renamedScene(scene, 'Next')), attempts: [lost] };
      const report = await store.save(entry.id, [next]);
      const opened = unwrap(await store.open(entry.id));
      check.equal(opened.contents.project.scenes.get(scene.id)?.attributes.name, 'Next', 'name');
      check.equal(opened.revisions.get(path), report.stored.get(path), 'revision');
    },
  },
  {
    title: 'a repeated save of what an earlier one has stored without a report adds no revision',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const path = `scenes/${scene.id}.json`;
      const lost = renamedScene(scene, 'Lost answer');
      const first = await store.save(entry.id, [change(path, revisions, lost)]);
      const report = await store.save(entry.id, [{ ...change(path, revisions, lost), attempts: [lost] }]);
      check.equal(report.stored, first.stored, 'revision');
      check.equal(unwrap(await store.open(entry.id)).revisions.get(path), first.stored.get(path), 'stored');
    },
  },
  {
    title: 'documents can be added and removed, and a removed one can come back',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const twin: SceneDocument = { ...renamedScene(scene, 'Twin'), id: 'id77' };
      const added = await store.save(entry.id, [{ document: 'scenes/id77.json', value: twin }]);
      const later = new Map([...revisions, ...defined(added.stored)]);
      const removed = await store.save(entry.id, [change('scenes/id77.json', later, undefined)]);
      check.equal(removed.stored, new Map([['scenes/id77.json', undefined]]), 'removed');
      check.equal(unwrap(await store.open(entry.id)).contents.project.scenes.has('id77'), false, 'gone');
      await store.save(entry.id, [{ document: 'scenes/id77.json', value: twin }]);
      check.equal(unwrap(await store.open(entry.id)).contents.project.scenes.get('id77'), twin, 'back');
    },
  },
  {
    title: 'invalid documents are refused by name, and the rest of the same save is stored',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const poison = JSON.parse('{"id":"id5","attributes":{"__proto__":{"polluted":true}},"layers":[]}');
      const report = await store.save(entry.id, [
        { document: 'scenes/id5.json', value: poison },
        { document: '_design/loop.json', value: renamedScene(scene, 'x') },
        change(`scenes/${scene.id}.json`, revisions, renamedScene(scene, 'Meadow')),
      ]);
      check.equal(report.fault?.code, 'document.refused', 'code');
      check.equal(report.fault?.documents, ['scenes/id5.json', '_design/loop.json'], 'documents');
      check.equal([...report.stored.keys()], [`scenes/${scene.id}.json`], 'stored');
      check.equal(Object.hasOwn(Object.prototype, 'polluted'), false, 'prototype');
      check.equal(unwrap(await store.open(entry.id)).contents.project.scenes.size, 1, 'scenes');
    },
  },
  {
    title: 'unknown keys and the order of keys survive',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      const value = { ...scene, zebra: 1, apple: [{ b: 1, a: 2 }], 'key with spaces': 'é\u2028' };
      await store.save(entry.id, [change(`scenes/${scene.id}.json`, revisions, value)]);
      const read = unwrap(await store.open(entry.id)).contents.project.scenes.get(scene.id);
      check.equal(JSON.stringify(read), JSON.stringify(value), 'text');
    },
  },
  {
    title: 'assets are put, replaced, read and removed',
    async run(store, check) {
      const { entry } = await created(store);
      const path = 'images/pip stand é.png';
      unwrap(await store.putAsset(entry.id, path, image));
      check.equal(unwrap(await store.getAsset(entry.id, path)), image, 'put');
      unwrap(await store.putAsset(entry.id, path, image.slice(2)));
      check.equal(unwrap(await store.getAsset(entry.id, path)), image.slice(2), 'replaced');
      check.equal(unwrap(await store.open(entry.id)).contents.files.get(path), image.slice(2), 'opened');
      unwrap(await store.removeAsset(entry.id, path));
      const gone = await store.getAsset(entry.id, path);
      check.equal(gone.ok ? 'there' : gone.fault.code, 'asset.notFound', 'removed');
    },
  },
  {
    title: 'an asset of two megabytes survives byte for byte',
    async run(store, check) {
      const { entry } = await created(store);
      const bytes = Uint8Array.from({ length: 2 * 1024 * 1024 }, (_, index) => (index * 31 + (index >> 9)) & 255);
      unwrap(await store.putAsset(entry.id, 'sounds/long.wav', bytes));
      const read = unwrap(await store.getAsset(entry.id, 'sounds/long.wav'));
      check.equal(read.length, bytes.length, 'length');
      check.equal(
        read.every((byte, index) => byte === bytes[index]),
        true,
        'bytes',
      );
    },
  },
  {
    title: 'a title that is changed in the game is updated in the library',
    async run(store, check) {
      const { entry, project, revisions } = await created(store);
      await store.save(entry.id, [change('object.json', revisions, { ...project.object, title: 'From inside' })]);
      check.equal(unwrap(await store.list())[0]?.title, 'From inside', 'title');
    },
  },
  {
    title: 'a duplicate has the same contents, its own database and its own title',
    async run(store, check) {
      const { entry, scene, revisions } = await created(store);
      unwrap(await store.putPicture(entry.id, 'scene', image));
      const copy = unwrap(await store.duplicate(entry.id, 'Top Down 2'));
      await store.save(entry.id, [change(`scenes/${scene.id}.json`, revisions, renamedScene(scene, 'Later'))]);
      const opened = unwrap(await store.open(copy.id));
      check.equal(copy.id === entry.id, false, 'id');
      check.equal(opened.contents.project.object.title, 'Top Down 2', 'title');
      check.equal(opened.contents.project.scenes.get(scene.id), scene, 'scene');
      check.equal(opened.contents.files.get('images/pip.png'), image, 'image');
      check.equal(unwrap(await store.getPicture(copy.id, 'scene')), image, 'picture');
    },
  },
  {
    title: 'the trash keeps everything and can restore it',
    async run(store, check) {
      const { entry, project } = await created(store);
      check.equal(typeof unwrap(await store.trash(entry.id)).deletedAt, 'string', 'deletedAt');
      check.equal(
        unwrap(await store.list()).map(({ id }) => id),
        [entry.id],
        'listed',
      );
      check.equal('deletedAt' in unwrap(await store.restore(entry.id)), false, 'restored');
      check.equal(
        [...documentsOf(unwrap(await store.open(entry.id)).contents.project)],
        [...documentsOf(project)],
        'documents',
      );
    },
  },
  {
    title: 'a destroyed project is neither listed nor can it be opened',
    async run(store, check) {
      const { entry } = await created(store);
      unwrap(await store.putPicture(entry.id, 'scene', image));
      unwrap(await store.destroy(entry.id));
      check.equal(unwrap(await store.list()), [], 'list');
      const opened = await store.open(entry.id);
      check.equal(opened.ok ? '' : opened.fault.message, 'Error accessing database, not found.', 'open');
      check.equal(unwrap(await store.getPicture(entry.id, 'scene')), undefined, 'picture');
    },
  },
  {
    title: 'a missing project is reported as a fault with the specified text, never as an exception',
    async run(store, check) {
      const results = [store.open('none'), store.trash('none'), store.duplicate('none', 'x')];
      for (const result of await Promise.all(results)) {
        check.equal(result.ok ? '' : result.fault.code, 'database.notFound', 'code');
        check.equal(result.ok ? '' : result.fault.message, 'Error accessing database, not found.', 'message');
      }
      check.equal(unwrap(await store.list()), [], 'list');
    },
  },
  {
    title: 'visits and facts are stored without changing the documents',
    async run(store, check) {
      const { entry, revisions } = await created(store);
      const facts = {
        scenes: 3,
        prototypes: 13,
        lastChange: 'Moved Pip',
        changedIn: 'Lantern Meadow',
        cast: ['Pip'],
      };
      const noted = unwrap(await store.note(entry.id, { openedAt: '2026-05-14T10:00:00.000Z', facts }));
      check.equal(
        [noted.openedAt, noted.facts, noted.updatedAt],
        ['2026-05-14T10:00:00.000Z', facts, entry.updatedAt],
        'entry',
      );
      check.equal(unwrap(await store.list()), [noted], 'list');
      check.equal(unwrap(await store.open(entry.id)).revisions, revisions, 'revisions');
    },
  },
  {
    title: 'the list is ordered by the last change',
    async run(store, check) {
      const first = await created(store, 'First');
      const second = await created(store, 'Second');
      check.equal(await titles(store), ['Second', 'First'], 'created');
      await store.save(first.entry.id, [
        change('assets.json', first.revisions, { ...first.project.assets, sounds: [] }),
      ]);
      check.equal(await titles(store), ['First', 'Second'], 'saved');
      await store.putAsset(second.entry.id, 'images/x.png', image);
      check.equal(await titles(store), ['Second', 'First'], 'asset');
    },
  },
  {
    title: 'concurrent changes of the library are all kept',
    async run(store, check) {
      const entries = await Promise.all(['A', 'B', 'C', 'D'].map((title) => created(store, title)));
      await Promise.all(
        entries.map(({ entry, project, revisions }) =>
          store.save(entry.id, [change('object.json', revisions, { ...project.object, title: `${entry.title}!` })]),
        ),
      );
      check.equal((await titles(store)).sort(), ['A!', 'B!', 'C!', 'D!'], 'titles');
    },
  },
  {
    title: 'a watcher is notified of changes until it stops watching',
    async run(store, check) {
      let calls = 0;
      const stop = store.watch(() => {
        calls += 1;
      });
      await created(store);
      await waitFor(() => calls > 0);
      check.equal(calls > 0, true, 'told');
      stop();
      const before = calls;
      await created(store);
      await waitFor(() => calls > before, 100);
      check.equal(calls, before, 'stopped');
    },
  },
];

async function titles(store: ProjectStore): Promise<string[]> {
  return unwrap(await store.list()).map(({ title }) => title);
}

export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`${outcome.fault.code}: ${outcome.fault.message}`);
}

export function sampleContents(title: string): ProjectContents {
  const project = createProject({ title });
  const assets = { ...project.assets, images: [{ name: 'pip', files: [{ name: 'pip.png', size: image.length }] }] };
  return { project: { ...project, assets }, files: new Map([['images/pip.png', image]]) };
}

interface Created {
  readonly entry: LibraryEntry;
  readonly project: Project;
  readonly scene: SceneDocument;
  readonly revisions: ReadonlyMap<string, string>;
}

async function created(store: ProjectStore, title = 'Top Down'): Promise<Created> {
  const contents = sampleContents(title);
  const entry = unwrap(await store.create({ title, contents }));
  const { contents: stored, revisions } = unwrap(await store.open(entry.id));
  const [scene] = stored.project.scenes.values();
  if (!scene) throw new Error('a new project has a scene');
  return { entry, project: stored.project, scene, revisions };
}

function renamedScene(scene: SceneDocument, name: string): SceneDocument {
  return { ...scene, attributes: { ...scene.attributes, name } };
}

function change(
  document: string,
  revisions: ReadonlyMap<string, string>,
  value: Parameters<ProjectStore['save']>[1][number]['value'],
) {
  const revision = revisions.get(document);
  return { document, value, ...(revision !== undefined && { revision }) };
}

function defined(revisions: ReadonlyMap<string, string | undefined>): [string, string][] {
  return [...revisions].flatMap(([id, revision]): [string, string][] =>
    revision === undefined ? [] : [[id, revision]],
  );
}

async function waitFor(condition: () => boolean, longest = 5000): Promise<void> {
  for (let waited = 0; waited < longest && !condition(); waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
