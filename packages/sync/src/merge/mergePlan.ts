import type { Leaf, RevisionGraph } from './revisionGraph.ts';

/** How the body of a merge comes about. Equal parts of a plan are the same object. */
export type MergePlan =
  | { readonly rev: string }
  | { readonly base: MergePlan | undefined; readonly left: MergePlan; readonly right: MergePlan };

/**
 * Merges revisions one after the other. The base of two sides is what both contain; if that is several revisions, they
 * are merged first. Follows from the tree alone.
 */
export function planMerge(graph: RevisionGraph, leaves: readonly Leaf[]): MergePlan | undefined {
  const plans = new Map<string, MergePlan>();
  const planOf = (revisions: readonly string[]): MergePlan | undefined => {
    const key = revisions.join();
    const known = plans.get(key);
    if (known) return known;
    const [first, ...others] = revisions;
    if (first === undefined) return undefined;
    let plan: MergePlan = { rev: first };
    let contents = graph.contentsOf(first);
    for (const rev of others) {
      const added = graph.contentsOf(rev);
      plan = { base: planOf(graph.basesOf(contents, added)), left: plan, right: { rev } };
      contents = new Set([...contents, ...added]);
    }
    plans.set(key, plan);
    return plan;
  };
  return planOf(leaves.map(({ rev }) => rev));
}

/** The revisions whose bodies a plan needs. */
export function revisionsOf(plan: MergePlan, seen: Set<MergePlan> = new Set()): string[] {
  if (seen.has(plan)) return [];
  seen.add(plan);
  if ('rev' in plan) return [plan.rev];
  const parts = [plan.left, plan.right, ...(plan.base ? [plan.base] : [])];
  return [...new Set(parts.flatMap((part) => revisionsOf(part, seen)))];
}
