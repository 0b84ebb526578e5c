import type { PictureKind } from './projectStore.ts';

/** Name of the library's database and of its one document. docs/product-rules.md#local-library-database. */
export const libraryName = 'gscreator';

/** Name of the database of own behaviors. docs/product-rules.md#local-library-database. */
export const ownBehaviorsName = 'own-behaviors';

/** Name of a project's database. */
export function databaseOf(id: string): string {
  return `project-${id}`;
}

/** Name of the database that holds a project's history. It stays on this computer and is never replicated. */
export function historyOf(id: string): string {
  return `history-${id}`;
}

/** Name of the database that holds what merging a project needs. It stays on this computer, too. */
export function mergesOf(id: string): string {
  return `merges-${id}`;
}

/** Name of the database that holds a project's versions. It stays on this computer, too. */
export function versionsOf(id: string): string {
  return `versions-${id}`;
}

/** Id of the record in the library's database that contains a project's picture. */
export function pictureOf(id: string, kind: PictureKind): string {
  return `picture/${id}/${kind}`;
}
