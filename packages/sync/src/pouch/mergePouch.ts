import type { DocumentPath } from '@playhouse/core';
import type { KeptRevision, MergeDatabase, MergeProgress, MergeServer, StoredLeaf } from '../merge/mergePorts.ts';
import type { RecordBody } from '../store/database.ts';
import { bodyOf, fileAttachment, leafOf, namedDocument, orMissing, type PouchRevision } from './pouchRevisions.ts';
import { readLeaves, type TreePouch } from './readLeaves.ts';

interface PouchChanges {
  readonly results: readonly { readonly id: string; readonly changes: readonly { readonly rev: string }[] }[];
  readonly last_seq: number | string;
}

/** What merging asks of PouchDB, as documented. */
export interface MergePouch {
  changes(options: {
    readonly since: number | string;
    readonly limit?: number;
    readonly style: 'all_docs';
    readonly doc_ids?: readonly string[];
  }): PromiseLike<PouchChanges>;
  get(id: string, options?: { readonly rev?: string; readonly conflicts?: true }): Promise<PouchRevision>;
  get(
    id: string,
    options: { readonly open_revs: 'all'; readonly revs: true },
  ): Promise<readonly { readonly ok?: PouchRevision }[]>;
  getAttachment(id: string, name: string, options: { readonly rev: string }): Promise<Blob | Buffer>;
  put(document: object): Promise<unknown>;
  revsDiff(
    revisions: Readonly<Record<string, readonly string[]>>,
  ): Promise<Readonly<Record<string, { readonly missing: readonly string[] }>>>;
  bulkDocs(
    documents: readonly object[],
    options: { readonly new_edits: false },
  ): Promise<readonly { readonly error?: unknown; readonly reason?: string }[]>;
}

/** A database of this computer, of which the trees can be read. */
export type LocalMergePouch = MergePouch & TreePouch;

/** How many changes are read at once. */
const batch = 500;
const progressId = '_local/merging';

/** The local copy of a project. */
export function openMergeDatabase(pouch: LocalMergePouch): MergeDatabase {
  return {
    async changes(since) {
      const { results, last_seq } = await pouch.changes({ since: sequenceOf(since), limit: batch, style: 'all_docs' });
      const documents: DocumentPath[] = [];
      // A document that was often merged has many tombstones, but no conflict.
      for (const { id, changes } of results)
        if (changes.length > 1 && (await hasConflict(pouch, id))) documents.push(id);
      return { documents, since: JSON.stringify(last_seq), isLast: results.length < batch };
    },
    allLeaves: async () => namesIn(await pouch.changes({ since: 0, style: 'all_docs' })),
    leaves: (document) => readLeaves(pouch, document),
    body: (document, rev) => readBody(pouch, document, rev),
    async readProgress() {
      const found = await orMissing(pouch.get(progressId));
      return found && (bodyOf(found) as unknown as MergeProgress);
    },
    async writeProgress(progress) {
      const found = await orMissing(pouch.get(progressId));
      await pouch.put({ ...progress, _id: progressId, ...(found && { _rev: found._rev }) });
    },
    async write(revisions) {
      const refused = await pouch.bulkDocs(revisions.map(namedDocument), { new_edits: false });
      const [fault] = refused.filter(({ error }) => error !== undefined);
      if (fault) throw new Error(fault.reason ?? String(fault.error));
    },
    async copyFile({ from, leaf, id, rev }) {
      if (Object.keys(await pouch.revsDiff({ [id]: [rev] })).length === 0) return;
      const document = await pouch.get(from, { rev: leaf });
      const data = await pouch.getAttachment(from, fileAttachment, { rev: leaf });
      const type = document._attachments?.[fileAttachment]?.content_type;
      const _attachments = { [fileAttachment]: { content_type: type, data } };
      const written = { ...namedDocument({ id, rev, history: [rev], body: bodyOf(document) }), _attachments };
      await pouch.bulkDocs([written], { new_edits: false });
    },
  };
}

/** The project on the server. A failed request throws PouchDB's error. */
export function openMergeServer(pouch: MergePouch): MergeServer {
  return {
    async leaves(documents) {
      if (documents.length === 0) return new Map();
      return namesIn(await pouch.changes({ since: 0, style: 'all_docs', doc_ids: documents }));
    },
    tree: (document) => requestLeaves(pouch, document),
    async missing(revisions) {
      const missing = revisions.size === 0 ? {} : await pouch.revsDiff(Object.fromEntries(revisions));
      return new Map(Object.entries(missing).map(([id, each]) => [id, each.missing]));
    },
    body: (document, rev) => readBody(pouch, document, rev),
    async write(revisions) {
      const rows = await pouch.bulkDocs(revisions.map(namedDocument), { new_edits: false });
      return rows.every(({ error }) => error === undefined);
    },
  };
}

/** What a replication has sent or brought, for the memory of merges. */
export function keptRevisions(documents: readonly PouchRevision[]): KeptRevision[] {
  return documents.flatMap((document) =>
    document._deleted || document._attachments
      ? []
      : [{ document: document._id, rev: document._rev, body: bodyOf(document) }],
  );
}

function namesIn({ results }: PouchChanges): Map<DocumentPath, readonly string[]> {
  return new Map(results.map(({ id, changes }) => [id, changes.map(({ rev }) => rev)]));
}

async function requestLeaves(pouch: MergePouch, document: DocumentPath): Promise<StoredLeaf[]> {
  const leaves = await orMissing(pouch.get(document, { open_revs: 'all', revs: true }));
  return (leaves ?? []).flatMap(({ ok }) => (ok ? [leafOf(ok)] : []));
}

async function hasConflict(pouch: MergePouch, document: DocumentPath): Promise<boolean> {
  return (await orMissing(pouch.get(document, { conflicts: true })))?._conflicts !== undefined;
}

async function readBody(pouch: MergePouch, document: DocumentPath, rev: string): Promise<RecordBody | undefined> {
  const found = await orMissing(pouch.get(document, { rev }));
  return found && !found._deleted ? bodyOf(found) : undefined;
}

function sequenceOf(text: string): number | string {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? value : String(value);
}
