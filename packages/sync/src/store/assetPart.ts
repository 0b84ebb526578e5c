import type { Database } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf, libraryName, pictureOf } from './databaseNames.ts';
import { attempt, done, failed, type Outcome } from './fault.ts';
import { putFile, removeRecord } from './fileRecords.ts';
import type { HeldWrites } from './heldWrites.ts';
import type { Hold, LibraryEntry, ProjectStore } from './projectStore.ts';

/** Changes the entry of a project that exists. */
export type UpdateEntry = (id: string, change: (entry: LibraryEntry) => LibraryEntry) => Promise<Outcome<LibraryEntry>>;
/** Records a change of a project. */
export type TouchEntry = (id: string, title?: string) => Promise<Outcome<LibraryEntry>>;

/** The files of projects. */
export function createAssetPart(
  cache: DatabaseCache,
  held: HeldWrites,
  touch: TouchEntry,
): Pick<ProjectStore, 'putAsset' | 'getAsset' | 'removeAsset'> {
  const change = async (id: string, hold: Hold | undefined, work: (database: Database) => Promise<void>) => {
    const changed = await held.write(id, hold, () => cache.use(databaseOf(id), work));
    if (changed.ok) await touch(id);
    return changed;
  };
  return {
    putAsset: (id, path, bytes, hold) => change(id, hold, (database) => putFile(database, path, bytes)),
    async getAsset(id, path) {
      const read = await attempt(() => cache.use(databaseOf(id), (database) => database.readFile(path)));
      if (!read.ok) return read;
      return read.value ? done(read.value) : failed({ code: 'asset.notFound', message: `There is no ${path}.` });
    },
    removeAsset: (id, path, hold) => change(id, hold, (database) => removeRecord(database, path)),
  };
}

/** The pictures of projects in the library. */
export function createPicturePart(
  cache: DatabaseCache,
  update: UpdateEntry,
  now: () => string,
): Pick<ProjectStore, 'getPicture' | 'putPicture'> {
  return {
    getPicture: (id, kind) =>
      attempt(() => cache.use(libraryName, (database) => database.readFile(pictureOf(id, kind)))),
    async putPicture(id, kind, bytes) {
      const put = await attempt(() =>
        cache.use(libraryName, (database) => putFile(database, pictureOf(id, kind), bytes)),
      );
      return put.ok ? update(id, (entry) => ({ ...entry, picturedAt: now() })) : put;
    },
  };
}
