import type { ProjectContents } from '@playhouse/core';
import {
  documentsOf,
  type LibraryEntry,
  type NewProject,
  type ProjectFacts,
  type ProjectStore,
} from '../projectStore.ts';
import type { Database, DatabasePort, RecordChange } from './database.ts';
import { createDatabaseCache, type DatabaseCache } from './databaseCache.ts';
import { databaseOf, libraryName, pictureOf } from './databaseNames.ts';
import { assembleProject, checkDocument, isAssetPath, readGame } from './edge.ts';
import { databaseAccess, databaseNotFound, databaseSetup, done, failed, faultOf, type Outcome } from './fault.ts';
import { changeEntry, readLibrary } from './library.ts';
import { saveDocuments } from './saveDocuments.ts';

export interface StorePorts {
  readonly databases: DatabasePort;
  /** A new uuid each time. */
  readonly uuid: () => string;
  /** The time now, ISO 8601. */
  readonly now: () => string;
  /** Told of conflicts that were retried: the specification wants them logged only. Spec 1, chapter 8. */
  readonly report?: (text: string) => void;
}

/** The projects of this computer over any databases. */
export function createProjectStore(ports: StorePorts): ProjectStore {
  const cache = createDatabaseCache(ports.databases);
  const library = <Value>(work: (database: Database) => Promise<Value>) => attempt(() => cache.use(libraryName, work));
  const update = (id: string, change: (entry: LibraryEntry) => LibraryEntry | undefined) =>
    updateEntry(cache, id, change);
  const touch = (id: string, title?: string) =>
    update(id, (entry) => ({ ...entry, ...(title !== undefined && { title }), updatedAt: ports.now() }));
  const store: ProjectStore = {
    async list() {
      const read = await library(readLibrary);
      return read.ok ? done(read.value.sort(lastChangedFirst)) : read;
    },
    create: (project) => createEntry(cache, ports, project),
    open: (id) => openProject(cache, id),
    async save(id, changes) {
      const report = await saveDocuments(cache, id, changes, ports.report);
      const game = changes.find(({ document }) => document === 'object.json')?.value;
      if (report.stored.size > 0) await touch(id, game && 'title' in game ? game.title : undefined);
      return report;
    },
    async putAsset(id, path, bytes) {
      const put = await attempt(() => cache.use(databaseOf(id), (database) => putFile(database, path, bytes)));
      if (put.ok) await touch(id);
      return put;
    },
    async getAsset(id, path) {
      const read = await attempt(() => cache.use(databaseOf(id), (database) => database.readFile(path)));
      if (!read.ok) return read;
      return read.value ? done(read.value) : failed({ code: 'asset.notFound', message: `There is no ${path}.` });
    },
    async removeAsset(id, path) {
      const removed = await attempt(() => cache.use(databaseOf(id), (database) => removeRecord(database, path)));
      if (removed.ok) await touch(id);
      return removed;
    },
    async rename(id, title) {
      const changed = await renameGame(store, cache, id, title);
      return changed.ok ? touch(id, title) : changed;
    },
    note: (id, part) => update(id, (entry) => ({ ...entry, ...part })),
    async duplicate(id, title) {
      const source = await openProject(cache, id);
      if (!source.ok) return source;
      const { contents, entry } = source.value;
      const copy = await store.create({ title, contents: retitled(contents, title) });
      if (!copy.ok) return copy;
      for (const kind of pictureKinds) {
        const picture = await store.getPicture(id, kind);
        if (picture.ok && picture.value) await store.putPicture(copy.value.id, kind, picture.value);
      }
      return entry.facts ? store.note(copy.value.id, { facts: entry.facts }) : copy;
    },
    trash: (id) => update(id, (entry) => ({ ...entry, deletedAt: ports.now() })),
    restore: (id) => update(id, ({ deletedAt: _, ...entry }) => entry),
    destroy: (id) => destroyProject(cache, id),
    getPicture: (id, kind) => library((database) => database.readFile(pictureOf(id, kind))),
    async putPicture(id, kind, bytes) {
      const put = await library((database) => putFile(database, pictureOf(id, kind), bytes));
      return put.ok ? update(id, (entry) => ({ ...entry, picturedAt: ports.now() })) : put;
    },
    watch: (listener) => cache.watch(libraryName, listener),
    close: () => cache.close(),
  };
  return store;
}

const pictureKinds = ['scene', 'cast'] as const;

async function attempt<Value>(work: () => Promise<Value>, otherwise = databaseAccess): Promise<Outcome<Value>> {
  try {
    return done(await work());
  } catch (error) {
    return failed(faultOf(error, otherwise));
  }
}

async function updateEntry(
  cache: DatabaseCache,
  id: string,
  change: (entry: LibraryEntry) => LibraryEntry | undefined,
): Promise<Outcome<LibraryEntry>> {
  const changed = await attempt(() =>
    cache.use(libraryName, (database) => changeEntry(database, id, (entry) => entry && change(entry))),
  );
  if (!changed.ok) return changed;
  return changed.value ? done(changed.value) : failed(databaseNotFound());
}

