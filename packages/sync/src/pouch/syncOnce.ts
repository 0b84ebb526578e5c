import type { MergeReport } from '../merge/mergeConflicts.ts';
import type { KeptRevision, MergeNote } from '../merge/mergePorts.ts';
import { keepTrails } from '../merge/trail.ts';
import { keptRevisions } from './mergePouch.ts';
import { mergePortsOf, mergeSides, rejoinSides } from './mergeSides.ts';
import type { OpenFolderReplica } from './openFolderReplica.ts';
import type { RemotePouch, SendFiles } from './openRemote.ts';
import type { PouchRevision } from './pouchRevisions.ts';
import { findMissing, resend } from './replicate.ts';

/** Many pictures at once can be more than a computer has room for. */
const batch_size = 50;

interface Running extends PromiseLike<unknown> {
  on(event: 'denied', listener: (denied: { id?: string; reason?: string; message?: string }) => void): Running;
  on(event: 'change', listener: (change: { readonly docs: readonly PouchRevision[] }) => void): Running;
}

interface Replication {
  readonly replicate: {
    to(other: unknown, options: object): Running;
    from(other: unknown, options: object): Running;
  };
}

export interface Refused {
  readonly id: string;
  readonly reason: string;
}

/** Brings what the server has. Returns the documents that came. */
export async function pull({ pouch, memory }: OpenFolderReplica, remote: RemotePouch): Promise<string[]> {
  const came = new Set<string>();
  const kept: KeptRevision[] = [];
  const { replicate } = pouch as unknown as Replication;
  await replicate.from(remote, { batch_size }).on('change', ({ docs }) => {
    kept.push(...keptRevisions(docs));
    for (const { _id } of docs) came.add(_id);
  });
  await memory.keep(kept);
  return [...came];
}

/** Sends what the server does not have: files alone, if that is wanted. Returns what was sent, and what it refuses. */
export async function push(
  { pouch, memory }: OpenFolderReplica,
  remote: RemotePouch,
  sendFiles: SendFiles = async () => [],
): Promise<{ readonly sent: readonly string[]; readonly refused: readonly Refused[] }> {
  const refused = new Map<string, string>();
  const sent = new Set(await sendFiles(pouch, remote));
  const kept: KeptRevision[] = [];
  const { replicate } = pouch as unknown as Replication;
  await replicate
    .to(remote, { batch_size })
    .on('denied', ({ id = '', reason, message }) => void refused.set(id, reason ?? message ?? ''))
    .on('change', ({ docs }) => {
      kept.push(...keptRevisions(docs));
      for (const { _id } of docs) sent.add(_id);
    });
  await memory.keep(kept);
  // What was refused once is not mentioned again, and what a restored server lost is not sent again.
  const missing = await findMissing({ local: pouch, remote });
  if (missing.length > 0) {
    await resend({ local: pouch, remote }, missing, (event) => {
      if (event.type === 'denied') refused.set(event.refused.id, event.refused.reason);
    });
  }
  const left = new Set(missing.length > 0 ? await findMissing({ local: pouch, remote }) : []);
  return {
    sent: [...sent].filter((id) => !left.has(id)),
    refused: [...left].map((id) => ({ id, reason: refused.get(id) ?? 'The server does not take it.' })),
  };
}

/** Merges what was changed on several sides, once all is sent. Returns also what people should see of it. */
export async function merge(
  replica: OpenFolderReplica,
  remote: RemotePouch,
  now: () => number,
): Promise<MergeReport & { readonly notes: readonly MergeNote[] }> {
  const { sides, notes } = noting(replica, remote, now);
  const report = await mergeSides(sides);
  return { ...report, notes };
}

/**
 * Merges what the server could not connect with its own. Called before anything is sent. Returns also what people should
 * see of it.
 */
export async function rejoin(
  replica: OpenFolderReplica,
  remote: RemotePouch,
  now: () => number,
): Promise<readonly MergeNote[]> {
  const { sides, notes } = noting(replica, remote, now);
  await keepTrails(mergePortsOf(sides));
  // What is wrong with one document is told when it is sent.
  await rejoinSides(sides, () => undefined);
  return notes;
}

function noting({ pouch, memory }: OpenFolderReplica, remote: RemotePouch, now: () => number) {
  const notes: MergeNote[] = [];
  const onMerged = (note: MergeNote) => void notes.push(note);
  return { sides: { local: pouch, remote, memory, onMerged, now }, notes };
}
