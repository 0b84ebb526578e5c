import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runDatabaseStoreTests } from '../../test/runDatabaseStoreTests.ts';
import { openLevelStore } from './levelStore.ts';

runDatabaseStoreTests('PouchDB over LevelDB', async () =>
  openLevelStore({ folder: await mkdtemp(path.join(tmpdir(), 'playhouse-level-')) }),
);
