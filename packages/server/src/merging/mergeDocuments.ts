import { projectPathKind } from '@playhouse/core';
import { type DocumentMergePorts, mergeDocument, type NewRevision, type StoredLeaf } from '@playhouse/sync/merge';
import { projectPolicy } from '../gateway/policy/projectPolicy.ts';
import { projectDatabase } from '../records/recordKinds.ts';
import type { StoredDocument } from '../stores/databaseStore.ts';
import { textOf } from '../versions/takeSnapshot.ts';
import type { KeptVersion } from '../versions/versions.ts';
import { demand, documentOf, readLeaves } from './documentLeaves.ts';
import { type Ancestry, type BodySources, findBody } from './findBody.ts';

export interface ServerMergeOptions extends BodySources {
  /** Told what was written. */
  written(database: string, documents: readonly StoredDocument[]): Promise<void>;
  readonly now: () => number;
}

export interface MergedDocuments {
  readonly merged: readonly string[];
  /** Those of which a common base is nowhere, or whose merge cannot be stored. */
  readonly waiting: readonly string[];
}

/**
 * Merges documents that have several open leaves, as any client does, down to the names of the revisions. Each version
 * that is closed is kept in the version history first. Documents with one leaf are left alone.
 */
export async function mergeDocuments(
  options: ServerMergeOptions,
  project: string,
  documents: readonly string[],
): Promise<MergedDocuments> {
  const known = documents.filter((each) => projectPathKind(each) !== undefined);
  const merged: string[] = [];
  const waiting: string[] = [];
  let listed: Promise<readonly KeptVersion[]> | undefined;
  const kept = () => {
    listed ??= options.versions.list(project);
    return listed;
  };
  for (const [document, leaves] of await readLeaves(options.store, projectDatabase(project), known)) {
    if (leaves.filter(({ isDeleted }) => !isDeleted).length < 2) continue;
    const end = await mergeDocument(portsFor(options, { project, document, kept }, leaves), document, leaves);
    (end === 'merged' ? merged : waiting).push(document);
  }
  return { merged, waiting };
}

function portsFor(
  options: ServerMergeOptions,
  place: Omit<Ancestry, 'history'>,
  leaves: readonly StoredLeaf[],
): DocumentMergePorts {
  const { store, versions, now } = options;
  const { project, document } = place;
  const database = projectDatabase(project);
  return {
    now,
    memory: {
      keep: async () => undefined,
      body: async () => undefined,
      owed: async () => new Map(),
      writeOwed: async () => undefined,
      async note({ lost }) {
        for (const { rev, body } of lost) {
          if (body) await versions.keepLost(project, document, { rev, text: textOf(document, body) });
        }
      },
    },
    // What is written below is written here.
    local: {
      body: async () => undefined,
      write: async () => undefined,
      copyFile: (copy) => copyFile(options, database, copy),
    },
    server: {
      body: (_, rev) => findBody(options, { ...place, history: historyOf(rev, leaves) }),
      async missing(revisions) {
        return demand(await store.revsDiff(database, revisions));
      },
      write: (revisions) => write(options, database, revisions),
    },
  };
}

/** All of them or none, and nothing that a client could not write. */
async function write(
  { store, written }: ServerMergeOptions,
  database: string,
  revisions: readonly NewRevision[],
): Promise<boolean> {
  const documents = revisions.map(documentOf);
  for (const each of documents) if (await projectPolicy.checkDocument(database, each)) return false;
  const refused = demand(await store.bulkDocs(database, documents, { newEdits: false }));
  if (refused.length > 0) return false;
  await written(database, documents);
  return true;
}

async function copyFile(
  { store, written }: ServerMergeOptions,
  database: string,
  { from, leaf, id, rev }: Parameters<DocumentMergePorts['local']['copyFile']>[0],
): Promise<void> {
  const { type, data } = demand(await store.attachment(database, from, 'file', leaf));
  const file = { content_type: type, data: Buffer.from(data).toString('base64') };
  const copy = { ...documentOf({ id, rev, history: [rev], body: {} }), _attachments: { file } };
  demand(await store.bulkDocs(database, [copy], { newEdits: false }));
  await written(database, [copy]);
}

/** A revision and its ancestors, newest first. */
function historyOf(rev: string, leaves: readonly StoredLeaf[]): readonly string[] {
  for (const { history } of leaves) {
    const index = history.indexOf(rev);
    if (index >= 0) return history.slice(index);
  }
  return [rev];
}
