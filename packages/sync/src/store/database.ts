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

/** A leaf of a record's revision tree. */
export interface RecordLeaf {
  readonly rev: string;
  readonly isDeleted: boolean;
  /** Names of the revision and of its ancestors, newest first. */
  readonly history: readonly string[];
  /** Absent for a deleted one. */
  readonly body?: RecordBody;
  /** Of the file, where the record has one. */
  readonly digest?: string;
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
  /**
   * Stores each change as a successor of its revision, whatever else was stored since: as a leaf beside that. Without
   * files. Returns the new revisions.
   */
  branch(changes: readonly RecordChange[]): Promise<readonly string[]>;
  /** All leaves of a record, deleted ones included; none if it never existed. */
  leaves(id: string): Promise<readonly RecordLeaf[]>;
  readFile(id: string): Promise<Uint8Array | undefined>;
  /** The files of these records, by id; records without a file are left out. */
  readFiles(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /**
   * Calls `listener` with the id and the winning revision of each record that changes, here or elsewhere; once for several
   * changes that follow each other soon. Returns a function that stops it.
   */
  watch(listener: (id: string, rev: string) => void): () => void;
  close(): Promise<void>;
  destroy(): Promise<void>;
}

/** Opens databases by name, creating them when they do not exist. The basis of a store. */
export interface DatabasePort {
  open(name: string): Promise<Database>;
  /** Makes data written since a failed write durable again. Absent where a failure has no lasting effect. */
  recover?(): Promise<void>;
}
