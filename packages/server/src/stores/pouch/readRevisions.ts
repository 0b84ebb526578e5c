import {
  fault,
  type GetOptions,
  type ReadOptions,
  type RevisionRequest,
  type RevisionRow,
  type Stored,
  type StoredDocument,
  type StoredFile,
  stored,
} from '../databaseStore.ts';
import type { PouchDocument, PouchHandle, RevisionBranch } from './pouchTypes.ts';
import { treeOf } from './readPouch.ts';
import { historiesIn, leavesBelow } from './revisionsOf.ts';

/** So many documents are read at the same time. */
const readTogether = 16;

export async function readDocument(
  handle: PouchHandle,
  id: string,
  { rev, revs, revsInfo, latest, conflicts, attachments }: GetOptions,
): Promise<Stored<StoredDocument>> {
  const found = await handle.get(id, {
    ...(rev !== undefined && { rev, latest: latest === true }),
    ...(revs && { revs: true }),
    ...(revsInfo && { revs_info: true }),
    ...(conflicts && { conflicts: true }),
    ...(attachments && { attachments: true }),
  });
  return stored(found);
}

export async function readBulk(
  handle: PouchHandle,
  requests: readonly RevisionRequest[],
  options: ReadOptions,
): Promise<Stored<RevisionRow[]>> {
  const rows: RevisionRow[] = [];
  const trees = new Map<string, Promise<ReadTree>>();
  const treeFor = (id: string) => {
    const tree = trees.get(id) ?? treeOf(handle, id).then(readTree);
    trees.set(id, tree);
    return tree;
  };
  for (let from = 0; from < requests.length; from += readTogether) {
    const some = requests.slice(from, from + readTogether);
    rows.push(...(await Promise.all(some.map((request) => readRequest(handle, treeFor, request, options)))));
  }
  return stored(rows);
}

/** A tree that is read once for all revisions of its document: after many merges, it is large. */
interface ReadTree {
  readonly branches: readonly RevisionBranch[];
  readonly historyOf: ReturnType<typeof historiesIn>;
}

function readTree(branches: readonly RevisionBranch[]): ReadTree {
  let historyOf: ReadTree['historyOf'] | undefined;
  return {
    branches,
    historyOf(rev) {
      historyOf ??= historiesIn(branches);
      return historyOf(rev);
    },
  };
}

async function readRequest(
  handle: PouchHandle,
  treeFor: (id: string) => Promise<ReadTree>,
  { id, rev }: RevisionRequest,
  { latest, revs, ...options }: ReadOptions,
): Promise<RevisionRow> {
  const { branches, historyOf } = await treeFor(id);
  const found: StoredDocument[] = [];
  const missing: string[] = [];
  for (const each of rev !== undefined && !latest ? [rev] : leavesBelow(branches, rev)) {
    const document = await orMissing(readDocument(handle, id, { ...options, rev: each }));
    // A revision that was written since the tree was read has no history there.
    const history = revs ? historyOf(each) : undefined;
    if (document?.ok && (history || !revs)) found.push({ ...document.value, ...(history && { _revisions: history }) });
    else missing.push(each);
  }
  if (rev !== undefined && found.length === 0 && missing.length === 0) missing.push(rev);
  return { id, found, missing };
}

async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404) return undefined;
    throw error;
  }
}

interface Stub {
  readonly content_type: string;
  readonly digest: string;
}

export async function readFile(
  handle: PouchHandle,
  id: string,
  file: string,
  rev?: string,
): Promise<Stored<StoredFile>> {
  const document = await handle.get(id, rev === undefined ? {} : { rev });
  const stub = stubsOf(document).get(file);
  if (!stub) return fault('document.missing', 'Document is missing attachment');
  const data = await handle.getAttachment(id, file, { rev: document._rev });
  return stored({ type: stub.content_type, digest: stub.digest, data });
}

function stubsOf({ _attachments }: PouchDocument): ReadonlyMap<string, Stub> {
  return new Map(Object.entries((_attachments ?? {}) as Record<string, Stub>));
}
