import type { DocumentPath } from '@playhouse/core';
import type { StoredLeaf } from '../merge/mergePorts.ts';
import { compareRevisions, generationOf } from '../merge/revisionGraph.ts';
import { sha256 } from '../merge/sha256.ts';
import { digestDocument } from './digestDocument.ts';
import type {
  FolderFile,
  FolderFiles,
  FolderReplica,
  FolderRevision,
  FolderState,
  SeenFile,
  SeenFiles,
} from './folderPorts.ts';

const written = 100;

/**
 * Makes revisions of what changed in a folder since it was last seen. Their parent is what the folder had then, whatever
 * else came into the replica since, so that both are merged and neither replaces the other. The same change makes the
 * same revision: after a crash it is made again without harm. Returns the documents that changed.
 */
export async function takeFolder(
  replica: FolderReplica,
  { files, unreadable }: FolderFiles,
): Promise<readonly DocumentPath[]> {
  const state: FolderState = (await replica.readState()) ?? { seen: {}, pending: {} };
  const { pending, taking = {} } = state;
  const seen = { ...state.seen, ...(await taken(replica, taking)) };
  const next = new Map(Object.entries(seen));
  const revisions: FolderRevision[] = [];
  const made: Record<DocumentPath, SeenFile> = {};
  for (const document of new Set([...files.keys(), ...next.keys(), ...Object.keys(pending)])) {
    if (unreadable.has(document)) continue;
    const file = files.get(document);
    const before = finished(pending, document, file) ?? next.get(document);
    if (before && before.digest === file?.digest) next.set(document, before);
    else if (!before && !file) next.delete(document);
    else {
      const { revision, now } = takeFile(document, file, before, await replica.leaves(document));
      if (revision) revisions.push(revision);
      if (revision) made[document] = now ?? { rev: revision.rev, digest: deleted };
      if (now) next.set(document, now);
      else next.delete(document);
    }
  }
  if (revisions.length > 0) await replica.writeState({ seen, pending, taking: made });
  const ordered = inOrder(revisions);
  // Within one call no order is promised.
  for (const part of ordered) {
    for (let from = 0; from < part.length; from += written) await replica.write(part.slice(from, from + written));
  }
  const after: FolderState = { seen: Object.fromEntries(next), pending: {} };
  if (revisions.length > 0 || JSON.stringify(after) !== JSON.stringify(state)) await replica.writeState(after);
  return revisions.map(({ id }) => id);
}

/** What an interrupted write has already put into the folder. */
function finished(
  pending: FolderState['pending'],
  document: DocumentPath,
  file: FolderFile | undefined,
): SeenFile | undefined {
  const planned = Object.hasOwn(pending, document) ? pending[document] : undefined;
  return planned && planned.digest === file?.digest ? planned : undefined;
}

/** Stands for the content of a file that was deleted: equal to no digest. */
const deleted = 'deleted';

/** What an interrupted call has already made of the folder's files, which it had then. */
async function taken(replica: FolderReplica, taking: SeenFiles): Promise<Record<DocumentPath, SeenFile>> {
  const made: Record<DocumentPath, SeenFile> = {};
  for (const [document, planned] of Object.entries(taking)) {
    const leaves = await replica.leaves(document);
    if (leaves.some(({ history }) => history.includes(planned.rev))) made[document] = planned;
  }
  return made;
}

interface Taken {
  readonly revision?: FolderRevision;
  /** What the folder has; undefined for nothing. */
  readonly now?: SeenFile;
}

function takeFile(
  document: DocumentPath,
  file: FolderFile | undefined,
  before: SeenFile | undefined,
  leaves: readonly StoredLeaf[],
): Taken {
  const open = leaves.filter(({ isDeleted }) => !isDeleted);
  if (!file) {
    const isThere = before && open.some(({ history }) => history.includes(before.rev));
    return isThere ? { revision: revisionAfter(document, before.rev, leaves, undefined) } : {};
  }
  const same = open.find((leaf) => digestOfLeaf(document, leaf) === file.digest);
  if (same) return { now: { rev: same.rev, digest: file.digest } };
  const revision = revisionAfter(document, before?.rev ?? lastDeleted(leaves, open), leaves, file);
  return { revision, now: { rev: revision.rev, digest: file.digest } };
}

/** A document that was deleted goes on after its deletion: a first revision could be one that it had before. */
function lastDeleted(leaves: readonly StoredLeaf[], open: readonly StoredLeaf[]): string | undefined {
  if (open.length > 0) return undefined;
  return leaves
    .map(({ rev }) => rev)
    .sort(compareRevisions)
    .at(-1);
}

export function digestOfLeaf(document: DocumentPath, { body, digest }: StoredLeaf): string | undefined {
  return digest ?? (body && digestDocument(document, body));
}

function revisionAfter(
  id: DocumentPath,
  parent: string | undefined,
  leaves: readonly StoredLeaf[],
  file: FolderFile | undefined,
): FolderRevision {
  const hash = sha256(JSON.stringify(['folder', parent ?? '', file?.digest ?? 'deleted'])).slice(0, 32);
  const rev = `${parent === undefined ? 1 : generationOf(parent) + 1}-${hash}`;
  const history = [rev, ...(parent === undefined ? [] : historyOf(parent, leaves))];
  if (!file) return { id, rev, history };
  return { id, rev, history, body: file.body ?? {}, ...(file.bytes && { bytes: file.bytes }) };
}

/** Names of a revision and its ancestors, as far as they are known. */
function historyOf(rev: string, leaves: readonly StoredLeaf[]): readonly string[] {
  for (const { history } of leaves) {
    const index = history.indexOf(rev);
    if (index >= 0) return history.slice(index);
  }
  return [rev];
}

/** Sequences are the order of replication: one that is cut leaves unused documents rather than missing ones. */
function inOrder(revisions: readonly FolderRevision[]): FolderRevision[][] {
  const parts: FolderRevision[][] = [[], [], [], []];
  for (const revision of revisions) {
    const rank = revision.bytes ? 0 : revision.id === 'object.json' ? 3 : revision.id === 'assets.json' ? 2 : 1;
    parts[rank]?.push(revision);
  }
  return parts;
}
