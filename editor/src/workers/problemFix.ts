import type { Issue, RepairChange } from '@playhouse/core';

/** A repair that makes one finding disappear. */
export interface ProblemFix {
  /** `keyOfIssue` of the finding. */
  readonly key: string;
  readonly changes: readonly RepairChange[];
}

/** Identifies a finding of one check. */
export function keyOfIssue({ code, path }: Issue): string {
  return `${code} ${path.join('/')}`;
}
