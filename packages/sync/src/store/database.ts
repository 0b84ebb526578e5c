/** The body of a stored record: a project document, a library document, or nothing but a file. */
export type RecordBody = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly id: string;
  readonly revision: string;
  readonly body: RecordBody;
}

/**
 * One requested change: a new body, or removal. `revision` is the parent, absent for a new record. A record with a file
 * is always written together with it.
 */
export interface RecordChange {
  readonly id: string;
  readonly revision?: string;
  readonly body: RecordBody | undefined;
  readonly file?: Uint8Array;
  /** Media type of the file. */
  readonly type?: string;
}

export type WriteResult =
  | { readonly id: string; readonly state: 'written'; readonly revision: string }
  | { readonly id: string; readonly state: 'conflict' };

/**
 * One database of records with revisions, as PouchDB has it. Conflicts are results, every other failure is thrown with
 * the database's own error.
 */
export interface Database {
  /** All records but those whose id begins with `_local/`, which are this computer's own and never replicated. */
  readAll(): Promise<readonly StoredRecord[]>;
  read(id: string): Promise<StoredRecord | undefined>;
  /** All records go in with one transaction; a conflict of one leaves the others written. */
  write(changes: readonly RecordChange[]): Promise<readonly WriteResult[]>;
  readFile(id: string): Promise<Uint8Array | undefined>;
  /** Files of those of the records that have one, by id. */
  readFiles(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Calls `listener` after changes from anywhere, other tabs included. Returns what ends it. */
  watch(listener: () => void): () => void;
  close(): Promise<void>;
  destroy(): Promise<void>;
}

/** Opens databases by name, creating them when they do not exist. The basis of a store. */
export interface DatabasePort {
  open(name: string): Promise<Database>;
  /**
   * Makes what was written since a failed write as safe as before it. Absent where a failure leaves nothing behind.
   */
  recover?(): Promise<void>;
}
