import type { DocumentPath } from '@playhouse/core';
import { isAssetPath } from '../store/edge.ts';
import { mergeApartLeaves, mergeDocument } from './mergeConflict.ts';
import { tombstonesFor } from './mergeLeaves.ts';
import type { LeafNames, MergePorts, StoredLeaf } from './mergePorts.ts';
import { keepOwed } from './owedVersions.ts';
import { compareRevisions, generationOf, type Leaf, RevisionGraph } from './revisionGraph.ts';
import { lastShared } from './trail.ts';

/**
 * How much of a history counts: databases keep 200 revisions, and some more may be made before a document is merged.
 */
const reach = 150;
/** How many documents the server is asked about at once. */
const atOnce = 500;

export interface RejoinPorts extends MergePorts {
  /** In place of the usual one. */
  readonly reach?: number;
  /** Whether a failure concerns one document. Others end the call. */
  isLocal(error: unknown): boolean;
  report(error: unknown): void;
}

export interface RejoinOptions {
  /** Rejects soon after. */
  readonly signal?: AbortSignal | undefined;
  /** Only these documents are looked at. */
  readonly documents?: ReadonlySet<DocumentPath>;
  /** Leaves that the server had a moment ago. */
  readonly known?: LeafNames;
}

export interface Rejoined {
  /** The documents that were merged. */
  readonly rejoined: readonly DocumentPath[];
  /** The leaves of documents that the server had, too. */
  readonly shared: LeafNames;
}

/**
 * Looks through what the server lacks for leaves that it could not connect with its own, because one of their histories
 * was cut since both had the same revision, and merges them. To be called before anything is sent: nobody else knows the
 * base, and without it the edits of one side would be lost. Rejects when the server cannot be asked.
 * Docs: docs/decisions/0082-histories-that-are-cut.md.
 */
export async function rejoin(
  ports: RejoinPorts,
  { signal, documents, known = new Map() }: RejoinOptions = {},
): Promise<Rejoined> {
  const all = [...(await ports.local.allLeaves())];
  await keepOwed(ports, ports.report);
  const isKnown = ([document, leaves]: LeafNamesEntry) => known.get(document)?.join() === leaves.join();
  const asked = all.filter(([document]) => !isAssetPath(document) && (documents?.has(document) ?? true));
  const shared = new Map(asked.filter(isKnown));
  const rejoined: DocumentPath[] = [];
  const unknown = asked.filter((entry) => !isKnown(entry));
  for (let from = 0; from < unknown.length; from += atOnce) {
    signal?.throwIfAborted();
    const part = unknown.slice(from, from + atOnce);
    const missing = await ports.server.missing(new Map(part));
    for (const [document, leaves] of part) if (!missing.has(document)) shared.set(document, leaves);
    if (missing.size > 0) rejoined.push(...(await rejoinMissing(ports, missing, signal)));
  }
  if (rejoined.length > 0) await keepOwed(ports, ports.report);
  return { rejoined, shared };
}

type LeafNamesEntry = readonly [DocumentPath, readonly string[]];

async function rejoinMissing(
  ports: RejoinPorts,
  missing: LeafNames,
  signal: AbortSignal | undefined,
): Promise<DocumentPath[]> {
  const there = await ports.server.leaves([...missing.keys()]);
  const rejoined: DocumentPath[] = [];
  for (const [document, revisions] of missing) {
    signal?.throwIfAborted();
    try {
      if (await rejoinDocument(ports, document, revisions, there.get(document) ?? [])) rejoined.push(document);
    } catch (error) {
      if (!ports.isLocal(error)) throw error;
      ports.report(error);
    }
  }
  return rejoined;
}

