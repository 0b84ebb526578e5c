import { readProject } from '@playhouse/core';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf, libraryName } from './databaseNames.ts';
import { isAssetPath, projectFiles } from './edge.ts';
import { attempt, databaseAccess, databaseNotFound, done, failed } from './fault.ts';
import { nobody, readHold } from './hold.ts';
import { readLibrary } from './library.ts';
import type { ProjectStore } from './projectStore.ts';

/** Reads a whole project of the library, as it is stored. */
export async function openProject(cache: DatabaseCache, id: string): ReturnType<ProjectStore['open']> {
  const entries = await attempt(() => cache.use(libraryName, readLibrary));
  if (!entries.ok) return entries;
  const entry = entries.value.find((each) => each.id === id && !each.phase);
  if (!entry) return failed(databaseNotFound());
  const read = await attempt(() =>
    cache.use(databaseOf(id), async (database) => {
      // First, so that a tab that takes over from one that is still saving is notified.
      const hold = await readHold(database);
      const records = await database.readAll();
      const files = await database.readFiles(records.map((record) => record.id).filter(isAssetPath));
      return { records, files, hold };
    }),
  );
  if (!read.ok) return read;
  const { records, hold } = read.value;
  if (records.length === 0) return failed(databaseNotFound());
  const files = projectFiles(records, read.value.files);
  const project = readProject(files);
  if (!project.ok) {
    const reason = project.issues[0]?.message ?? 'unreadable';
    return failed({ ...databaseAccess(reason), code: 'project.unreadable', issues: project.issues, files });
  }
  const revisions = new Map(records.map((record) => [record.id, record.revision]));
  return done({
    entry,
    revisions,
    hold: hold ? { holder: hold.holder, sequence: hold.sequence, ...(hold.bases && { bases: hold.bases }) } : nobody,
    ...project.value,
  });
}
