import {
  type DocumentPath,
  documentsOf,
  type Issue,
  type Project,
  type ProjectContents,
  textOr,
} from '@playhouse/core';
import type { Database, RecordBody, RecordChange } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf, historyOf, libraryName, mergesOf, pictureOf, versionsOf } from './databaseNames.ts';
import { checkDocument } from './edge.ts';
import {
  attempt,
  databaseAccess,
  databaseSetup,
  done,
  failed,
  faultOf,
  type Outcome,
  projectPartial,
  type StoreFault,
} from './fault.ts';
import { removeRecord } from './fileRecords.ts';
import { changeEntry, readLibrary, type StoredEntry } from './library.ts';
import type { AdoptedProject, LibraryEntry, NewProject, PictureKind, ProjectStore } from './projectStore.ts';
import { isTrashDue } from './trashRule.ts';
import { withoutKeptFiles } from './withoutKeptFiles.ts';

const pictureKinds: readonly PictureKind[] = ['scene', 'cast'];

/** After this time, other tabs assume that a tab creating a project was closed. */
const longestCreation = 60 * 60 * 1000;

/**
 * Creates a project's database and then lists the project. The library registers it first, so that an incomplete
 * database of a closed tab is removed later.
 */
export async function createProjectDatabase(
  cache: DatabaseCache,
  { id, now }: { readonly id: string; readonly now: string },
  { title, contents, sample, createdAt }: NewProject,
): Promise<Outcome<LibraryEntry>> {
  const documents = documentRecords(contents.project);
  if (!documents.ok) return documents;
  const files = [...contents.files].map(([path, file]): RecordChange => ({ id: path, body: {}, file }));
  const facts = { scenes: contents.project.scenes.size, prototypes: contents.project.actors.size };
  const entry: LibraryEntry = {
    id,
    uuid: id,
    title,
    createdAt: createdAt ?? now,
    updatedAt: now,
    facts,
    ...(sample !== undefined && { sample }),
  };
  const made = await attempt(async () => {
    await setEntry(cache, id, { ...entry, phase: 'creating' });
    await cache.use(databaseOf(id), (database) => writeInParts(database, files, documents.value));
    await setEntry(cache, id, entry);
  }, databaseSetup);
  if (made.ok) return done(entry);
  await attempt(() => destroyProjectDatabase(cache, id));
  return made;
}

/** Lists a project once `fill` has brought its documents. */
export async function adoptProject(
  cache: DatabaseCache,
  project: AdoptedProject,
  { now, fill }: { readonly now: string; readonly fill: () => Promise<void> },
): Promise<Outcome<LibraryEntry>> {
  const { id } = project;
  const entry: LibraryEntry = { ...project, uuid: id, createdAt: now, updatedAt: now };
  const adopted = await attempt(async () => {
    await setEntry(cache, id, { ...entry, phase: 'creating' });
    await fill();
    const filled = await cache.use(databaseOf(id), (database) => withContents(database, entry));
    await setEntry(cache, id, filled);
    return filled;
  }, databaseSetup);
  if (adopted.ok) return done(adopted.value);
  await attempt(() => destroyProjectDatabase(cache, id));
  return adopted;
}

/** The entry with what the documents say. */
export async function withContents(database: Database, entry: LibraryEntry): Promise<LibraryEntry> {
  const records = await database.readAll();
  const game = records.find(({ id }) => id === 'object.json');
  if (!game) throw new Error('object.json is missing');
  const count = (folder: string) => records.filter(({ id }) => id.startsWith(folder)).length;
  const facts = { scenes: count('scenes/'), prototypes: count('actors/') };
  return { ...entry, title: textOr(game.body.title, entry.title), facts };
}

/** A copy of a project with its picture, but without its history and its versions. */
export async function duplicateProject(store: ProjectStore, id: string, title: string): Promise<Outcome<LibraryEntry>> {
  const source = await store.open(id);
  if (!source.ok) return source;
  const { entry } = source.value;
  if (entry.cloud?.isPartial) return failed(projectPartial());
  const contents = await withoutKeptFiles(store, id, source.value.contents);
  const copy = await store.create({ title, contents: retitled(contents, title) });
  if (!copy.ok) return copy;
  for (const kind of pictureKinds) {
    const picture = await store.getPicture(id, kind);
    if (picture.ok && picture.value) await store.putPicture(copy.value.id, kind, picture.value);
  }
  return entry.facts ? store.note(copy.value.id, { facts: entry.facts }) : copy;
}

