import { expect } from 'vitest';
import type { DatabaseStore, Stored, StoredDocument, WrittenRow } from '../stores/databaseStore.ts';

export interface StoreCase {
  readonly title: string;
  /** Gets an empty database of its own. */
  run(store: DatabaseStore, name: string): Promise<void>;
}

export function unwrap<Value>(result: Stored<Value>): Value {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
}

export function codeOf(result: Stored<unknown>): string | undefined {
  return result.ok ? undefined : result.fault.code;
}

/** The hash of a revision with this letter: `hash('a')` is `aaaa…`. */
export function hash(letter: string): string {
  return letter.repeat(32);
}

/** A revision with its history: `history('a', 'b', 'c')` is generation 3 with the hash `ccc…`. */
export function history(...letters: readonly string[]): Pick<StoredDocument, '_rev' | '_revisions'> {
  const ids = letters.map(hash).toReversed();
  return { _rev: `${ids.length}-${ids[0]}`, _revisions: { start: ids.length, ids } };
}

/** Puts revisions as replication does. */
export async function replicate(
  store: DatabaseStore,
  name: string,
  ...documents: readonly StoredDocument[]
): Promise<void> {
  expect(unwrap(await store.bulkDocs(name, documents, { newEdits: false }))).toEqual([]);
}

/** Writes one document as an ordinary client does, and returns its revision. */
export async function edit(store: DatabaseStore, name: string, document: StoredDocument): Promise<string> {
  const [row] = unwrap(await store.bulkDocs(name, [document], { newEdits: true }));
  if (!row?.ok) throw new Error(`not written: ${JSON.stringify(row)}`);
  return row.rev;
}

export function errorsOf(rows: readonly WrittenRow[]): (string | undefined)[] {
  return rows.map((row) => (row.ok ? undefined : row.error));
}
