import type { Database, DatabasePort, RecordBody, RecordChange, StoredRecord, WriteResult } from '../store/database.ts';

interface MemoryRecord {
  generation: number;
  /** JSON text, so that nothing is shared with the caller; undefined when removed. */
  text: string | undefined;
  file: Uint8Array | undefined;
}

interface MemoryTable {
  readonly records: Map<string, MemoryRecord>;
  readonly listeners: Set<() => void>;
}

/**
 * Databases that live as long as this object. A fault can be passed that is thrown before a write, for tests of a full
 * or failing disk.
 */
export function createMemoryDatabases(options: { beforeWrite?: (name: string) => void } = {}): DatabasePort {
  const tables = new Map<string, MemoryTable>();
  return {
    async open(name) {
      let table = tables.get(name);
      if (!table) {
        table = { records: new Map(), listeners: new Set() };
        tables.set(name, table);
      }
      return openTable(
        table,
        () => options.beforeWrite?.(name),
        () => tables.delete(name),
      );
    },
  };
}

function openTable(table: MemoryTable, beforeWrite: () => void, remove: () => void): Database {
  const { records, listeners } = table;
  return {
    async readAll() {
      const listed = [...records].filter(([id]) => !id.startsWith('_local/'));
      return listed.sort(byId).flatMap(([id, record]) => storedRecord(id, record) ?? []);
    },
    async read(id) {
      const record = records.get(id);
      return record && storedRecord(id, record);
    },
    async write(changes) {
      beforeWrite();
      const results = changes.map((change) => writeRecord(records, change));
      for (const listener of listeners) queueMicrotask(listener);
      return results;
    },
    async readFile(id) {
      return records.get(id)?.file?.slice();
    },
    async readFiles(ids) {
      const found = new Map<string, Uint8Array>();
      for (const id of ids) {
        const file = records.get(id)?.file;
        if (file) found.set(id, file.slice());
      }
      return found;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {},
    async destroy() {
      remove();
    },
  };
}

function byId([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}

function writeRecord(records: Map<string, MemoryRecord>, change: RecordChange): WriteResult {
  const old = records.get(change.id);
  const current = old?.text === undefined ? undefined : revisionOf(old);
  if (current !== change.revision) return { id: change.id, state: 'conflict' };
  const record: MemoryRecord = {
    generation: (old?.generation ?? 0) + 1,
    text: change.body && JSON.stringify(change.body),
    file: change.body && change.file?.slice(),
  };
  records.set(change.id, record);
  return { id: change.id, state: 'written', revision: revisionOf(record) };
}

function revisionOf({ generation }: MemoryRecord): string {
  return `${generation}-memory`;
}

function storedRecord(id: string, record: MemoryRecord): StoredRecord | undefined {
  if (record.text === undefined) return undefined;
  const body: RecordBody = JSON.parse(record.text);
  return { id, revision: revisionOf(record), body };
}
