import type { IssueCode } from './issueCodes.ts';
import type { Path } from './path.ts';

export type Severity = 'blocking' | 'nonBlocking';

/**
 * A finding about project data: `code` for programs, `path` for the location, `message` for people.
 * docs/architecture.md#findings-and-errors.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly severity: Severity;
  readonly path: Path;
  /** Numbers and names that the text uses. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** For findings in an expression: start and end in the program's text, in UTF-16 units. */
  readonly range?: readonly [number, number];
}

/** A result: a value, or the findings that prevent it. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse<Value>(...issues: Issue[]): Result<Value> {
  return { ok: false, issues };
}

/** Prepends `prefix` to the relative paths of findings. */
export function prefixIssues(issues: readonly Issue[], prefix: Path): Issue[] {
  return issues.map((issue) => ({ ...issue, path: [...prefix, ...issue.path] }));
}
