import type { Collection, Project, ReadyProgram } from '@playhouse/core';

type Documents<Name extends keyof Project> =
  Project[Name] extends Collection<infer Document> ? readonly (readonly [id: string, document: Document])[] : never;

/** A project as JSON for a page that plays it: without what only the editor needs. */
export interface GameData {
  readonly object: Project['object'];
  readonly assets: Project['assets'];
  readonly scenes: Documents<'scenes'>;
  readonly actors: Documents<'actors'>;
  readonly tables: Documents<'tables'>;
  readonly delegates: Documents<'delegates'>;
}

/** The data of a page whose player has no parser for expressions. */
export interface PageData extends GameData {
  readonly programs: readonly ReadyProgram[];
}

/** The parts of a project that a page needs. */
export function gameDataOf({ object, assets, scenes, actors, tables, delegates }: Project): GameData {
  return {
    object,
    assets,
    scenes: [...scenes],
    actors: [...actors],
    tables: [...tables],
    delegates: [...delegates],
  };
}

/** Restores the project from `gameDataOf`, without play tests and saved behaviors. The data is not validated. */
export function projectOfGameData({ object, assets, scenes, actors, tables, delegates }: GameData): Project {
  return {
    object,
    assets,
    scenes: new Map(scenes),
    actors: new Map(actors),
    tables: new Map(tables),
    delegates: new Map(delegates),
    behaviors: new Map(),
    tests: new Map(),
  };
}