async function createEntry(
  cache: DatabaseCache,
  ports: StorePorts,
  { title, contents, sample, createdAt }: NewProject,
): Promise<Outcome<LibraryEntry>> {
  const changes: RecordChange[] = [];
  for (const [path, file] of contents.files) changes.push({ id: path, body: {}, file });
  for (const [document, value] of documentsOf(contents.project)) {
    const checked = checkDocument(document, value);
    if (!checked.ok) return failed(refused(document, checked.issues));
    changes.push({ id: document, body: checked.value });
  }
  const uuid = ports.uuid();
  const now = ports.now();
  const entry: LibraryEntry = {
    ...{ id: uuid, uuid, title, createdAt: createdAt ?? now, updatedAt: now, facts: factsOf(contents) },
    ...(sample !== undefined && { sample }),
  };
  const made = await attempt(async () => {
    await cache.use(databaseOf(uuid), (database) => writeInParts(database, changes));
    await cache.use(libraryName, (database) => changeEntry(database, uuid, () => entry));
  }, databaseSetup);
  if (made.ok) return done(entry);
  await attempt(() => cache.destroy(databaseOf(uuid)));
  return made;
}

function refused(document: string, issues: Parameters<typeof failed>[0]['issues']) {
  const reason = issues?.[0]?.message ?? 'it has not the shape of a document';
  return {
    ...databaseSetup(`${document}: ${reason}`),
    code: 'document.refused' as const,
    issues: issues ?? [],
    documents: [document],
  };
}

/** Files go in one by one, documents in one transaction at the end: an interrupted creation leaves no half project. */
async function writeInParts(database: Database, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes) if (change.file) await database.write([change]);
  await database.write(changes.filter(({ file }) => !file));
}

function factsOf({ project }: ProjectContents): ProjectFacts {
  return { scenes: project.scenes.size, prototypes: project.actors.size };
}

function retitled(contents: ProjectContents, title: string): ProjectContents {
  const { project } = contents;
  return { ...contents, project: { ...project, object: { ...project.object, title } } };
}

async function openProject(cache: DatabaseCache, id: string): ReturnType<ProjectStore['open']> {
  const entries = await attempt(() => cache.use(libraryName, readLibrary));
  if (!entries.ok) return entries;
  const entry = entries.value.find((each) => each.id === id);
  if (!entry) return failed(databaseNotFound());
  const read = await attempt(() =>
    cache.use(databaseOf(id), async (database) => {
      const records = await database.readAll();
      const files = await database.readFiles(records.map((record) => record.id).filter(isAssetPath));
      return { records, files };
    }),
  );
  if (!read.ok) return read;
  const { records, files } = read.value;
  if (records.length === 0) return failed(databaseNotFound());
  const project = assembleProject(records, files);
  if (!project.ok) {
    const reason = project.issues[0]?.message ?? 'unreadable';
    return failed({ ...databaseAccess(reason), code: 'project.unreadable', issues: project.issues });
  }
  const revisions = new Map(records.map((record) => [record.id, record.revision]));
  return done({ entry, revisions, ...project.value });
}

async function renameGame(
  store: ProjectStore,
  cache: DatabaseCache,
  id: string,
  title: string,
): Promise<Outcome<void>> {
  const read = await attempt(() => cache.use(databaseOf(id), (database) => database.read('object.json')));
  if (!read.ok) return read;
  const game = read.value && readGame(read.value.body);
  if (!game) return failed(databaseNotFound());
  const change = { document: 'object.json', revision: read.value.revision, value: { ...game, title } };
  const { fault } = await store.save(id, [change]);
  return fault ? failed(fault) : done(undefined);
}

async function destroyProject(cache: DatabaseCache, id: string): Promise<Outcome<void>> {
  return attempt(async () => {
    await cache.use(libraryName, (database) => changeEntry(database, id, () => undefined));
    for (const kind of pictureKinds) {
      await cache.use(libraryName, (database) => removeRecord(database, pictureOf(id, kind)));
    }
    await cache.destroy(databaseOf(id));
  });
}

async function putFile(database: Database, path: string, file: Uint8Array): Promise<void> {
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const record = await database.read(path);
    const revision = record ? { revision: record.revision } : {};
    const [result] = await database.write([{ id: path, body: {}, file, ...revision }]);
    if (result?.state === 'written') return;
  }
  throw new Error(`${path} is changed from elsewhere`);
}

async function removeRecord(database: Database, id: string): Promise<void> {
  const record = await database.read(id);
  if (record) await database.write([{ id, revision: record.revision, body: undefined }]);
}

function lastChangedFirst(left: LibraryEntry, right: LibraryEntry): number {
  if (left.updatedAt !== right.updatedAt) return left.updatedAt < right.updatedAt ? 1 : -1;
  return left.id < right.id ? -1 : 1;
}
