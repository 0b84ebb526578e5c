import type { PouchRevision } from './pouchRevisions.ts';
import type { TreePouch } from './readLeaves.ts';

/**
 * The part of PouchDB's API that we use, as documented. The published types declare a global `Buffer` of their own,
 * which breaks Node's.
 */
export interface PouchConstructor {
  new <Body extends object>(name: string, configuration: PouchConfiguration): PouchDatabase<Body>;
}

interface PouchConfiguration {
  readonly adapter: string;
  readonly auto_compaction: boolean;
  readonly revs_limit: number;
  readonly size: number;
}

interface PouchAttachment {
  readonly content_type: string;
  readonly data?: string | Blob | Buffer;
}

/** What PouchDB adds to every document. */
export interface PouchMeta {
  readonly _id: string;
  readonly _rev: string;
  readonly _attachments?: Readonly<Record<string, PouchAttachment>>;
}

/** A document to be written: without a body it is deleted. */
export type PouchPut<Body> = Partial<Body> & {
  readonly _id: string;
  readonly _rev?: string;
  readonly _deleted?: boolean;
  readonly _attachments?: Readonly<Record<string, PouchAttachment>>;
};

interface PouchWritten {
  readonly ok?: boolean;
  readonly id?: string;
  readonly rev?: string;
  readonly error?: boolean | string;
  readonly status?: number;
}

interface PouchRows<Body> {
  readonly rows: readonly { readonly doc?: (Body & PouchMeta) | null }[];
}

interface PouchQuery {
  readonly keys?: readonly string[];
  readonly include_docs: boolean;
  readonly attachments?: boolean;
  readonly binary?: boolean;
}

interface PouchChange {
  readonly id: string;
  /** The winner. */
  readonly changes: readonly [{ readonly rev: string }];
}

interface PouchFeed {
  on(event: 'change', listener: (change: PouchChange) => void): PouchFeed;
  cancel(): void;
}

export interface PouchDatabase<Body extends object> {
  info: TreePouch['info'];
  allDocs(query: PouchQuery): Promise<PouchRows<Body>>;
  get(id: string): Promise<Body & PouchMeta>;
  get(id: string, options: { readonly rev: string }): Promise<PouchRevision>;
  _getRevisionTree: TreePouch['_getRevisionTree'];
  getAttachment(id: string, name: string): Promise<string | Blob | Buffer>;
  bulkDocs(
    documents: readonly PouchPut<Body>[],
    options?: { readonly new_edits: false },
  ): Promise<readonly PouchWritten[]>;
  changes(options: { readonly since: 'now'; readonly live: true }): PouchFeed;
  close(): Promise<void>;
  destroy(): Promise<void>;
}
