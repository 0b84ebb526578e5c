import { firstParts } from '@playhouse/core';
import { type Quarantined, quarantineOne, releaseSent } from '../engine/quarantine.ts';
import type { ReplicationFault } from '../engine/state.ts';
import { type CloudPlace, openSides, type Sides } from './cloudSides.ts';
import { patientStream } from './patientFetch.ts';
import { orMissing } from './pouchRevisions.ts';
import { bring, findMissing, type ReplicationOptions, replicate } from './replicate.ts';
import { allSpeedUps } from './speedUps.ts';
import { type Since, takePack } from './takePack.ts';
import { waitWhenBusy } from './waitWhenBusy.ts';

/** What a copy left out. Everything else arrived. */
export interface LeftOut {
  /** Documents that the server refuses. */
  readonly refused: readonly Quarantined[];
  /** Documents of the server that cannot be taken in. */
  readonly unread: readonly Quarantined[];
}

/** How many documents are here, of how many; `total` is undefined where the server does not say. */
interface CopyProgress {
  readonly arrived: number;
  readonly total: number | undefined;
}

/** Why a copy failed. */
export class CopyError extends Error {
  readonly kind: ReplicationFault['kind'];

  constructor({ key, kind }: ReplicationFault) {
    super(key);
    this.kind = kind;
  }
}

export interface CopyWatch {
  /** Called again and again while documents arrive. Then, what shows something is brought before all others. */
  readonly onProgress: (progress: CopyProgress) => void;
  /** Ends the copy, which rejects. What has arrived stays. */
  readonly signal: AbortSignal;
}

/**
 * Copies a project between this computer and the server, once and completely, but for what is named in the result. Where
 * there is nothing of it here, it comes in one request, if the server can do that. Rejects with PouchDB's error when
 * copying fails; what has arrived stays, and the next copy goes on from there.
 */
export async function copyProject(
  place: CloudPlace,
  report: (error: unknown) => void,
  watch?: CopyWatch,
): Promise<LeftOut> {
  let refused: readonly Quarantined[] = [];
  let unread: readonly Quarantined[] = [];
  const onRefused = (id: string, reason: string) => {
    unread = quarantineOne(unread, { id, reason });
    report(new Error(`${id}: ${reason}`));
  };
  const sides = openSides(place, onRefused, waitWhenBusy);
  const progress = watch && (await countsOf(sides, watch));
  const since = await takeFirst(place, sides, { onRefused, report, watch, progress });
  if (watch && !since) await bringFirst(sides, watch.signal, progress);
  const { heapLimit } = place;
  const options: ReplicationOptions = {
    ...sides.both(),
    since,
    // What came as a pack need not be sent.
    sendFirst: since ? undefined : sides.sendFiles,
    ...(heapLimit !== undefined && { heapLimit }),
  };
  await new Promise<void>((resolve, reject) => {
    const end = replicate(options, 'initial', (event) => {
      if (event.type === 'denied') refused = quarantineOne(refused, event.refused);
      if (event.type === 'sent') refused = releaseSent(refused, event.documents);
      if (event.type === 'active') progress?.();
      if (event.type === 'complete') resolve();
      if (event.type === 'failed') reject(new CopyError(event.fault));
    });
    endWith(watch?.signal, () => {
      end();
      reject(ended());
    });
  });
  return { refused, unread };
}

interface First {
  readonly onRefused: (document: string, reason: string) => void;
  readonly report: (error: unknown) => void;
  readonly watch: CopyWatch | undefined;
  readonly progress: (() => void) | undefined;
}

async function takeFirst(
  { pack: address, fetch, patience, speedUps = allSpeedUps }: CloudPlace,
  sides: Sides,
  { onRefused, report, watch, progress }: First,
): Promise<Since | undefined> {
  if (!speedUps.pack || address === undefined) return undefined;
  const taken = await takePack({
    local: sides.both().local,
    address,
    fetch: waitWhenBusy(patientStream(fetch, patience)),
    onRefused,
    onWritten: progress,
    signal: watch?.signal,
  });
  if (watch?.signal.aborted) throw ended();
  if (taken.state === 'taken') return taken.since;
  if (taken.state === 'broken') report(new Error(taken.reason));
  return undefined;
}

/** Tells how many documents are here. */
async function countsOf(sides: Sides, { onProgress }: CopyWatch): Promise<() => void> {
  const { doc_count: total } = (await sides.both().remote.info()) as { readonly doc_count?: number };
  return () => {
    const count = async () => onProgress({ arrived: (await sides.both().local.info()).doc_count, total });
    // The next count may succeed.
    count().catch(() => undefined);
  };
}

/** Replications bring documents in the order in which they were changed. */
async function bringFirst(sides: Sides, signal: AbortSignal, progress: (() => void) | undefined): Promise<void> {
  const bodies = new Map<string, unknown>();
  const bodyOf = (path: string) => bodies.get(path);
  const { local, remote } = sides.both();
  let before: readonly string[] = [];
  // The game names the scene, and that its actors.
  for (let paths = firstParts(bodyOf); paths.length > before.length && !signal.aborted; paths = firstParts(bodyOf)) {
    const next = paths.slice(before.length);
    before = paths;
    // What fails is found by the replication of everything, which says why.
    if (!(await bring({ local, remote }, next))) return;
    for (const path of next) bodies.set(path, await orMissing(local.get(path, { conflicts: true })));
    progress?.();
  }
}

function endWith(signal: AbortSignal | undefined, end: () => void): void {
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
}

function ended(): Error {
  return new DOMException('The copy was ended.', 'AbortError');
}

/** How many documents of a project are not on the server. */
export async function countUnsent(place: CloudPlace, report: (error: unknown) => void): Promise<number> {
  return (await findMissing(openSides(place, (document, reason) => report(new Error(`${document}: ${reason}`))).both()))
    .length;
}
