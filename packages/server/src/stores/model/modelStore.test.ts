import { runDatabaseStoreTests } from '../../test/runDatabaseStoreTests.ts';
import { createModelStore } from './modelStore.ts';

runDatabaseStoreTests('model', async () => createModelStore());
