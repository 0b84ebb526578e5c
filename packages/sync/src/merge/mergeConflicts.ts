import type { DocumentPath } from '@playhouse/core';
import { mergeDocument } from './mergeConflict.ts';
import type { MergePorts, MergeProgress, StoredLeaf } from './mergePorts.ts';

export interface MergeReport {
  readonly merged: readonly DocumentPath[];
  /** Documents whose leaves cannot be merged yet. They are looked at again next time. */
  readonly waiting: readonly DocumentPath[];
  readonly errors: readonly unknown[];
}

/**
 * Devices with different versions of the program may merge the same leaves differently, each other's merges included.
 * A document that is merged so often in this time has to wait.
 */
const limits = { merges: 30, window: 600_000 } as const;

interface Pass {
  readonly ports: MergePorts;
  readonly signal: AbortSignal | undefined;
  readonly merged: DocumentPath[];
  readonly errors: unknown[];
}

/**
 * Looks for documents with several open leaves among those that changed since the last time, and merges them. What is
 * interrupted is continued by the next call.
 */
export async function mergeConflicts(ports: MergePorts, signal?: AbortSignal): Promise<MergeReport> {
  const pass: Pass = { ports, signal, merged: [], errors: [] };
  let progress: MergeProgress = (await ports.local.readProgress()) ?? { since: '0', waiting: [], recent: {} };
  for (let isFirst = true; ; isFirst = false) {
    const changes = await ports.local.changes(progress.since);
    const documents = new Set([...(isFirst ? progress.waiting : []), ...changes.documents]);
    const next = await mergeAll(pass, documents, isFirst ? { ...progress, waiting: [] } : progress);
    if (signal?.aborted) break;
    progress = { ...next, since: changes.since };
    if (changes.documents.length > 0 || documents.size > 0 || changes.isLast) await ports.local.writeProgress(progress);
    if (changes.isLast) break;
  }
  return { merged: pass.merged, waiting: progress.waiting, errors: pass.errors };
}

async function mergeAll(
  pass: Pass,
  documents: ReadonlySet<DocumentPath>,
  progress: MergeProgress,
): Promise<MergeProgress> {
  const conflicts = await openConflicts(pass.ports, documents);
  if (conflicts.size === 0) return { ...progress, waiting: progress.waiting.filter((each) => !documents.has(each)) };
  const waiting = new Set(progress.waiting);
  const recent = recentOnly(progress.recent, pass.ports.now());
  const known = await pass.ports.server.leaves([...conflicts.keys()]);
  for (const [document, leaves] of conflicts) {
    const times = recent[document] ?? [];
    const isReady = isSame(leaves, known.get(document)) && times.length < limits.merges && !pass.signal?.aborted;
    const isMerged = isReady && (await tryMerge(pass, document, leaves));
    if (!isMerged) waiting.add(document);
    else recent[document] = [...times, pass.ports.now()];
  }
  return { ...progress, waiting: [...waiting], recent };
}

/** A document that fails keeps no other from being merged. */
async function tryMerge(pass: Pass, document: DocumentPath, leaves: readonly StoredLeaf[]): Promise<boolean> {
  try {
    const isMerged = await mergeDocument(pass.ports, document, leaves);
    if (isMerged) pass.merged.push(document);
    return isMerged;
  } catch (error) {
    pass.errors.push(error);
    return false;
  }
}

async function openConflicts(
  { local }: MergePorts,
  documents: ReadonlySet<DocumentPath>,
): Promise<ReadonlyMap<DocumentPath, readonly StoredLeaf[]>> {
  const found = new Map<DocumentPath, readonly StoredLeaf[]>();
  for (const document of documents) {
    const leaves = await local.leaves(document);
    if (openOf(leaves).length > 1) found.set(document, leaves);
  }
  return found;
}

/**
 * Whether the server has the same tree. If it lacks a leaf, that is sent first. If it has others, somebody has merged or
 * edited meanwhile, and what a merge took in may not be known here yet.
 */
function isSame(leaves: readonly StoredLeaf[], known: readonly string[] = []): boolean {
  const names = new Set(known);
  return leaves.length === names.size && leaves.every(({ rev }) => names.has(rev));
}

function openOf(leaves: readonly StoredLeaf[]): StoredLeaf[] {
  return leaves.filter(({ isDeleted }) => !isDeleted);
}

function recentOnly(recent: MergeProgress['recent'], now: number): Record<DocumentPath, readonly number[]> {
  const left = Object.entries(recent).map(
    ([document, times]) => [document, times.filter((at) => now - at < limits.window)] as const,
  );
  return Object.fromEntries(left.filter(([, times]) => times.length > 0));
}
