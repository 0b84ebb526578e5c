import { canonicalText, type DocumentPath, projectPathKind } from '@playhouse/core';
import type { StoredLeaf } from '../merge/mergePorts.ts';
import { compareRevisions } from '../merge/revisionGraph.ts';
import type { FolderFiles, FolderReplica, FolderState, SeenFile, SeenFiles } from './folderPorts.ts';
import { digestOfLeaf } from './takeFolder.ts';

/** What has to change in a folder, so that it has what the replica has. */
export interface FolderPlan {
  /** New contents by path; `null` for files to be deleted. */
  readonly changes: ReadonlyMap<DocumentPath, Uint8Array | null>;
  /** Documents that changed here and elsewhere and are not merged yet. The folder keeps its own version. */
  readonly unmerged: readonly DocumentPath[];
  /** Documents that no project can have, or that cannot be written as text. */
  readonly foreign: readonly DocumentPath[];
  /** To be stored before the folder is written, and after it. */
  readonly before: FolderState;
  readonly after: FolderState;
}

/** Plans what a folder lacks, right after it was taken: what changes in it until the plan is carried out would be lost. */
export async function planFolder(
  replica: FolderReplica,
  { unreadable }: Pick<FolderFiles, 'unreadable'>,
): Promise<FolderPlan> {
  const state: FolderState = (await replica.readState()) ?? { seen: {}, pending: {} };
  const { seen } = state;
  const steps: Steps = { seen, next: new Map(Object.entries(seen)), pending: {}, changes: new Map() };
  const unmerged: DocumentPath[] = [];
  const foreign: DocumentPath[] = [];
  for (const [document, revisions] of await replica.allLeaves()) {
    const known = Object.hasOwn(seen, document) ? seen[document] : undefined;
    if (revisions.length === 1 && revisions[0] === known?.rev) continue;
    if (projectPathKind(document) === undefined) {
      if (!document.startsWith('_')) foreign.push(document);
      continue;
    }
    const open = openInOrder(await replica.leaves(document));
    const winner = open.at(-1);
    if (unreadable.has(document)) continue;
    if (known && open.length > 1 && open.some(({ rev }) => rev === known.rev)) unmerged.push(document);
    else if (!winner) remove(steps, document, known);
    else if (winner.rev !== known?.rev && !(await give(replica, steps, document, winner))) foreign.push(document);
  }
  const after = { seen: Object.fromEntries(steps.next), pending: {} };
  return { changes: steps.changes, unmerged, foreign, before: { seen, pending: steps.pending }, after };
}

interface Steps {
  readonly seen: SeenFiles;
  readonly next: Map<DocumentPath, SeenFile>;
  readonly pending: Record<DocumentPath, SeenFile | null>;
  readonly changes: Map<DocumentPath, Uint8Array | null>;
}

function remove({ next, pending, changes }: Steps, document: DocumentPath, known: SeenFile | undefined): void {
  if (!known) return;
  next.delete(document);
  pending[document] = null;
  changes.set(document, null);
}

/** False when the leaf cannot be a file. */
async function give(
  replica: FolderReplica,
  { seen, next, pending, changes }: Steps,
  document: DocumentPath,
  leaf: StoredLeaf,
): Promise<boolean> {
  const content = await contentOf(replica, document, leaf);
  const digest = digestOfLeaf(document, leaf);
  if (!content || digest === undefined) return false;
  const file = { rev: leaf.rev, digest };
  next.set(document, file);
  if (Object.hasOwn(seen, document) && seen[document]?.digest === digest) return true;
  pending[document] = file;
  changes.set(document, content);
  return true;
}

async function contentOf(
  replica: FolderReplica,
  document: DocumentPath,
  { rev, body, digest }: StoredLeaf,
): Promise<Uint8Array | undefined> {
  const isAsset = projectPathKind(document) === 'asset';
  if (isAsset !== (digest !== undefined)) return undefined;
  if (isAsset) return replica.file(document, rev);
  return body && new TextEncoder().encode(canonicalText(document, body));
}

function openInOrder(leaves: readonly StoredLeaf[]): StoredLeaf[] {
  return leaves.filter(({ isDeleted }) => !isDeleted).sort((left, right) => compareRevisions(left.rev, right.rev));
}
