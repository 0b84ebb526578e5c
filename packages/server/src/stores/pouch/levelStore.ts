import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PouchDB from 'pouchdb';
import type { DatabaseStore } from '../databaseStore.ts';
import { durableLevel } from './durableLevel.ts';
import { createPouchStore } from './pouchStore.ts';
import type { PouchConstructor } from './pouchTypes.ts';

export interface LevelStoreOptions {
  /** The folder of the databases; made if it does not exist. */
  readonly folder: string;
  /** How many databases are open at the same time. Each takes 4 file handles. */
  readonly openDatabases?: number;
  readonly now?: () => number;
}

/** Folders of databases that are being removed. Names of databases never begin like this. */
const removed = '.removed-';

/** Databases in files, one folder of LevelDB each. What a write reports as done is on disk. */
export async function openLevelStore(options: LevelStoreOptions): Promise<DatabaseStore> {
  const { folder, openDatabases = 128, now = Date.now } = options;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.startsWith(removed)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const Pouch = PouchDB as unknown as PouchConstructor;
  const at = (name: string) => path.join(folder, name);
  return createPouchStore({
    exists: (name) => isThere(path.join(at(name), 'CURRENT')),
    async open(name, mode) {
      const handle = new Pouch(at(name), {
        adapter: 'leveldb',
        db: durableLevel,
        revs_limit: 200,
        createIfMissing: mode === 'create',
      });
      await handle.info();
      return handle;
    },
    async remove(name) {
      // Renaming cannot stop halfway; what is left behind by a crash is removed at the next start.
      const away = at(`${removed}${randomUUID()}`);
      await rename(at(name), away);
      await rm(away, { recursive: true, force: true });
    },
    size: (name) => sizeOf(at(name)),
    openDatabases,
    now,
  });
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) {
    // LevelDB removes files at any time.
    const facts = await stat(path.join(folder, name)).catch(() => undefined);
    bytes += facts?.size ?? 0;
  }
  return bytes;
}
