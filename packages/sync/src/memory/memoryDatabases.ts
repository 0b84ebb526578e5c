import { compareRevisions } from '../merge/revisionGraph.ts';
import { successorName } from '../merge/successorName.ts';
import type { Database, DatabasePort, RecordBody, RecordChange, StoredRecord, WriteResult } from '../store/database.ts';

/** A leaf of a record. */
interface MemoryLeaf {
  /** Names of the revision and of its ancestors, newest first. */
  readonly history: readonly [string, ...string[]];
  /** JSON text, so that nothing is shared with the caller; undefined when removed. */
  readonly text: string | undefined;
  readonly file: Uint8Array | undefined;
}

interface MemoryTable {
  readonly records: Map<string, readonly MemoryLeaf[]>;
  readonly listeners: Set<(id: string, rev: string) => void>;
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
  const tell = (changes: readonly RecordChange[]) => {
    for (const { id } of changes) {
      const leaves = records.get(id) ?? [];
      const rev = (winnerOf(leaves) ?? newest(leaves))?.history[0];
      if (rev === undefined) continue;
      for (const listener of listeners) queueMicrotask(() => listener(id, rev));
    }
  };
  const fileOf = (id: string) => winnerOf(records.get(id))?.file?.slice();
  return {
    async readAll() {
      const listed = [...records].filter(([id]) => !id.startsWith('_local/'));
      return listed.sort(byId).flatMap(([id, leaves]) => storedRecord(id, leaves) ?? []);
    },
    async read(id) {
      return storedRecord(id, records.get(id));
    },
    async write(changes) {
      beforeWrite();
      const results = changes.map((change) => writeRecord(records, change));
      tell(changes);
      return results;
    },
    async branch(changes) {
      beforeWrite();
      const revisions = changes.map((change) => branchRecord(records, change));
      tell(changes);
      return revisions;
    },
    async leaves(id) {
      return (records.get(id) ?? []).map(({ history, text }) => ({
        rev: history[0],
        history,
        isDeleted: text === undefined,
        ...(text !== undefined && { body: JSON.parse(text) as RecordBody }),
      }));
    },
    readFile: async (id) => fileOf(id),
    async readFiles(ids) {
      const found = new Map<string, Uint8Array>();
      for (const id of ids) {
        const file = fileOf(id);
        if (file) found.set(id, file);
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

function writeRecord(records: MemoryTable['records'], change: RecordChange): WriteResult {
  const leaves = records.get(change.id) ?? [];
  const isNew = change.revision === undefined && !winnerOf(leaves);
  const parent = isNew ? newest(leaves) : openOf(leaves).find(({ history }) => history[0] === change.revision);
  if (!parent && !isNew) return { id: change.id, state: 'conflict' };
  const leaf = leafAfter(parent?.history ?? [], change);
  records.set(change.id, [...leaves.filter((each) => each !== parent), leaf]);
  return { id: change.id, state: 'written', revision: leaf.history[0] };
}

function branchRecord(records: MemoryTable['records'], change: RecordChange): string {
  const { id, revision } = change;
  const leaves = records.get(id) ?? [];
  const known = leaves.find(({ history }) => revision !== undefined && history.includes(revision));
  const history = known ? known.history.slice(known.history.indexOf(revision ?? '')) : revision ? [revision] : [];
  const leaf = leafAfter(history, change);
  const [name] = leaf.history;
  const isKnown = leaves.some((each) => each.history.includes(name));
  if (!isKnown) records.set(id, [...leaves.filter((each) => each.history[0] !== revision), leaf]);
  return name;
}

function leafAfter(history: readonly string[], { body, file }: RecordChange): MemoryLeaf {
  return {
    history: [successorName(history[0], body), ...history],
    text: body && JSON.stringify(body),
    file: body && file?.slice(),
  };
}

function openOf(leaves: readonly MemoryLeaf[]): readonly MemoryLeaf[] {
  return leaves.filter(({ text }) => text !== undefined);
}

function newest(leaves: readonly MemoryLeaf[]): MemoryLeaf | undefined {
  return leaves.toSorted((left, right) => compareRevisions(left.history[0], right.history[0])).at(-1);
}

/** Of several open leaves, the last one is what everybody reads. */
function winnerOf(leaves: readonly MemoryLeaf[] = []): MemoryLeaf | undefined {
  return newest(openOf(leaves));
}

function storedRecord(id: string, leaves: readonly MemoryLeaf[] | undefined): StoredRecord | undefined {
  const winner = winnerOf(leaves);
  if (winner?.text === undefined) return undefined;
  const body: RecordBody = JSON.parse(winner.text);
  return { id, revision: winner.history[0], body };
}
