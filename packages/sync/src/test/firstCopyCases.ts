import { type StoreCase, sampleContents, unwrap } from './projectStoreCases.ts';

const cloud = { project: 'far', user: 'ann', isOn: true, isPartial: true } as const;

/** What every store promises about projects that are copied for the first time. */
export const firstCopyCases: readonly StoreCase[] = [
  {
    title: 'a project of which only some has arrived is listed as such, is not duplicated, and is completed later',
    async run(store, check) {
      const contents = sampleContents('Maze');
      const made = unwrap(await store.create({ title: 'Old title', contents }));
      unwrap(await store.note(made.id, { cloud }));
      check.equal(unwrap(await store.list())[0]?.cloud, cloud, 'listed');
      const copied = await store.duplicate(made.id, 'Copy');
      check.equal(!copied.ok && copied.fault.code, 'project.partial', 'duplicate');
      const { title, cloud: after, facts } = unwrap(await store.firstCopies.complete(made.id));
      const { isPartial: _, ...side } = cloud;
      check.equal([title, after, facts?.scenes], ['Maze', side, contents.project.scenes.size], 'complete');
      check.equal((await store.duplicate(made.id, 'Copy')).ok, true, 'duplicate of all of it');
    },
  },
  {
    title: 'a project can be shown once its game, its manifest and its first scene are there',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: sampleContents('Maze') }));
      check.equal(unwrap(await store.firstCopies.isShowable(id)), true, 'all');
      check.equal(unwrap(await store.firstCopies.isShowable('other')), false, 'nothing');
      const { contents, revisions } = unwrap(await store.open(id));
      const [scene] = contents.project.object.scenes.map((each) => `scenes/${each}.json`);
      if (scene === undefined) throw new Error('no scene');
      const revision = revisions.get(scene);
      await store.save(id, [{ document: scene, value: undefined, ...(revision !== undefined && { revision }) }]);
      check.equal(unwrap(await store.firstCopies.isShowable(id)), false, 'without its first scene');
      check.equal(unwrap(await store.firstCopies.missing(id)), [scene], 'missing');
    },
  },
];
