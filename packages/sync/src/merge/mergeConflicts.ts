import type { DocumentPath } from '@playhouse/core';
import { type MergeEnd, mergeDocument } from './mergeConflict.ts';
import type { MergePorts, MergeProgress, StoredLeaf } from './mergePorts.ts';

export interface MergeReport {
  readonly merged: readonly DocumentPath[];
  /** Documents whose leaves cannot be merged yet. They are looked at again next time. */
  readonly waiting: readonly DocumentPath[];
  readonly errors: readonly unknown[];
}

/**
 * Devices with different versions of the program may merge the same leaves differently, each other's merges included.
 * A document that was merged more than `own` times in this time is left to the server, if that can do it, and one that
 * was merged `merges` times has to wait. The server is also asked when a body was missing for `patience`, since it has
 * the version history. In milliseconds. A server takes `together` documents in one request.
 */
const limits = { own: 3, merges: 30, window: 600_000, patience: 60_000, together: 100 } as const;

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
  const stuck: Record<DocumentPath, number> = { ...progress.stuck };
  const known = await pass.ports.server.leaves([...conflicts.keys()]);
  const ready = [...conflicts].filter(([document, leaves]) => isSame(leaves, known.get(document)));
  const there = await mergeThere(
    pass,
    ready.map(([document]) => document).filter((document) => isForServer(pass, document, { recent, stuck })),
  );
  for (const document of conflicts.keys()) if (!there.has(document)) waiting.add(document);
  for (const [document, leaves] of ready) {
    const times = recent[document] ?? [];
    if (there.has(document) || times.length >= limits.merges || pass.signal?.aborted) continue;
    const end = await tryMerge(pass, document, leaves);
    if (end === 'incomplete') stuck[document] ??= pass.ports.now();
    else delete stuck[document];
    if (end !== 'merged') continue;
    waiting.delete(document);
    recent[document] = [...times, pass.ports.now()];
  }
  for (const document of there) delete stuck[document];
  return { ...progress, waiting: [...waiting], recent, stuck };
}

type Waits = Required<Pick<MergeProgress, 'recent' | 'stuck'>>;

function isForServer({ ports }: Pass, document: DocumentPath, { recent, stuck }: Waits): boolean {
  const since = stuck[document];
  const isStuck = since !== undefined && ports.now() - since >= limits.patience;
  return isStuck || (recent[document]?.length ?? 0) > limits.own;
}

/**
 * What the server has merged comes with the replication. Where it cannot, this device goes on by itself. A request that
 * fails keeps no other from being made.
 */
async function mergeThere(pass: Pass, documents: readonly DocumentPath[]): Promise<ReadonlySet<DocumentPath>> {
  const { server } = pass.ports;
  const there = new Set<DocumentPath>();
  for (let from = 0; from < documents.length; from += limits.together) {
    if (!server.merge || pass.signal?.aborted) break;
    try {
      const merged = await server.merge(documents.slice(from, from + limits.together));
      pass.merged.push(...merged);
      for (const each of merged) there.add(each);
    } catch (error) {
      pass.errors.push(error);
    }
  }
  return there;
}

/** A document that fails keeps no other from being merged. */
async function tryMerge(pass: Pass, document: DocumentPath, leaves: readonly StoredLeaf[]): Promise<MergeEnd> {
  try {
    const end = await mergeDocument(pass.ports, document, leaves);
    if (end === 'merged') pass.merged.push(document);
    return end;
  } catch (error) {
    pass.errors.push(error);
    return 'waiting';
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
