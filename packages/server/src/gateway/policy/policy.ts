import type { DocumentFault } from '@playhouse/core';
import type { DatabaseStore, StoredDocument } from '../../stores/databaseStore.ts';

/** What may be stored beyond what the protocol allows. */
export interface Policy {
  /** The first fault of a document that is about to be written. */
  checkDocument(database: string, document: StoredDocument): Promise<DocumentFault | undefined>;
  /** Faults that depend on what is stored, by the index of the document. */
  checkHistories(
    store: DatabaseStore,
    database: string,
    documents: readonly StoredDocument[],
  ): Promise<ReadonlyMap<number, DocumentFault>>;
  /** Faults of documents that would be more than a session may write or delete, by the index of the document. */
  checkAmounts?(
    store: DatabaseStore,
    asked: { readonly database: string; readonly session: string },
    documents: readonly StoredDocument[],
  ): Promise<ReadonlyMap<number, DocumentFault>>;
  /** Called with what was written. */
  accepted?(database: string, documents: readonly StoredDocument[]): Promise<void>;
  /** True while nothing can be written, because the disk is nearly full. */
  isFull?(): boolean;
  /** The only name of a file; undefined when any will do. */
  readonly fileName: string | undefined;
  /** The protocol alone: requests make and remove databases, and see the faults of the store as they are. */
  readonly isBare: boolean;
}

/** The protocol alone, as a bare database server would speak it; for tests. */
export const noPolicy: Policy = {
  checkDocument: async () => undefined,
  checkHistories: async () => new Map(),
  fileName: undefined,
  isBare: true,
};
