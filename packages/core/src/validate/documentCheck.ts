import type { Issue, Severity } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import type { PathKey } from '../model/path.ts';
import type { Lookup } from './lookup.ts';
import { PathStack } from './pathStack.ts';
import { createUses, type Uses } from './uses.ts';

/** The check of documents in progress, one after the other. */
export interface DocumentCheck {
  readonly lookup: Lookup;
  /** Where the check is, from the project's root; it grows and shrinks on the way. */
  readonly path: PathStack;
  /** Findings of the document in check. */
  issues: Issue[];
  /** What they depend on. */
  uses: Uses;
  /** Above 0 where nothing runs: inside disabled behaviors and in the author's library. */
  muted: number;
}

/** A check that has looked at nothing yet. */
export function createDocumentCheck(lookup: Lookup): DocumentCheck {
  return { lookup, path: new PathStack(), issues: [], uses: createUses(), muted: 0 };
}

/** What a finding can say beyond code and text. */
export interface Details {
  /** Keys from where the check is to where the finding is. */
  readonly keys?: readonly PathKey[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly severity?: Severity;
  readonly range?: readonly [number, number] | undefined;
}

/** Adds a finding at the path where the check is. What does not run breaks nothing, so there it is nonBlocking. */
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
