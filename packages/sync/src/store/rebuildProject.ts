import type { DocumentPath, ProjectContents } from '@playhouse/core';
import type { Database, RecordBody, RecordChange } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf, libraryName } from './databaseNames.ts';
import { attempt, databaseNotFound, done, failed, type Outcome, projectTaken } from './fault.ts';
import { putFile } from './fileRecords.ts';
import { holdId, readHold } from './hold.ts';
import { changeEntry, readLibrary } from './library.ts';
import { documentRecords } from './projectLife.ts';
import type { Hold, LibraryEntry, SaveReport } from './projectStore.ts';

interface Rebuilding {
  readonly entry: LibraryEntry;
  readonly contents: ProjectContents;
  readonly hold: Hold;
  /** Those that the documents had. */
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  readonly now: string;
}

/**
 * Stores a whole project again after its database was lost. A project that is missing from an intact library was
 * deleted, and stays deleted.
 */
export async function rebuildProject(
  cache: DatabaseCache,
  { entry, contents, hold, revisions, now }: Rebuilding,
): Promise<Outcome<SaveReport['stored']>> {
  const documents = documentRecords(contents.project);
  if (!documents.ok) return documents;
  const rebuilt = await attempt(async () => {
    if (await cache.use(libraryName, (library) => isDeleted(library, entry.id))) return failed(databaseNotFound());
    const written = await cache.use(databaseOf(entry.id), (database) =>
      writeAll(database, documents.value, contents.files, hold, revisions),
    );
    if (!written) return failed(projectTaken());
    await cache.use(libraryName, (library) =>
      changeEntry(library, entry.id, (stored) => ({ ...(stored ?? entry), updatedAt: now })),
    );
    await cache.recover();
    return done(written);
  });
  return rebuilt.ok ? rebuilt.value : rebuilt;
}

async function isDeleted(library: Database, id: string): Promise<boolean> {
  if (!(await library.read(libraryName))) return false;
  const entry = (await readLibrary(library)).find((each) => each.id === id);
  return entry === undefined || entry.phase === 'destroying';
}

/**
 * Files first, then documents, then the hold; undefined when another holder has the project. Documents are successors of
 * what they were, so that they meet what a server has of them as any other edit does.
 */
async function writeAll(
  database: Database,
  documents: readonly { readonly id: DocumentPath; readonly body: RecordBody }[],
  files: ProjectContents['files'],
  { holder, sequence }: Hold,
  before: ReadonlyMap<DocumentPath, string>,
): Promise<Map<DocumentPath, string> | undefined> {
  const stored = await readHold(database);
  if (stored && stored.holder !== holder) return undefined;
  for (const [path, bytes] of files) await putFile(database, path, bytes);
  const present = new Map((await database.readAll()).map((record) => [record.id, record.revision]));
  const changes = documents.map(({ id, body }): RecordChange => {
    const revision = before.get(id) ?? present.get(id);
    return { id, body, ...(revision !== undefined && { revision }) };
  });
  const written = new Map<DocumentPath, string>();
  const names = await database.branch(changes);
  for (const [index, { id }] of changes.entries()) written.set(id, names[index] ?? '');
  const revision = stored && { revision: stored.revision };
  const [result] = await database.write([{ id: holdId, body: { holder, sequence }, ...revision }]);
  if (result?.state !== 'written') throw new Error(`${holdId} is changed from elsewhere`);
  return written;
}
