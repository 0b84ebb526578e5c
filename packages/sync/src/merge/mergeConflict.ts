import { cutText, type DocumentPath } from '@playhouse/core';
import type { RecordBody } from '../store/database.ts';
import { isAssetPath } from '../store/edge.ts';
import {
  type Apart,
  type LeafMerge,
  type LeavesMerged,
  mergeApart,
  mergeLeaves,
  tombstonesFor,
} from './mergeLeaves.ts';
import type { DocumentMergePorts, FileCopy, KeptRevision, LostVersion, StoredLeaf } from './mergePorts.ts';
import { mergeHash } from './mergeRevision.ts';
import { forgiveVersions, oweVersions } from './owedVersions.ts';
import { compareRevisions } from './revisionGraph.ts';

/** How merging a document ended. `incomplete`: a body that it needs is nowhere. */
export type MergeEnd = 'merged' | 'incomplete' | 'waiting';

/** Merges the open leaves of one document, here and on the server. */
export async function mergeDocument(
  ports: DocumentMergePorts,
  document: DocumentPath,
  leaves: readonly StoredLeaf[],
): Promise<MergeEnd> {
  if (isAssetPath(document)) return mergeFile(ports, document, leaves);
  const sides = { open: openInOrder(leaves) };
  return mergeWithBodies(ports, document, sides, (bodyOf) => mergeLeaves(document, leaves, bodyOf));
}

/** A leaf of this device that is not on the server, and the one of the server that it is to be merged into. */
export interface ApartLeaves extends Apart {
  readonly leaf: StoredLeaf;
  readonly other: StoredLeaf;
}

/** Merges leaves that are apart, here and on the server, which gets both at once. */
export function mergeApartLeaves(
  ports: DocumentMergePorts,
  document: DocumentPath,
  apart: ApartLeaves,
): Promise<MergeEnd> {
  const sides = { open: [apart.leaf, apart.other], unsent: apart.leaf };
  return mergeWithBodies(ports, document, sides, (bodyOf) => mergeApart(document, apart, bodyOf));
}

/** The open leaves that are merged; the merge follows the last one. */
interface Sides {
  readonly open: readonly StoredLeaf[];
  /** The one that the server does not have. */
  readonly unsent?: StoredLeaf;
}

/** Finds the bodies that a merge needs, and stores it. */
async function mergeWithBodies(
  ports: DocumentMergePorts,
  document: DocumentPath,
  sides: Sides,
  mergeWith: (bodyOf: (rev: string) => RecordBody | undefined) => LeavesMerged,
): Promise<MergeEnd> {
  const bodies = new Map<string, RecordBody>();
  for (const { rev, body } of sides.open) if (body) bodies.set(rev, body);
  for (;;) {
    const merged = mergeWith((rev) => bodies.get(rev));
    if (merged.state === 'single') return 'merged';
    if (merged.state === 'unreadable') return 'waiting';
    if (merged.state === 'merged') return store(ports, document, sides, merged.merge);
    for (const rev of merged.missing) {
      const body = await findBody(ports, document, rev);
      // Without the common base, a merge would take what one side deleted for something the other added.
      if (!body) return 'incomplete';
      bodies.set(rev, body);
    }
  }
}

async function findBody({ local, server, memory }: DocumentMergePorts, document: DocumentPath, rev: string) {
  return (await memory.body(document, rev)) ?? (await local.body(document, rev)) ?? (await server.body(document, rev));
}

/**
 * The merge and its tombstones go to the server at once and in one call: without the merge, closed leaves would be lost;
 * without the tombstones, nobody could tell what the merge contains. Others see both as soon as they ask, so most
 * devices never merge the same leaves again.
 */
async function store(
  ports: DocumentMergePorts,
  document: DocumentPath,
  { open, unsent }: Sides,
  { revision, tombstones, conflicts }: LeafMerge,
): Promise<MergeEnd> {
  const { local, server, memory, onTaken, now } = ports;
  const rev = revision?.rev ?? open.at(-1)?.rev ?? '';
  const lost = open.map(({ rev: each, body }): LostVersion => ({ rev: each, ...(body && { body }) }));
  const known = open.filter((leaf) => leaf !== unsent);
  await memory.keep([...known, ...(revision ? [revision] : [])].flatMap((each) => keptOf(document, each)));
  const losers = conflicts.length > 0 && server.keepLost ? open.map((each) => each.rev) : [];
  if (losers.length > 0) {
    // What the server does not have yet, it can only keep afterwards.
    if (unsent) await oweVersions(ports, document, losers);
    else await server.keepLost?.(document, losers);
  }
  // Before the merge is known: otherwise nobody would ever be told what lost.
  const note = { document, rev, at: now(), lost, conflicts };
  await memory.note(note);
  const revisions = [...(unsent ? [{ id: document, ...unsent }] : []), ...(revision ? [revision] : []), ...tombstones];
  if (!(await server.write(revisions))) {
    if (unsent && losers.length > 0) await forgiveVersions(ports, document, losers);
    return 'waiting';
  }
  onTaken?.(note);
  // What the unsent one was merged into may not be here yet: without it, the document would be deleted here.
  const followed = unsent ? open.slice(-1).map((leaf) => ({ id: document, ...leaf })) : [];
  await local.write([...followed, ...revisions]);
  if (unsent) await memory.keep(keptOf(document, unsent));
  return 'merged';
}

function keptOf(
  document: DocumentPath,
  { rev, body }: { readonly rev: string; readonly body?: RecordBody },
): KeptRevision[] {
  return body ? [{ document, rev, body }] : [];
}

/** The winning file stays. Others are kept beside it, under names that follow from their content. */
async function mergeFile(
  ports: DocumentMergePorts,
  document: DocumentPath,
  leaves: readonly StoredLeaf[],
): Promise<MergeEnd> {
  const { local, server, memory, now } = ports;
  const open = openInOrder(leaves);
  const winner = open.at(-1);
  if (!winner) return 'merged';
  const copies = open.slice(0, -1).flatMap(({ rev, digest }) => {
    return digest === undefined || digest === winner.digest ? [] : [copyOf(document, rev, digest)];
  });
  for (const copy of copies) await local.copyFile(copy);
  // Nothing is closed before the server has the copies, which go there like everything new.
  const unsent = await server.missing(new Map(copies.map(({ id, rev }) => [id, [rev]])));
  if (unsent.size > 0) return 'waiting';
  const lost = copies.map(({ leaf, id }): LostVersion => ({ rev: leaf, copy: id }));
  if (lost.length > 0) await memory.note({ document, rev: winner.rev, at: now(), lost, conflicts: [] });
  const tombstones = tombstonesFor(document, open, winner.rev);
  if (!(await server.write(tombstones))) return 'waiting';
  await local.write(tombstones);
  return 'merged';
}

const longestStem = 200;

/** Equal on all devices: the same file is copied once. */
function copyOf(from: DocumentPath, leaf: string, digest: string): FileCopy {
  const hash = mergeHash([from], digest);
  const dot = from.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [from.slice(0, dot), from.slice(dot)] : [from, ''];
  const id = `${cutText(stem, longestStem)} ${hash.slice(0, 6)}${ending}`;
  return { from, leaf, id, rev: `1-${hash}` };
}

function openInOrder(leaves: readonly StoredLeaf[]): StoredLeaf[] {
  return leaves.filter(({ isDeleted }) => !isDeleted).sort((left, right) => compareRevisions(left.rev, right.rev));
}
