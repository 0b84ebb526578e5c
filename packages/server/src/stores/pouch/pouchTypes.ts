/** The part of PouchDB that the server uses, with the members of adapters that its documentation leaves out. */
export interface PouchHandle {
  id(): Promise<string>;
  info(): Promise<{ readonly doc_count: number; readonly update_seq: number }>;
  changes(query: object): Promise<PouchChanges>;
  bulkDocs(documents: readonly object[], options: { readonly new_edits: boolean }): Promise<readonly PouchRow[]>;
  get(id: string, options: object): Promise<PouchDocument>;
  put(document: object): Promise<PouchRow>;
  remove(id: string, rev: string): Promise<PouchRow>;
  allDocs(query: object): Promise<PouchAllDocs>;
  getAttachment(id: string, file: string, options: object): Promise<Buffer>;
  close(): Promise<void>;
  destroy(): Promise<void>;
  _get(id: string, options: object, done: Done<{ readonly metadata: PouchMetadata }>): void;
  _getRevisionTree(id: string, done: Done<readonly RevisionBranch[]>): void;
  _doCompaction(id: string, revisions: readonly string[], done: Done<void>): void;
}

export interface PouchConstructor {
  new (name: string, configuration: object): PouchHandle;
  plugin(plugin: unknown): void;
}

type Done<Value> = (error: unknown, value: Value) => void;

export interface PouchDocument extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly _rev: string;
}

interface PouchChanges {
  readonly last_seq: number;
  readonly results: readonly {
    readonly seq: number;
    readonly id: string;
    readonly changes: readonly { readonly rev: string }[];
    readonly deleted?: boolean;
    readonly doc?: PouchDocument;
  }[];
}

export interface PouchRow {
  readonly ok?: boolean;
  readonly id?: string;
  readonly rev?: string;
  readonly name?: string;
  readonly error?: boolean | string;
  readonly message?: string;
}

interface PouchAllDocs {
  readonly total_rows: number;
  readonly rows: readonly {
    readonly key: string;
    readonly error?: string;
    readonly value?: { readonly rev: string; readonly deleted?: boolean };
    readonly doc?: PouchDocument | null;
  }[];
}

/** What an adapter knows about a document: its revisions, and where the body of each is stored. */
export interface PouchMetadata {
  readonly rev_tree: readonly RevisionBranch[];
  readonly rev_map: Readonly<Record<string, number>>;
}

/** A tree of revisions as PouchDB stores it: hash, facts, children. */
export type RevisionNode = readonly [
  hash: string,
  facts: { readonly status: 'available' | 'missing'; readonly deleted?: boolean },
  children: readonly RevisionNode[],
];

export interface RevisionBranch {
  readonly pos: number;
  readonly ids: RevisionNode;
}
