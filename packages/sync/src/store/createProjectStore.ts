import { createAssetPart, createPicturePart, type TouchEntry, type UpdateEntry } from './assetPart.ts';
import type { DatabasePort } from './database.ts';
import { createDatabaseCache, type DatabaseCache } from './databaseCache.ts';
import { databaseOf, libraryName } from './databaseNames.ts';
import { attempt, databaseNotFound, done, failed, type Outcome } from './fault.ts';
import { createFirstCopyPart } from './firstCopyPart.ts';
import { createHeldWrites, type Exclusively } from './heldWrites.ts';
import { changeEntry } from './library.ts';
import { openProject } from './openProject.ts';
import {
  adoptProject,
  createList,
  createProjectDatabase,
  destroyProjectDatabase,
  duplicateProject,
} from './projectLife.ts';
import type { LibraryEntry, ProjectStore } from './projectStore.ts';
import { rebuildProject } from './rebuildProject.ts';
import { saveDocuments } from './saveDocuments.ts';
import { createSideStores } from './sideStores.ts';
import type { VersionPorts } from './versionStore.ts';

export interface StorePorts extends Pick<VersionPorts, 'pack'> {
  readonly databases: DatabasePort;
  /** A new uuid for each call. */
  readonly uuid: () => string;
  /** The current time, ISO 8601. */
  readonly now: () => string;
  /** Notified of retried conflicts, which the specification wants logged only. docs/product-rules.md#errors. */
  readonly report?: (text: string) => void;
  /**
   * Runs work exclusively under a name, also across tabs, however long they sleep. Needed where several programs share
   * the databases.
   */
  readonly exclusively?: Exclusively;
}

/** The projects of this computer, on top of any databases. */
export function createProjectStore(ports: StorePorts): ProjectStore {
  const cache = createDatabaseCache(ports.databases);
  const held = createHeldWrites(cache, ports.exclusively);
  const update: UpdateEntry = (id, change) => updateEntry(cache, id, change);
  const touch: TouchEntry = (id, title) =>
    update(id, (entry) => ({ ...entry, ...(title !== undefined && { title }), updatedAt: ports.now() }));
  const store: ProjectStore = {
    ...createAssetPart(cache, held, touch),
    ...createPicturePart(cache, update, ports.now),
    ...createSideStores(cache, held, ports),
    list: createList(cache, ports.now),
    create: (project) => createProjectDatabase(cache, { id: ports.uuid(), now: ports.now() }, project),
    open: (id) => openProject(cache, id),
    async save(id, changes, hold) {
      const save = () => saveDocuments(cache, { id, changes, ...(hold && { hold }) }, ports.report);
      const report = await (hold ? held.exclusively(id, save) : save());
      const game = changes.find(({ document }) => document === 'object.json')?.value;
      if (report.stored.size > 0) await touch(id, game && 'title' in game ? game.title : undefined);
      return report;
    },
    leaves: (id, document) => attempt(() => cache.use(databaseOf(id), (database) => database.leaves(document))),
    checkHold: (id, hold) => held.check(id, hold),
    rebuild: (entry, contents, hold, revisions = new Map()) =>
      held.exclusively(entry.id, () => rebuildProject(cache, { entry, contents, hold, revisions, now: ports.now() })),
    note: (id, part) => update(id, (entry) => ({ ...entry, ...part })),
    firstCopies: createFirstCopyPart(cache, update),
    adopt: (project, fill) => adoptProject(cache, project, { now: ports.now(), fill }),
    duplicate: (id, title) => duplicateProject(store, id, title),
    trash: (id) => update(id, (entry) => ({ ...entry, deletedAt: ports.now() })),
    restore: (id) => update(id, ({ deletedAt: _, ...entry }) => entry),
    destroy: (id) => attempt(() => destroyProjectDatabase(cache, id)),
    watch: (listener) => cache.watch(libraryName, listener),
    close: () => cache.close(),
  };
  return store;
}

async function updateEntry(
  cache: DatabaseCache,
  id: string,
  change: (entry: LibraryEntry) => LibraryEntry,
): Promise<Outcome<LibraryEntry>> {
  const changed = await attempt(() =>
    cache.use(libraryName, (database) =>
      changeEntry(database, id, (entry) => (entry && !entry.phase ? change(entry) : entry)),
    ),
  );
  if (!changed.ok) return changed;
  return changed.value && !changed.value.phase ? done(changed.value) : failed(databaseNotFound());
}
