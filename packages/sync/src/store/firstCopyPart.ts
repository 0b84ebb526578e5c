import { firstScene, missingParts, readDocument } from '@playhouse/core';
import type { UpdateEntry } from './assetPart.ts';
import type { Database } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { attempt } from './fault.ts';
import { withContents } from './projectLife.ts';
import type { CloudSide, FirstCopyStore } from './projectStore.ts';

/** What is here of a project that is copied for the first time. */
export function createFirstCopyPart(cache: DatabaseCache, update: UpdateEntry): FirstCopyStore {
  const read = <Value>(id: string, work: (database: Database) => Promise<Value>) =>
    attempt(() => cache.use(databaseOf(id), work));
  return {
    isShowable: (id) => read(id, isShowable),
    missing: (id) => read(id, findMissing),
    async complete(id) {
      const noted = await update(id, (entry) => ({ ...entry, ...(entry.cloud && { cloud: completed(entry.cloud) }) }));
      if (!noted.ok) return noted;
      const read = await attempt(() => cache.use(databaseOf(id), (database) => withContents(database, noted.value)));
      if (!read.ok) return read;
      const { title, facts } = read.value;
      return update(id, (entry) => ({ ...entry, title, ...(facts && { facts: { ...entry.facts, ...facts } }) }));
    },
  };
}

/** The side of a project of which everything has arrived. */
export function completed({ isPartial: _, ...cloud }: CloudSide): CloudSide {
  return cloud;
}

async function isShowable(database: Database): Promise<boolean> {
  const game = await database.read('object.json');
  if (!game || !(await database.read('assets.json'))) return false;
  const scene = firstScene((path) => (path === 'object.json' ? game.body : undefined));
  return scene === undefined || (await database.read(scene)) !== undefined;
}

async function findMissing(database: Database): Promise<readonly string[]> {
  const records = await database.readAll();
  const bodyOf = (path: string) => records.find(({ id }) => id === path)?.body;
  const object = readDocument('object.json', bodyOf('object.json'));
  const assets = readDocument('assets.json', bodyOf('assets.json'));
  // Without them nobody knows what else there is.
  if (!object.ok) return ['object.json'];
  if (!assets.ok) return ['assets.json'];
  const named = { object: object.value.value, assets: assets.value.value } as Parameters<typeof missingParts>[0];
  return missingParts(
    named,
    records.map(({ id }) => id),
  );
}
