import type { Issue, RepairChange } from '@playhouse/core';

/** A repair that makes one finding disappear. */
export interface ProblemFix {
  /** `keyOfIssue` of the finding. */
  readonly key: string;
  readonly changes: readonly RepairChange[];
}

/** Identifies a finding of one check. An expression may have several of a kind, at different positions. */
export function keyOfIssue({ code, path, range, params }: Issue): string {
  return JSON.stringify([code, path, range, params]);
}
