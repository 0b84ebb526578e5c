import type { Leaf, RevisionGraph } from './revisionGraph.ts';

/** How the body of a merge comes about. Equal parts of a plan are the same object. */
export type MergePlan =
  | { readonly rev: string }
  | { readonly base: MergePlan | undefined; readonly left: MergePlan; readonly right: MergePlan };

/** Revisions that are merged already, in a plan. */
interface Part {
  /** The names of the revisions. */
  readonly names: readonly string[];
  readonly plan: MergePlan;
  readonly contents: ReadonlySet<string>;
}

/** Two parts, and the revisions that both contain. */
interface Pair {
  readonly left: Part;
  readonly right: Part;
  readonly bases: readonly string[];
  readonly common: number;
}

/**
 * Merges revisions, the closest ones first. The base of two sides is what both contain; if that is several revisions,
 * they are merged first. Follows from the tree alone.
 */
export function planMerge(graph: RevisionGraph, leaves: readonly Leaf[]): MergePlan | undefined {
  const plans = new Map<string, MergePlan>();
  const planOf = (revisions: readonly string[]): MergePlan | undefined => {
    const key = revisions.join();
    const plan = plans.get(key) ?? mergeParts(revisions);
    if (plan) plans.set(key, plan);
    return plan;
  };
  const mergeParts = (revisions: readonly string[]): MergePlan | undefined => {
    let parts = revisions.map((rev): Part => ({ names: [rev], plan: { rev }, contents: graph.contentsOf(rev) }));
    for (let pair = closestPair(graph, parts); pair; pair = closestPair(graph, parts)) {
      const { left, right, bases } = pair;
      const merged: Part = {
        names: [...left.names, ...right.names].sort(),
        plan: { base: planOf(bases), left: left.plan, right: right.plan },
        contents: new Set([...left.contents, ...right.contents]),
      };
      parts = [...parts.filter((part) => part !== left && part !== right), merged];
    }
    return parts[0]?.plan;
  };
  return planOf(leaves.map(({ rev }) => rev));
}

/**
 * The parts with the fewest bases, and the most in common; those without a base come last. A part that took in earlier
 * states of several others is merged before these are merged with each other: of two values that it replaced, one would
 * look new to it.
 */
function closestPair(graph: RevisionGraph, parts: readonly Part[]): Pair | undefined {
  const sorted = [...parts].sort((one, other) => (one.names.join() < other.names.join() ? -1 : 1));
  const pairs = sorted.flatMap((left, index) =>
    sorted.slice(index + 1).map((right): Pair => {
      const common = [...left.contents].filter((rev) => right.contents.has(rev)).length;
      return { left, right, bases: graph.basesOf(left.contents, right.contents), common };
    }),
  );
  const basesOf = ({ bases }: Pair) => (bases.length === 0 ? Number.MAX_SAFE_INTEGER : bases.length);
  return pairs.sort((one, other) => basesOf(one) - basesOf(other) || other.common - one.common)[0];
}

/** The revisions whose bodies a plan needs. */
export function revisionsOf(plan: MergePlan, seen: Set<MergePlan> = new Set()): string[] {
  if (seen.has(plan)) return [];
  seen.add(plan);
  if ('rev' in plan) return [plan.rev];
  const parts = [plan.left, plan.right, ...(plan.base ? [plan.base] : [])];
  return [...new Set(parts.flatMap((part) => revisionsOf(part, seen)))];
}
