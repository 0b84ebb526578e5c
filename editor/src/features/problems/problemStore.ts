import type { BehaviorOwner } from '@playhouse/core';
import { create } from 'zustand';
import type { ProblemCount, ProblemReport } from '../../workers/checkService.ts';
import type { ProblemFix } from '../../workers/problemFix.ts';

/** Counts by id. */
type Counts = ReadonlyMap<string, ProblemCount>;

export interface ProblemState {
  /** Undefined before the first check. */
  readonly report: ProblemReport | undefined;
  /** Counts of the report by kind; the same map as before while its counts are the same. */
  readonly counts: Readonly<Partial<Record<ProblemCount['kind'], Counts>>>;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** The owner of the open behaviors, all of whose findings are reported. */
  readonly watched: BehaviorOwner | undefined;
  /** The repairs of single findings of the report, by `keyOfIssue`; none while they are being looked for. */
  readonly fixes: ReadonlyMap<string, ProblemFix>;
  /** True while a list of problems is open, which offers the fixes. */
  readonly wantsFixes: boolean;
  /** Keys of the problems up to the one that was gone to last, for `stepProblem`. */
  readonly visited: readonly string[];
  visit(keys: readonly string[]): void;
  watch(owner: BehaviorOwner | undefined): void;
  take(report: ProblemReport | undefined): void;
  wantFixes(isWanted: boolean): void;
  takeFixes(fixes: readonly ProblemFix[]): void;
}

const none: ProblemState['fixes'] = new Map();
const noCounts: Counts = new Map();

/** The result of the last check. */
export const useProblems = create<ProblemState>()((set) => ({
  report: undefined,
  counts: {},
  checkedAt: 0,
  watched: undefined,
  fixes: none,
  wantsFixes: false,
  visited: [],
  visit: (visited) => set({ visited }),
  watch: (watched) => set({ watched }),
  take: (report) =>
    set(({ counts }) => ({
      report,
      counts: countsByKind(report?.counts ?? [], counts),
      checkedAt: Date.now(),
      fixes: none,
    })),
  wantFixes: (wantsFixes) => set({ wantsFixes }),
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
