import type { BehaviorOwner } from '@playhouse/core';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { ProblemReport } from '../../workers/checkService.ts';

export interface ProblemState {
  /** Undefined before the first check. */
  readonly report: ProblemReport | undefined;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** The owner of the open behaviors, all of whose findings are reported. */
  readonly watched: BehaviorOwner | undefined;
  watch(owner: BehaviorOwner | undefined): void;
  take(report: ProblemReport | undefined): void;
}

/** The result of the last check. */
export const useProblems = create<ProblemState>()((set) => ({
  report: undefined,
  checkedAt: 0,
  watched: undefined,
  watch: (watched) => set({ watched }),
  take: (report) => set({ report, checkedAt: Date.now() }),
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
