import type { BehaviorOwner } from '@playhouse/core';
import { create } from 'zustand';
import type { ProblemCount, ProblemReport } from '../../workers/checkService.ts';
import type { ProblemFix } from '../../workers/problemFix.ts';
import type { ProblemPlace } from '../../workers/problemPlace.ts';

/** Counts by id. */
type Counts = ReadonlyMap<string, ProblemCount>;

interface OpenList {
  readonly place: ProblemPlace | undefined;
}

export interface ProblemState {
  /** Undefined before the first check. */
  readonly report: ProblemReport | undefined;
  /** Counts of the report by kind; the same map as before while its counts are the same. */
  readonly counts: Readonly<Partial<Record<ProblemCount['kind'], Counts>>>;
  /** When the report was made, in milliseconds since 1970. */
  readonly checkedAt: number;
  /** True after a check that could not be made, until the next one: the report may be about an earlier project. */
  readonly hasFailed: boolean;
  /** The owner of the open behaviors, all of whose findings are reported. */
  readonly watched: BehaviorOwner | undefined;
  /** The repairs of single findings of the report, by `keyOfIssue`; none while they are being looked for. */
  readonly fixes: ReadonlyMap<string, ProblemFix>;
  /** The open lists of problems, which offer the fixes: where each of them looks; undefined for everywhere. */
  readonly lists: readonly OpenList[];
  /** Keys of the problems up to the one that was gone to last, for `stepProblem`. */
  readonly visited: readonly string[];
  visit(keys: readonly string[]): void;
  watch(owner: BehaviorOwner | undefined): void;
  take(report: ProblemReport | undefined): void;
  fail(): void;
  /** Opens a list; returns what closes it. */
  openList(place: ProblemPlace | undefined): () => void;
  takeFixes(fixes: readonly ProblemFix[]): void;
}

const none: ProblemState['fixes'] = new Map();
const noCounts: Counts = new Map();

/** The result of the last check. */
export const useProblems = create<ProblemState>()((set) => ({
  report: undefined,
  counts: {},
  checkedAt: 0,
  hasFailed: false,
  watched: undefined,
  fixes: none,
  lists: [],
  visited: [],
  visit: (visited) => set({ visited }),
  watch: (watched) => set({ watched }),
  take: (report) =>
    set(({ counts }) => ({
      report,
      counts: countsByKind(report?.counts ?? [], counts),
      checkedAt: Date.now(),
      hasFailed: false,
      fixes: none,
    })),
  fail: () => set({ hasFailed: true }),
  openList(place) {
    const list = { place };
    set(({ lists }) => ({ lists: [...lists, list] }));
    return () => set(({ lists }) => ({ lists: lists.filter((each) => each !== list) }));
  },
  takeFixes: (fixes) => set({ fixes: new Map(fixes.map((fix) => [fix.key, fix])) }),
}));

/** Counts of all scenes, actors or scripts by id, for badges. */
export function useProblemCounts(kind: 'scene' | 'prototype' | 'delegate'): Counts {
  return useProblems(({ counts }) => counts[kind] ?? noCounts);
}

/** Each edit is checked, and few change a count: libraries are rendered again only then. */
function countsByKind(counts: readonly ProblemCount[], before: ProblemState['counts']): ProblemState['counts'] {
  const kinds = Map.groupBy(counts, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, list]) => {
      const found = new Map(list.map((count) => [count.id, count]));
      const old = before[kind];
      return [kind, old && isSame(old, found) ? old : found];
    }),
  );
}

function isSame(left: Counts, right: Counts): boolean {
  return (
    left.size === right.size &&
    [...left].every(([id, { errors, warnings }]) => {
      const other = right.get(id);
      return other?.errors === errors && other.warnings === warnings;
    })
  );
}
