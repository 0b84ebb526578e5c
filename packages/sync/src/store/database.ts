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
 * One database of records with revisions, as in PouchDB. Conflicts are results; all other failures throw the database's
 * own error.
 */
export interface Database {
  /**
   * All records except those whose id begins with `_local/`, which belong to this computer and are never replicated.
   */
  readAll(): Promise<readonly StoredRecord[]>;
  read(id: string): Promise<StoredRecord | undefined>;
  /** Writes all records in one transaction; a conflict of one does not affect the others. */
  write(changes: readonly RecordChange[]): Promise<readonly WriteResult[]>;
  readFile(id: string): Promise<Uint8Array | undefined>;
  /** The files of these records, by id; records without a file are left out. */
  readFiles(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Calls `listener` after changes from anywhere, including other tabs. Returns a function that stops it. */
  watch(listener: () => void): () => void;
  close(): Promise<void>;
  destroy(): Promise<void>;
}

/** Opens databases by name, creating them when they do not exist. The basis of a store. */
export interface DatabasePort {
  open(name: string): Promise<Database>;
  /** Makes data written since a failed write durable again. Absent where a failure has no lasting effect. */
  recover?(): Promise<void>;
}
