import { afterAll, beforeAll, describe, it } from 'vitest';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { changesCases } from './changesCases.ts';
import { conflictCases } from './conflictCases.ts';
import { databaseCases } from './databaseCases.ts';
import { documentCases } from './documentCases.ts';
import { fileCases } from './fileCases.ts';
import type { StoreCase } from './storeCase.ts';

const cases: readonly StoreCase[] = [
  ...databaseCases,
  ...documentCases,
  ...conflictCases,
  ...changesCases,
  ...fileCases,
];

let count = 0;

/** What every `DatabaseStore` promises. The expectations are taken from CouchDB's documentation and source. */
export function runDatabaseStoreTests(title: string, create: () => Promise<DatabaseStore>): void {
  describe(`DatabaseStore: ${title}`, () => {
    let store: DatabaseStore;
    beforeAll(async () => {
      store = await create();
    });
    afterAll(() => store.close());

    it.each(cases.map((each) => [each.title, each] as const))('%s', async (_, { run }) => {
      count += 1;
      const name = `test${process.pid}_${count}_${Date.now()}`;
      await store.create(name);
      try {
        await run(store, name);
      } finally {
        await store.remove(name);
      }
    });
  });
}
