import type { Changes, DatabaseInfo, RevisionRow, StoredDocument } from '../databaseStore.ts';

/** What CouchDB answers, as documented. */
export interface CouchInfo {
  readonly doc_count: number;
  readonly doc_del_count: number;
  readonly update_seq: string | number;
  readonly sizes?: { readonly file: number };
}

export interface CouchChanges {
  readonly results: readonly {
    readonly seq: string | number;
    readonly id: string;
    readonly changes: readonly { readonly rev: string }[];
    readonly deleted?: boolean;
    readonly doc?: StoredDocument;
  }[];
  readonly last_seq: string | number;
  readonly pending?: number;
}

export interface CouchRows {
  readonly results: readonly {
    readonly id: string;
    readonly docs: readonly { readonly ok?: StoredDocument; readonly error?: { readonly rev: string } }[];
  }[];
}

export function infoOf({ doc_count, doc_del_count, update_seq, sizes }: CouchInfo): DatabaseInfo {
  return { documents: doc_count, deleted: doc_del_count, sequence: String(update_seq), bytes: sizes?.file ?? 0 };
}

export function changesOf({ results, last_seq, pending = 0 }: CouchChanges): Changes {
  return {
    results: results.map(({ seq, id, changes, deleted, doc }) => ({
      sequence: String(seq),
      id,
      revisions: changes.map(({ rev }) => rev),
      deleted: deleted === true,
      ...(doc && { doc }),
    })),
    lastSequence: String(last_seq),
    pending,
  };
}

export function rowsOf({ results }: CouchRows): RevisionRow[] {
  return results.map(({ id, docs }) => ({
    id,
    found: docs.flatMap(({ ok }) => ok ?? []),
    missing: docs.flatMap(({ error }) => (error && error.rev !== 'undefined' ? [error.rev] : [])),
  }));
}

/** JSON has no bytes: they become base64. */
export function writable(document: StoredDocument): object {
  const files = document._attachments;
  if (typeof files !== 'object' || files === null) return document;
  const converted = Object.entries(files).map(([name, file]: [string, Record<string, unknown>]) => {
    const isBytes = file.data instanceof Uint8Array;
    return [name, isBytes ? { ...file, data: Buffer.from(file.data as Uint8Array).toString('base64') } : file];
  });
  return { ...document, _attachments: Object.fromEntries(converted) };
}
