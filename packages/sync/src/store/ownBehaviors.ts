import { textOr } from '@playhouse/core';
import type { Database, StoredRecord } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { ownBehaviorsName } from './databaseNames.ts';
import { attempt, done, failed, type Outcome, type StoreFault } from './fault.ts';
import { removeRecord } from './fileRecords.ts';

/** A selection of behaviors that was saved for all projects of this computer, without its contents. */
export interface OwnBehaviorEntry {
  readonly id: string;
  readonly name: string;
  /** Class of its first behavior. */
  readonly className: string;
}

/** The own behaviors of this computer. docs/product-rules.md#behavior-list. */
export interface OwnBehaviorStore {
  list(): Promise<Outcome<readonly OwnBehaviorEntry[]>>;
  /** The behaviors of an entry with everything that they need, as the text that copying puts on the clipboard. */
  read(id: string): Promise<Outcome<string>>;
  /** Stores an entry, replacing the one with the same id. */
  put(entry: OwnBehaviorEntry, text: string): Promise<Outcome<void>>;
  /** Refused with `behavior.notFound` when it was removed meanwhile. */
  rename(id: string, name: string): Promise<Outcome<void>>;
  /** Removes an entry; one that is already gone stays so. */
  remove(id: string): Promise<Outcome<void>>;
  /** Calls `listener` after each change, including those of other tabs. Returns a function that stops it. */
  watch(listener: () => void): () => void;
}

/**
 * A database of its own, so that reading the library of projects never reads behaviors, and damage to one does not reach
 * the other. The text is a file, so that listing does not read it.
 */
export function createOwnBehaviorStore(cache: DatabaseCache): OwnBehaviorStore {
  const use = <Value>(work: (database: Database) => Promise<Value>) => attempt(() => cache.use(ownBehaviorsName, work));
  return {
    list: () => use(async (database) => (await database.readAll()).flatMap((record) => entryOf(record) ?? [])),
    async read(id) {
      const file = await use((database) => database.readFile(id));
      if (!file.ok) return file;
      return file.value ? done(new TextDecoder().decode(file.value)) : failed(notFound());
    },
    put: ({ id, name, className }, text) =>
      use((database) => writeRecord(database, id, { name, className }, new TextEncoder().encode(text))),
    async rename(id, name) {
      const renamed = await use(async (database) => {
        const [record, file] = [await database.read(id), await database.readFile(id)];
        if (record && file) await writeRecord(database, id, { ...record.body, name }, file);
        return record && file;
      });
      if (!renamed.ok) return renamed;
      return renamed.value ? done(undefined) : failed(notFound());
    },
    remove: (id) => use((database) => removeRecord(database, id)),
    watch: (listener) => cache.watch(ownBehaviorsName, listener),
  };
}

async function writeRecord(
  database: Database,
  id: string,
  body: StoredRecord['body'],
  file: Uint8Array,
): Promise<void> {
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const record = await database.read(id);
    const revision = record ? { revision: record.revision } : {};
    const [result] = await database.write([{ id, body, file, type: 'application/json', ...revision }]);
    if (result?.state === 'written') return;
  }
  throw new Error(`${id} is changed from elsewhere`);
}

function entryOf({ id, body }: StoredRecord): OwnBehaviorEntry | undefined {
  const name = textOr(body.name, '');
  return name === '' ? undefined : { id, name, className: textOr(body.className, '') };
}

function notFound(): StoreFault {
  return { code: 'behavior.notFound', message: 'This behavior was deleted.' };
}
