import { textOr } from '@playhouse/core';
import type { Database } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { attempt, databaseSetup, done, type Outcome } from './fault.ts';
import { destroyProjectDatabase, setEntry } from './projectLife.ts';
import type { AdoptedProject, LibraryEntry } from './projectStore.ts';

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
async function withContents(database: Database, entry: LibraryEntry): Promise<LibraryEntry> {
  const records = await database.readAll();
  const game = records.find(({ id }) => id === 'object.json');
  if (!game) throw new Error('object.json is missing');
  const count = (folder: string) => records.filter(({ id }) => id.startsWith(folder)).length;
  const facts = { scenes: count('scenes/'), prototypes: count('actors/') };
  return { ...entry, title: textOr(game.body.title, entry.title), facts };
}
