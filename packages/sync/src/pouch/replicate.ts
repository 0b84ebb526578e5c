import type { ReplicatorEvent } from '../engine/engine.ts';
import type { Replication } from '../engine/state.ts';
import { initialOptions, replicationOptions } from '../engine/syncTimes.ts';
import type { KeptRevision } from '../merge/mergePorts.ts';
import type { LaneListener } from './assetLane.ts';
import { keptRevisions, type MergePouch } from './mergePouch.ts';
import type { PouchRevision } from './pouchRevisions.ts';
import { replicationFault } from './replicationFault.ts';
import type { Since } from './takePack.ts';

/** What a sync of PouchDB tells, as far as we use it. */
interface RunningSync {
  on(event: 'active' | 'paused' | 'complete', listener: () => void): RunningSync;
  on(event: 'error', listener: (error: unknown) => void): RunningSync;
  on(event: 'denied', listener: (denied: Denied) => void): RunningSync;
  on(event: 'change', listener: (change: Change) => void): RunningSync;
  catch(listener: () => void): unknown;
  cancel(): void;
}

interface Denied {
  readonly direction: 'push' | 'pull';
  readonly doc: { readonly id?: string; readonly reason?: string; readonly message?: string };
}

interface Change {
  readonly direction: 'push' | 'pull';
  readonly change: { readonly docs: readonly PouchRevision[] };
}

/** A database of PouchDB, here or elsewhere. */
export interface Replicable {
  sync(other: Replicable, options: object): RunningSync;
  readonly replicate: {
    to(other: Replicable, options: object): RunningSync;
    from(other: Replicable, options: object): RunningSync;
  };
}

export interface ReplicationOptions {
  readonly local: Replicable;
  readonly remote: Replicable;
  readonly heapLimit?: number;
  /** From where it goes on; by default, from where the last one ended. */
  readonly since?: Since | undefined;
  /** What must be done before anything is sent. Without it, nothing is. */
  readonly before?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  /** Sends what is to go alone, before the replication starts. */
  readonly sendFirst?: ((signal: AbortSignal, listener: Required<LaneListener>) => Promise<unknown>) | undefined;
  /** Called when the replication is over. */
  readonly end?: (() => void) | undefined;
  /** Takes what both sides have now. */
  readonly keep?: (revisions: readonly KeptRevision[]) => void;
}

/**
 * Runs one replication both ways. PouchDB itself would try every error for ever, even one that cannot pass, so the
 * engine decides about that.
 */
export function replicate(
  given: ReplicationOptions,
  replication: Replication,
  tell: (event: ReplicatorEvent) => void,
): () => void {
  const control = new AbortController();
  const { signal } = control;
  const say = (event: ReplicatorEvent) => void (signal.aborted || tell(event));
  let running: RunningSync | undefined;
  const start = () => {
    if (!signal.aborted) running = startSync(given, replication, say);
  };
  const { before, sendFirst } = given;
  const sendAlone = () =>
    sendFirst?.(signal, {
      onSent: (id) => say({ type: 'sent', documents: [id] }),
      onRefused: (refused) => say({ type: 'denied', refused }),
    });
  if (!before && !sendFirst) start();
  else {
    Promise.resolve(before?.(signal))
      // What fails when files are sent is found by the replication, which says why.
      .then(() => sendAlone()?.then(start, start) ?? start())
      .catch((error: unknown) => say({ type: 'failed', fault: replicationFault(error) }));
  }
  return () => {
    control.abort();
    running?.cancel();
    given.end?.();
  };
}

function startSync(
  { local, remote, heapLimit, since, keep }: ReplicationOptions,
  replication: Replication,
  say: (event: ReplicatorEvent) => void,
): RunningSync {
  const options = replication === 'initial' ? initialOptions(heapLimit) : replicationOptions.live;
  const from = since && { push: { since: since.push }, pull: { since: since.pull } };
  const running = local.sync(remote, { ...options, ...from, retry: false });
  running
    // Says that something is to be done, not that it was. PouchDB tells pauses rightly only to those who listen to it.
    .on('active', () => undefined)
    .on('paused', () => say({ type: 'paused' }))
    .on('denied', ({ direction, doc }) => direction === 'push' && say(denied(doc)))
    .on('change', ({ direction, change }) => {
      keep?.(keptRevisions(change.docs));
      if (direction === 'push') say({ type: 'sent', documents: change.docs.map(({ _id }) => _id) });
      else say({ type: 'active' });
    })
    // The live replication goes on until it fails or is ended.
    .on('complete', () => replication === 'initial' && say({ type: 'complete' }))
    .on('error', (error) => say({ type: 'failed', fault: replicationFault(error) }))
    .catch(() => undefined);
  return running;
}

/** Sends some documents once more, beside what runs. False when that failed. */
export async function resend(
  { local, remote }: { local: Replicable; remote: Replicable },
  documents: readonly string[],
  tell: (event: ReplicatorEvent) => void,
): Promise<boolean> {
  const sending = local.replicate
    .to(remote, { doc_ids: documents, since: 0, checkpoint: false })
    .on('denied', (doc) => tell(denied(doc as unknown as Denied['doc'])))
    .on('change', (change) => {
      const { docs } = change as unknown as Change['change'];
      tell({ type: 'sent', documents: docs.map(({ _id }) => _id) });
    });
  // What runs beside it finds the same fault, and tells it.
  return Promise.resolve(sending).then(
    () => true,
    () => false,
  );
}

/** Brings some documents, before what brings all. False when that failed. */
export async function bring(
  { local, remote }: { local: Replicable; remote: Replicable },
  documents: readonly string[],
): Promise<boolean> {
  const bringing = local.replicate.from(remote, { doc_ids: documents, since: 0, checkpoint: false });
  return Promise.resolve(bringing).then(
    () => true,
    () => false,
  );
}

/** The documents of which the server lacks a leaf, of these or of all. */
export async function findMissing(
  { local, remote }: { readonly local: MergePouch; readonly remote: MergePouch },
  documents?: readonly string[],
): Promise<string[]> {
  const { results } = await local.changes({ since: 0, style: 'all_docs', ...(documents && { doc_ids: documents }) });
  const leaves = results.map(({ id, changes }) => [id, changes.map(({ rev }) => rev)] as const);
  const missing: string[] = [];
  for (let from = 0; from < leaves.length; from += askedAtOnce) {
    const asked = Object.fromEntries(leaves.slice(from, from + askedAtOnce));
    missing.push(...Object.keys(await remote.revsDiff(asked)));
  }
  return missing;
}

const askedAtOnce = 500;

function denied({ id, reason, message }: Denied['doc']): ReplicatorEvent {
  return { type: 'denied', refused: { id: id ?? '', reason: reason ?? message ?? '' } };
}
