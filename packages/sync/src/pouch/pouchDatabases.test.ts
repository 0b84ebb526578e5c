import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import { runProjectStoreTests, tickingClock } from '../test/runProjectStoreTests.ts';
import { openPouchStore } from './openPouchStore.ts';

PouchDB.plugin(memoryAdapter);

let count = 0;

runProjectStoreTests('PouchDB (memory)', () => {
  count += 1;
  let uuids = 0;
  return openPouchStore(
    { PouchDB, adapter: 'memory', prefix: `test-${count}-` },
    { uuid: () => `uuid-${++uuids}`, now: tickingClock() },
  );
});
