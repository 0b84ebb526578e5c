import { MemoryPouch } from '../test/memoryPouch.ts';
import { runProjectStoreTests, tickingClock } from '../test/runProjectStoreTests.ts';
import { openPouchStore } from './openPouchStore.ts';

let count = 0;

runProjectStoreTests('PouchDB (memory)', () => {
  count += 1;
  let uuids = 0;
  return openPouchStore(
    { PouchDB: MemoryPouch, adapter: 'memory', prefix: `test-${count}-` },
    { uuid: () => `uuid-${++uuids}`, now: tickingClock() },
  );
});
