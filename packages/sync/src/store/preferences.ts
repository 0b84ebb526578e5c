import { isJsonObject } from '@playhouse/core';
import type { RecordBody } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { libraryName } from './databaseNames.ts';
import { attempt, type Outcome } from './fault.ts';
import { changeLibrary } from './library.ts';

/**
 * The preferences of this computer, as they are stored: `uiPrefs` of the library document.
 * docs/product-rules.md#preferences.
 */
export interface PreferenceStore {
  /** All stored preferences; none at first. Values may be of any kind. */
  read(): Promise<Outcome<RecordBody>>;
  /** Sets some preferences and keeps all others, those of other versions included; undefined removes one. */
  change(part: RecordBody): Promise<Outcome<void>>;
}

export function createPreferenceStore(cache: DatabaseCache): PreferenceStore {
  return {
    read: () =>
      attempt(() =>
        cache.use(libraryName, async (database) => preferencesIn((await database.read(libraryName))?.body)),
      ),
    change: (part) =>
      attempt(() =>
        cache.use(libraryName, (database) =>
          changeLibrary(database, (body) => {
            const before = preferencesIn(body);
            const isSame = Object.entries(part).every(([key, value]) => isEqual(before[key], value));
            return isSame ? body : { ...body, uiPrefs: withPart(before, part) };
          }),
        ),
      ),
  };
}

function preferencesIn(body: RecordBody | undefined): RecordBody {
  const stored = body?.uiPrefs;
  return isJsonObject(stored) ? stored : {};
}

function withPart(before: RecordBody, part: RecordBody): RecordBody {
  return Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined));
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
