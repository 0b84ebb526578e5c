/**
 * Databases with CouchDB's documents, revisions, and sequences. Every call takes the name of a database and plain
 * values, and can be repeated. All stores pass `runDatabaseStoreTests`, whose expectations are CouchDB's behavior.
 * Docs: docs/decisions/0066-sync-server.md.
 */
export interface DatabaseStore {
  create(name: string): Promise<Stored<undefined>>;
  remove(name: string): Promise<Stored<undefined>>;
  info(name: string): Promise<Stored<DatabaseInfo>>;
  changes(name: string, query: ChangesQuery): Promise<Stored<Changes>>;
  /** Which of these revisions are unknown here, by document, in their order. Documents that miss nothing are left out. */
  revsDiff(name: string, revisions: RevisionsOf): Promise<Stored<RevisionsOf>>;
  /**
   * Writes documents. With `newEdits` there is a row for each document, in their order; without, there are rows only for
   * documents that were refused. Once it returns, accepted documents are on disk, where the store has one.
   */
  bulkDocs(name: string, documents: readonly StoredDocument[], options: WriteOptions): Promise<Stored<WrittenRow[]>>;
  bulkGet(name: string, requests: readonly RevisionRequest[], options: ReadOptions): Promise<Stored<RevisionRow[]>>;
  get(name: string, id: string, options: GetOptions): Promise<Stored<StoredDocument>>;
  allDocs(name: string, query: AllDocsQuery): Promise<Stored<AllDocs>>;
  /** Documents that are not replicated: `_local/{id}`. */
  readonly local: LocalDocuments;
  attachment(name: string, id: string, file: string, rev?: string): Promise<Stored<StoredFile>>;
  putAttachment(name: string, id: string, file: string, change: FileChange): Promise<Stored<WrittenRow>>;
  /** Discards the bodies of revisions that are no leaves, as far as the store's rules allow. */
  compact(name: string): Promise<Stored<undefined>>;
  /** Bytes used on disk, or in memory where there is no disk. */
  size(name: string): Promise<Stored<number>>;
  /** Calls the listener with the name of a database after each write through this store. Returns how to stop. */
  onWrite(listener: (name: string) => void): () => void;
  close(): Promise<void>;
}

export type Stored<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: StoreFault };

export type StoreFaultCode =
  | 'database.missing'
  | 'database.exists'
  | 'database.name'
  | 'document.missing'
  | 'document.deleted'
  | 'document.conflict'
  /** The call cannot be carried out as a whole because of one of its documents or parameters. */
  | 'call.refused'
  /** Like `call.refused`: a stub stands for a file that is not there. */
  | 'file.missing'
  | 'store.full'
  | 'store.access';

export interface StoreFault {
  readonly code: StoreFaultCode;
  readonly message: string;
}

export interface LocalDocuments {
  get(name: string, id: string): Promise<Stored<StoredDocument>>;
  /** `body._rev` must be the current revision, and be absent for a new document. */
  put(name: string, id: string, body: Readonly<Record<string, unknown>>): Promise<Stored<Revision>>;
  remove(name: string, id: string, rev: string): Promise<Stored<Revision>>;
}

/**
 * A document as CouchDB writes it in JSON: `_rev`, `_deleted`, `_revisions`, `_conflicts` and `_attachments` as it
 * names them. The `data` of a written attachment is base64 or bytes; a read one has `data` as base64, or is a stub.
 */
export interface StoredDocument extends Readonly<Record<string, unknown>> {
  readonly _id: string;
}

export interface Revision {
  readonly id: string;
  readonly rev: string;
}

export type RevisionsOf = ReadonlyMap<string, readonly string[]>;

export interface DatabaseInfo {
  readonly documents: number;
  readonly deleted: number;
  readonly sequence: string;
  readonly bytes: number;
}

export interface ChangesQuery {
  /** `0`, `now`, or a sequence of this store. A sequence of an earlier database of the same name counts as `0`. */
  readonly since?: string;
  readonly limit?: number;
  readonly style?: 'main_only' | 'all_docs';
  readonly includeDocs?: boolean;
  readonly conflicts?: boolean;
  /** With documents: the data of their files, too. */
  readonly attachments?: boolean;
  readonly descending?: boolean;
  readonly ids?: readonly string[];
}

export interface Changes {
  readonly results: readonly Change[];
  readonly lastSequence: string;
  /** 0 when nothing follows, else at least the number of the changes that follow. */
  readonly pending: number;
}

export interface Change {
  readonly sequence: string;
  readonly id: string;
  readonly revisions: readonly string[];
  readonly deleted: boolean;
  readonly doc?: StoredDocument;
}

export interface WriteOptions {
  /** Off for replication: revisions are taken as they are, and conflicts are kept. */
  readonly newEdits: boolean;
}

export type WrittenRow =
  | { readonly ok: true; readonly id: string; readonly rev: string }
  | { readonly ok: false; readonly id: string; readonly rev?: string; readonly error: string; readonly reason: string };

export interface ReadOptions {
  readonly revs?: boolean;
  readonly latest?: boolean;
  readonly attachments?: boolean;
}

/** Without `rev`, the winner is read; with `rev` and `latest`, the first leaf that descends from the revision. */
export interface GetOptions extends ReadOptions {
  readonly rev?: string;
  readonly conflicts?: boolean;
  /** Which revisions of the history can still be read, as `_revs_info`. */
  readonly revsInfo?: boolean;
}

/** One revision, or all leaves. With `latest`, all leaves that descend from the revision. */
export interface RevisionRequest {
  readonly id: string;
  readonly rev?: string;
}

/** The documents that answer one request; the revisions that cannot be had. */
export interface RevisionRow {
  readonly id: string;
  readonly found: readonly StoredDocument[];
  readonly missing: readonly string[];
}

export interface AllDocsQuery {
  readonly startkey?: string;
  readonly endkey?: string;
  /** False to leave out the document of `endkey`. */
  readonly inclusiveEnd?: boolean;
  readonly keys?: readonly string[];
  readonly includeDocs?: boolean;
  readonly conflicts?: boolean;
  readonly attachments?: boolean;
  readonly limit?: number;
  readonly skip?: number;
  readonly descending?: boolean;
}

export interface AllDocs {
  readonly total: number;
  readonly rows: readonly AllDocsRow[];
}

export type AllDocsRow =
  | { readonly key: string; readonly rev: string; readonly deleted: boolean; readonly doc?: StoredDocument }
  | { readonly key: string; readonly rev: undefined };

export interface StoredFile {
  readonly type: string;
  readonly digest: string;
  readonly data: Uint8Array;
}

export interface FileChange {
  readonly rev?: string;
  readonly type: string;
  readonly data: Uint8Array;
}

export function stored<Value>(value: Value): Stored<Value> {
  return { ok: true, value };
}

export function fault(code: StoreFaultCode, message: string): { readonly ok: false; readonly fault: StoreFault } {
  return { ok: false, fault: { code, message } };
}
