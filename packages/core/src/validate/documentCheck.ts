import type { Issue, Severity } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import type { PathKey } from '../model/path.ts';
import type { Lookup } from './lookup.ts';
import { PathStack } from './pathStack.ts';
import { createUses, type Uses } from './uses.ts';

/** The state of checking documents one after the other. */
export interface DocumentCheck {
  readonly lookup: Lookup;
  /** The current path of the check from the project's root; it grows and shrinks during the check. */
  readonly path: PathStack;
  /** Findings in the current document. */
  issues: Issue[];
  /** Facts that they depend on. */
  uses: Uses;
  /** Greater than 0 where nothing runs: inside disabled behaviors and in the author's library. */
  muted: number;
}

/** Creates a check without findings. */
export function createDocumentCheck(lookup: Lookup): DocumentCheck {
  return { lookup, path: new PathStack(), issues: [], uses: createUses(), muted: 0 };
}

/** Details of a finding besides code and text. */
export interface Details {
  /** Keys from where the check is to where the finding is. */
  readonly keys?: readonly PathKey[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly severity?: Severity;
  readonly range?: readonly [number, number] | undefined;
}

/** Adds a finding at the current path. Where nothing runs, findings are nonBlocking. */
export function report(check: DocumentCheck, code: IssueCode, message: string, details: Details = {}): void {
  const { keys = [], params = {}, severity = 'blocking', range } = details;
  check.issues.push({
    code,
    severity: check.muted > 0 ? 'nonBlocking' : severity,
    path: check.path.to(keys),
    params,
    message,
    ...(range === undefined ? {} : { range }),
  });
}