/**
 * Deletes a project permanently. If interrupted, it is no longer listed, and the next tab completes the deletion. Where
 * there is no room left to note that first, deleting makes it.
 */
export async function destroyProjectDatabase(cache: DatabaseCache, id: string): Promise<void> {
  try {
    await cache.use(libraryName, (database) =>
      changeEntry(database, id, (entry) => entry && { ...entry, phase: 'destroying' }),
    );
  } catch (error) {
    if (faultOf(error, databaseAccess).code !== 'database.full') throw error;
  }
  await cache.destroy(historyOf(id));
  await cache.destroy(mergesOf(id));
  await cache.destroy(versionsOf(id));
  await cache.destroy(databaseOf(id));
  for (const kind of pictureKinds) {
    await cache.use(libraryName, (database) => removeRecord(database, pictureOf(id, kind)));
  }
  await setEntry(cache, id, undefined);
}

/** Completes work left unfinished by closed tabs, and empties the trash when it is due. */
async function finishLeftovers(cache: DatabaseCache, now: string): Promise<void> {
  const isOver = (entry: StoredEntry) =>
    entry.phase === 'destroying' ||
    isTrashDue(entry, now) ||
    (entry.phase === 'creating' && Date.parse(now) - Date.parse(entry.updatedAt) > longestCreation);
  const leftovers = (await cache.use(libraryName, readLibrary)).filter(isOver);
  for (const { id } of leftovers) await destroyProjectDatabase(cache, id);
}

/**
 * Lists the projects. The first call also completes what closed tabs left unfinished, and each call empties the trash
 * when it is due.
 */
export function createList(cache: DatabaseCache, now: () => string): ProjectStore['list'] {
  let finishing: Promise<unknown> | undefined;
  const isDue = (entry: StoredEntry) => isTrashDue(entry, now());
  const read = () => attempt(() => cache.use(libraryName, readLibrary));
  return async () => {
    finishing ??= attempt(() => finishLeftovers(cache, now()));
    await finishing;
    let found = await read();
    if (found.ok && found.value.some(isDue)) {
      finishing = attempt(() => finishLeftovers(cache, now()));
      await finishing;
      found = await read();
    }
    return found.ok ? done(found.value.filter(({ phase }) => !phase).sort(lastChangedFirst)) : found;
  };
}

function lastChangedFirst(left: LibraryEntry, right: LibraryEntry): number {
  if (left.updatedAt !== right.updatedAt) return left.updatedAt < right.updatedAt ? 1 : -1;
  return left.id < right.id ? -1 : 1;
}

async function setEntry(cache: DatabaseCache, id: string, entry: StoredEntry | undefined): Promise<void> {
  await cache.use(libraryName, (database) => changeEntry(database, id, () => entry));
}

/** Files are written one by one, documents in one transaction at the end. */
async function writeInParts(
  database: Database,
  files: readonly RecordChange[],
  documents: readonly RecordChange[],
): Promise<void> {
  for (const file of files) await database.write([file]);
  await database.write(documents);
}

/** All documents of a project as records, or those that cannot be stored. */
export function documentRecords(project: Project): Outcome<{ id: DocumentPath; body: RecordBody }[]> {
  const records: { id: DocumentPath; body: RecordBody }[] = [];
  for (const [document, value] of documentsOf(project)) {
    const checked = checkDocument(document, value);
    if (!checked.ok) return failed(refused(document, checked.issues));
    records.push({ id: document, body: checked.value });
  }
  return done(records);
}

function refused(document: string, issues: readonly Issue[]): StoreFault {
  const reason = issues[0]?.message ?? 'it does not match the schema';
  return { ...databaseSetup(`${document}: ${reason}`), code: 'document.refused', issues, documents: [document] };
}

/** The contents with another title. */
function retitled(contents: ProjectContents, title: string): ProjectContents {
  const { project } = contents;
  return { ...contents, project: { ...project, object: { ...project.object, title } } };
}
