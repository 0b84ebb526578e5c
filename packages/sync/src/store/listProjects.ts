import type { DatabaseCache } from './databaseCache.ts';
import { libraryName } from './databaseNames.ts';
import { attempt, done } from './fault.ts';
import { readLibrary, type StoredEntry } from './library.ts';
import { finishLeftovers } from './projectLife.ts';
import type { LibraryEntry, ProjectStore } from './projectStore.ts';
import { isTrashDue } from './trashRule.ts';

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
