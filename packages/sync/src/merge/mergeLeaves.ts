import {
  canonicalText,
  type DescribedConflict,
  type DocumentPath,
  type Issue,
  type MergedDocument,
  mergeStoredDocument,
  type Result,
} from '@playhouse/core';
import type { RecordBody } from '../store/database.ts';
import { type MergePlan, planMerge, revisionsOf } from './mergePlan.ts';
import { mergeHash, tombstoneHash } from './mergeRevision.ts';
import { compareRevisions, generationOf, type Leaf, RevisionGraph } from './revisionGraph.ts';

/** A revision with a name of our own, to be stored as it is. */
export interface NewRevision {
  readonly id: DocumentPath;
  readonly rev: string;
  /** Names of the revision and of its ancestors, newest first. */
  readonly history: readonly string[];
  /** Absent for a tombstone. */
  readonly body?: RecordBody;
}

export interface LeafMerge {
  /** The merge; absent if the winning leaf contains everything already. */
  readonly revision?: NewRevision;
  /** One for each leaf that is closed. */
  readonly tombstones: readonly NewRevision[];
  readonly conflicts: readonly DescribedConflict[];
}

export type LeavesMerged =
  /** There is nothing to merge. */
  | { readonly state: 'single' }
  /** The bodies of these revisions are needed, too. */
  | { readonly state: 'incomplete'; readonly missing: readonly string[] }
  /** A side is not a readable document. */
  | { readonly state: 'unreadable'; readonly issues: readonly Issue[] }
  | { readonly state: 'merged'; readonly merge: LeafMerge };

/**
 * Merges the open leaves of a document into one. The result is the same on every device that merges the same leaves,
 * down to the names of the revisions. Docs: docs/decisions/0071-merging-leaves.md.
 */
export function mergeLeaves(
  document: DocumentPath,
  leaves: readonly Leaf[],
  bodyOf: (rev: string) => RecordBody | undefined,
): LeavesMerged {
  const graph = new RevisionGraph(leaves);
  const plan = graph.open.length > 1 ? planMerge(graph, graph.open) : undefined;
  if (!plan) return { state: 'single' };
  return mergeByPlan(document, plan, graph.open, bodyOf);
}

/** Revisions that are merged where their tree no longer tells what they have in common. */
export interface Apart {
  readonly leaf: Leaf;
  /** What the merge follows. */
  readonly other: Leaf;
  /** The last revision that both contain. */
  readonly base: string;
}

/** Merges a leaf into another one. */
export function mergeApart(
  document: DocumentPath,
  { leaf, other, base }: Apart,
  bodyOf: (rev: string) => RecordBody | undefined,
): LeavesMerged {
  const [left, right] = compareRevisions(leaf.rev, other.rev) < 0 ? [leaf, other] : [other, leaf];
  const plan: MergePlan = { base: { rev: base }, left: { rev: left.rev }, right: { rev: right.rev } };
  return mergeByPlan(document, plan, [leaf, other], bodyOf);
}

/** `open` are the leaves that are merged; the merge follows the last one. */
function mergeByPlan(
  document: DocumentPath,
  plan: MergePlan,
  open: readonly Leaf[],
  bodyOf: (rev: string) => RecordBody | undefined,
): LeavesMerged {
  const texts = new Map<string, string>();
  const missing: string[] = [];
  for (const rev of revisionsOf(plan)) {
    const body = bodyOf(rev);
    if (body) texts.set(rev, JSON.stringify(body));
    else missing.push(rev);
  }
  if (missing.length > 0) return { state: 'incomplete', missing };
  const merged = carryOut(document, plan, texts, new Map());
  if (!merged.ok) return { state: 'unreadable', issues: merged.issues };
  return { state: 'merged', merge: revisionsFor(document, open, texts, merged.value) };
}

type Merged = Pick<MergedDocument, 'text' | 'conflicts'>;

/** Only conflicts between the leaves are told: those of bases were told when they were merged. */
function carryOut(
  document: DocumentPath,
  plan: MergePlan,
  texts: ReadonlyMap<string, string>,
  known: Map<MergePlan, Result<Merged>>,
): Result<Merged> {
  if ('rev' in plan) return { ok: true, value: { text: texts.get(plan.rev) ?? '', conflicts: [] } };
  const before = known.get(plan);
  if (before) return before;
  const base = plan.base && carryOut(document, plan.base, texts, known);
  const left = carryOut(document, plan.left, texts, known);
  const right = carryOut(document, plan.right, texts, known);
  if (!left.ok) return left;
  if (!right.ok) return right;
  const merged = mergeStoredDocument(document, {
    ...(base?.ok && { base: base.value.text }),
    mine: left.value.text,
    theirs: right.value.text,
  });
  // In which order others merged says nothing about who moved something.
  const isPlain = plan.base === undefined || 'rev' in plan.base;
  const told = merged.ok ? merged.value.conflicts.filter(({ kind }) => isPlain || kind !== 'order') : [];
  const result: Result<Merged> = merged.ok
    ? { ok: true, value: { ...merged.value, conflicts: [...left.value.conflicts, ...right.value.conflicts, ...told] } }
    : merged;
  known.set(plan, result);
  return result;
}

function revisionsFor(
  id: DocumentPath,
  open: readonly Leaf[],
  texts: ReadonlyMap<string, string>,
  { text, conflicts }: Merged,
): LeafMerge {
  const winner = open.at(-1);
  const body: RecordBody = JSON.parse(text);
  if (!winner) return { tombstones: [], conflicts };
  // The winner needs no successor that equals it.
  if (canonical(id, texts.get(winner.rev)) === text)
    return { tombstones: tombstonesFor(id, open, winner.rev), conflicts };
  const hash = mergeHash(
    open.map(({ rev }) => rev),
    text,
  );
  const rev = `${generationOf(winner.rev) + 1}-${hash}`;
  const revision = { id, rev, history: [rev, ...winner.history], body };
  return { revision, tombstones: tombstonesFor(id, open, rev), conflicts };
}

/** Closes all leaves but the last, which the merge follows or is. */
export function tombstonesFor(id: DocumentPath, open: readonly Leaf[], merge: string): NewRevision[] {
  return open.slice(0, -1).map(({ rev: leaf, history }) => {
    const rev = `${generationOf(leaf) + 1}-${tombstoneHash(leaf, merge)}`;
    return { id, rev, history: [rev, ...history] };
  });
}

function canonical(document: DocumentPath, text: string | undefined): string | undefined {
  return text === undefined ? undefined : canonicalText(document, JSON.parse(text));
}
