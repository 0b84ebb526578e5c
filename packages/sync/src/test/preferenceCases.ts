import { type StoreCase, sampleContents, unwrap } from './projectStoreCases.ts';

/** What every store promises about preferences. */
export const preferenceCases: readonly StoreCase[] = [
  {
    title: 'preferences are none at first, are set one by one, and can be removed',
    async run({ preferences: store }, check) {
      check.equal(unwrap(await store.read()), {}, 'none at first');
      unwrap(await store.change({ theme: 'light', gridWidth: 50 }));
      unwrap(await store.change({ gridWidth: 32, favorites: ['MoveBehavior'] }));
      check.equal(unwrap(await store.read()), { theme: 'light', gridWidth: 32, favorites: ['MoveBehavior'] }, 'set');
      unwrap(await store.change({ theme: undefined }));
      check.equal(unwrap(await store.read()), { gridWidth: 32, favorites: ['MoveBehavior'] }, 'removed');
    },
  },
  {
    title: 'preferences and projects share a document without touching each other',
    async run(store, check) {
      unwrap(await store.preferences.change({ theme: 'dark' }));
      const entry = unwrap(await store.create({ title: 'One', contents: sampleContents('One') }));
      check.equal(unwrap(await store.preferences.read()), { theme: 'dark' }, 'after a project');
      unwrap(await store.preferences.change({ theme: 'light' }));
      check.equal(unwrap(await store.list()), [entry], 'projects');
    },
  },
  {
    title: 'preferences that are set at the same time are all kept',
    async run({ preferences: store }, check) {
      const names = ['one', 'two', 'three', 'four'];
      for (const result of await Promise.all(names.map((name) => store.change({ [name]: name })))) unwrap(result);
      check.equal(unwrap(await store.read()), Object.fromEntries(names.map((name) => [name, name])), 'all');
    },
  },
];
