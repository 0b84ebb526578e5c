import type { BehaviorOwner } from '@playhouse/core';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { ProblemReport } from '../../workers/checkService.ts';
import type { ProblemFix } from '../../workers/problemFixes.ts';

export interface ProblemState {
  /** Undefined before the first check. */
  readonly report: ProblemReport | undefined;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** The owner of the open behaviors, all of whose findings are reported. */
  readonly watched: BehaviorOwner | undefined;
  /** The repairs of single findings of the report, by `keyOfIssue`; none while they are being looked for. */
  readonly fixes: ReadonlyMap<string, ProblemFix>;
  /** True while a list of problems is open, which offers the fixes. */
  readonly wantsFixes: boolean;
  /** The problem that was gone to last, by `keyOfIssue`. */
  readonly visited: string | undefined;
  visit(key: string): void;
  watch(owner: BehaviorOwner | undefined): void;
  take(report: ProblemReport | undefined): void;
  wantFixes(isWanted: boolean): void;
  takeFixes(fixes: readonly ProblemFix[]): void;
}

const none: ProblemState['fixes'] = new Map();

/** The result of the last check. */
export const useProblems = create<ProblemState>()((set) => ({
  report: undefined,
  checkedAt: 0,
  watched: undefined,
  fixes: none,
  wantsFixes: false,
  visited: undefined,
  visit: (visited) => set({ visited }),
  watch: (watched) => set({ watched }),
  take: (report) => set({ report, checkedAt: Date.now(), fixes: none }),
  wantFixes: (wantsFixes) => set({ wantsFixes }),
  takeFixes: (fixes) => set({ fixes: new Map(fixes.map((fix) => [fix.key, fix])) }),
}));

/** Counts of all scenes, actors or scripts by id, for badges. */
export function useProblemCounts(
  kind: 'scene' | 'prototype' | 'delegate',
): ReadonlyMap<string, { readonly errors: number; readonly warnings: number }> {
  const report = useProblems((state) => state.report);
  return useMemo(
    () => new Map((report?.counts ?? []).filter((count) => count.kind === kind).map((count) => [count.id, count])),
    [report, kind],
  );
}