async function rejoinDocument(
  ports: RejoinPorts,
  document: DocumentPath,
  unsent: readonly string[],
  there: readonly string[],
): Promise<boolean> {
  if (there.length === 0) return false;
  const leaves = await ports.local.leaves(document);
  const deleted = new Set(leaves.flatMap(({ rev, isDeleted }) => (isDeleted ? [rev] : [])));
  const open = there.filter((rev) => !deleted.has(rev));
  let hasRejoined = false;
  for (const leaf of leaves.filter(({ rev }) => unsent.includes(rev))) {
    // It continues what the server has, as in most cases.
    if (open.length === 1 && leaf.history.slice(0, ports.reach ?? reach).includes(open[0] ?? '')) continue;
    const shared = await lastShared(ports.memory, document, leaf.history);
    if (shared !== undefined && (await rejoinLeaf(ports, document, leaf, shared))) hasRejoined = true;
  }
  return hasRejoined;
}

/** `shared` is the last revision that the leaf contains and the server had, too. */
async function rejoinLeaf(
  ports: RejoinPorts,
  document: DocumentPath,
  leaf: StoredLeaf,
  shared: string,
): Promise<boolean> {
  let tree = await ports.server.tree(document);
  if (openOf(tree).length > 1) {
    if ((await mergeDocument(ports, document, tree)) !== 'merged') return false;
    tree = await ports.server.tree(document);
  }
  const open = openOf(tree);
  const other = open[0] ?? tree.toSorted((one, another) => compareRevisions(one.rev, another.rev)).at(-1);
  if (open.length > 1 || !other) return false;
  const base = baseOfApart({ leaf, other, tree, shared }, ports.reach ?? reach);
  if (base === undefined) return false;
  if (leaf.isDeleted || other.isDeleted) return deleteUnchanged(ports, document, { leaf, other, shared });
  return (await mergeApartLeaves(ports, document, { leaf, other, base })) === 'merged';
}

interface OneDeleted {
  readonly leaf: StoredLeaf;
  readonly other: StoredLeaf;
  readonly shared: string;
}

/** Deletes on one side what was deleted on the other one, unless it was changed. */
async function deleteUnchanged(
  { local, server }: RejoinPorts,
  document: DocumentPath,
  { leaf, other, shared }: OneDeleted,
): Promise<boolean> {
  const [kept, deleted] = leaf.isDeleted ? [other, leaf] : [leaf, other];
  if (kept.isDeleted || kept.rev !== shared) return false;
  const tombstones = tombstonesFor(document, [kept, deleted], deleted.rev);
  if (!(await server.write(tombstones))) return false;
  await local.write(tombstones);
  return true;
}

interface MaybeApart {
  readonly leaf: StoredLeaf;
  readonly other: StoredLeaf;
  /** All leaves of the server. */
  readonly tree: readonly StoredLeaf[];
  readonly shared: string;
}

/** The last revision that both contain; undefined where their trees tell, or where it is not known. */
function baseOfApart({ leaf, other, tree, shared }: MaybeApart, far: number): string | undefined {
  const whole = commonIn([...tree, leaf], leaf, other);
  const generation = generationOf(shared);
  // A crash can keep this device from noting what it has sent.
  const newer = whole.bases.filter((base) => generationOf(base) > generation);
  // The server had what was shared, so what it has now contains it, unless all of that is known.
  const isKnown = whole.theirs.has(shared) || whole.ends.some((end) => generationOf(end) > generation);
  const base = newer[0] ?? (isKnown ? shared : undefined);
  if (base === undefined || newer.length > 1) return undefined;
  const cut = [...tree, leaf].map((each) => ({ ...each, history: each.history.slice(0, far) }));
  const { bases } = commonIn(cut, leaf, other);
  return bases.some((each) => generationOf(each) >= generationOf(base)) ? undefined : base;
}

function commonIn(leaves: readonly Leaf[], leaf: Leaf, other: Leaf) {
  const graph = new RevisionGraph(leaves);
  const theirs = graph.contentsOf(other.rev);
  return { theirs, ends: graph.endsOf(theirs), bases: graph.basesOf(graph.contentsOf(leaf.rev), theirs) };
}

function openOf(leaves: readonly StoredLeaf[]): StoredLeaf[] {
  return leaves.filter(({ isDeleted }) => !isDeleted);
}
