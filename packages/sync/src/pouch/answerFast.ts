import type { Checkpoint, CheckpointPouch, CheckpointsBehind } from './checkpointsBehind.ts';
import type { FeedDocuments } from './feedDocuments.ts';
import { guardEntries } from './pullGuard.ts';

type Revisions = Readonly<Record<string, readonly string[]>>;

interface RemoteMethods extends CheckpointPouch {
  id(): Promise<string>;
  info(): Promise<object>;
  bulkGet(request: BulkGet): Promise<unknown>;
  revsDiff(revisions: Revisions): Promise<object>;
  get(id: string, ...rest: unknown[]): Promise<Checkpoint>;
  put(document: Checkpoint, ...rest: unknown[]): Promise<{ readonly rev: string }>;
}

interface BulkGet {
  readonly docs: readonly { readonly id: string; readonly rev?: string }[];
}

export interface FastPorts {
  /** The same database, which always asks the server. */
  readonly plain: object;
  /** What the feed of `fast` said. */
  readonly feed: FeedDocuments;
  readonly checkpointsOf: (pouch: CheckpointPouch) => CheckpointsBehind;
  /** The revisions of these documents that were stored here since the replication began. */
  readonly storedSince: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly onRefused: (id: string, reason: string) => void;
}

/**
 * Answers for a server what is known here, for one replication: documents that came with the feed, revisions that the
 * feed has listed and those that were made here since, checkpoints, and what the database is called. In any doubt, the
 * server is asked. Returns how to write what was not written. docs/sync.md#fast-answers
 */
export function answerFast(
  fast: object,
  { plain, feed, checkpointsOf, storedSince, onRefused }: FastPorts,
): CheckpointsBehind {
  const server = plain as RemoteMethods;
  const checkpoints = checkpointsOf(server);
  const isMissing = async (revisions: Revisions): Promise<boolean> => {
    const stored = await storedSince(Object.keys(revisions));
    return Object.entries(revisions).every(([name, revs]) => revs.every((rev) => stored.get(name)?.includes(rev)));
  };
  Object.assign(fast, {
    id: once(() => server.id()),
    info: once(() => server.info()),
    bulkGet(request: BulkGet) {
      const taken = feed.take(request.docs);
      return taken ? Promise.resolve(guardEntries(taken, onRefused)) : server.bulkGet(request);
    },
    async revsDiff(revisions: Revisions) {
      const unlisted = withoutListed(revisions, feed);
      const names = Object.keys(unlisted);
      if (names.length > 0 && !(await isMissing(unlisted))) return server.revsDiff(revisions);
      return Object.fromEntries(names.map((name) => [name, { missing: unlisted[name] ?? [] }]));
    },
    get: (name: string, ...rest: unknown[]) => (isCheckpoint(name) ? checkpoints.get(name) : server.get(name, ...rest)),
    put: (document: Checkpoint, ...rest: unknown[]) =>
      isCheckpoint(document._id) ? checkpoints.put(document) : server.put(document, ...rest),
  });
  return checkpoints;
}

function withoutListed(revisions: Revisions, feed: FeedDocuments): Revisions {
  const left = Object.entries(revisions).map(([id, revs]) => [id, revs.filter((rev) => !feed.has(id, rev))] as const);
  return Object.fromEntries(left.filter(([, revs]) => revs.length > 0));
}

function isCheckpoint(id: string): boolean {
  return id.startsWith('_local/');
}

/** Calls again what failed. */
function once<Value>(call: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= call().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
