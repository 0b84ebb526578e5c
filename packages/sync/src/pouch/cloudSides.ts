import type { SaverTimers } from '../save/projectSaver.ts';
import { databaseOf } from '../store/databaseNames.ts';
import { answerFast } from './answerFast.ts';
import { AssetLane } from './assetLane.ts';
import { CheckpointsBehind } from './checkpointsBehind.ts';
import { FeedDocuments } from './feedDocuments.ts';
import { mendLocal, mendRemote } from './mendRemote.ts';
import type { LocalMergePouch, MergePouch } from './mergePouch.ts';
import { type Fetch, type Patience, patientFetch } from './patientFetch.ts';
import type { PouchOptions } from './pouchDatabases.ts';
import { readRefusals } from './readRefusals.ts';
import { RefusedFiles } from './refusedFiles.ts';
import type { Replicable, ReplicationOptions } from './replicate.ts';
import { allSpeedUps, type SpeedUps } from './speedUps.ts';
import type { PackPouch } from './takePack.ts';

/** Where a project is stored here and on the server. */
export interface CloudPlace {
  readonly pouch: PouchOptions;
  /** Of the project on this computer. */
  readonly id: string;
  /** Address of its database on the server. */
  readonly address: string;
  /** Address of the pack of all of it, on servers that have one. */
  readonly pack?: string | undefined;
  readonly fetch: Fetch;
  /** How long a silent server is waited for; as usual when it is not given. */
  readonly patience?: Patience;
  readonly heapLimit?: number | undefined;
  /** In milliseconds; the clock of the computer by default. */
  readonly now?: () => number;
  /** What makes it faster; all by default. */
  readonly speedUps?: SpeedUps | undefined;
}

type RemotePouch = Replicable & MergePouch & PackPouch & { destroy(): Promise<unknown> };

type LocalPouch = RemotePouch & LocalMergePouch;

interface BothSides {
  readonly local: LocalPouch;
  readonly remote: RemotePouch;
}

/** The databases of a project on both sides. */
export interface Sides {
  /** Opened anew for each use: after some failures, browsers close a database for good. */
  both(): BothSides;
  /** For one replication, which asks the server for no more than it has to, and calls `end` at its end. */
  replicating(timers: SaverTimers): BothSides & { readonly end?: () => void };
  /** Sends files alone, before a replication. */
  readonly sendFiles: ReplicationOptions['sendFirst'];
  /** Documents whose files the server refused so lately that they are not sent again yet. */
  refusedLately(): Promise<ReadonlySet<string>>;
}

/** How long a replication waits for what the one before still writes, in ms. */
const lastWrites = 2000;

type Constructor<Pouch> = new (name: string, options: object) => Pouch;

/** The database of a project on this computer. */
export function openLocal({
  pouch: { PouchDB, adapter, prefix = '' },
  id,
}: Pick<CloudPlace, 'pouch' | 'id'>): LocalPouch {
  const configuration = { adapter, auto_compaction: true, revs_limit: 200, size: 10 };
  return mendLocal(new (PouchDB as unknown as Constructor<LocalPouch>)(prefix + databaseOf(id), configuration));
}

/**
 * `onRefused` is called for documents of the server that are not taken in. `around` wraps each request: the engine decides
 * itself when a request is made again.
 */
export function openSides(
  place: CloudPlace,
  onRefused: (document: string, reason: string) => void,
  around: (fetch: Fetch) => Fetch = (fetch) => fetch,
): Sides {
  const { pouch, address, fetch, patience, now = () => Date.now(), speedUps = allSpeedUps } = place;
  const Remote = pouch.PouchDB as unknown as Constructor<RemotePouch>;
  const patient = around(patientFetch(fetch, patience));
  const open = (asked: Fetch) =>
    mendRemote(new Remote(address, { skip_setup: true, fetch: readRefusals(asked) }), onRefused);
  const remote = open(patient);
  let written: Promise<void> | undefined;
  const lane = new AssetLane();
  const files = new RefusedFiles(now);
  const memory = () => ({ files, local: openLocal(place) });
  return {
    both: () => ({ local: openLocal(place), remote }),
    replicating(timers) {
      const local = openLocal(place);
      if (!speedUps.fastAnswers) return { local, remote };
      const feed = new FeedDocuments();
      const fast = open(feed.watch(patient));
      const before = written && Promise.race([written, new Promise<void>((go) => void timers.after(lastWrites, go))]);
      const checkpoints = answerFast(fast, {
        plain: remote,
        feed,
        checkpointsOf: (pouch) => new CheckpointsBehind(pouch, timers, before),
        storedSince: storedSince(local),
        onRefused,
      });
      const end = () => {
        written = checkpoints.flush();
      };
      return { local, remote: fast, end };
    },
    sendFiles: speedUps.assetLane
      ? (signal, listener) =>
          lane.send({ local: openLocal(place), remote, address, fetch: patient }, signal, listener, memory())
      : undefined,
    refusedLately: () => files.lately(openLocal(place)),
  };
}

/** The leaves of documents that are stored from now on. */
function storedSince(local: LocalPouch): (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>> {
  const begin = local.info().then(({ update_seq }) => update_seq);
  // Then nothing is known, and the server is asked.
  begin.catch(() => undefined);
  return async (ids) => {
    const { results } = await local.changes({ since: await begin, style: 'all_docs', doc_ids: ids });
    return new Map(results.map(({ id, changes }) => [id, changes.map(({ rev }) => rev)]));
  };
}
