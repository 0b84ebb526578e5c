import { runDatabaseStoreTests } from '../../test/runDatabaseStoreTests.ts';
import { createMemoryStore } from './memoryStore.ts';

runDatabaseStoreTests('PouchDB in memory', async () => createMemoryStore());
