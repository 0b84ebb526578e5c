import type { Issue, Severity } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';

/** A finding in a program; its path is the program itself. */
export function expressionIssue(
  code: Extract<IssueCode, `expression.${string}`>,
  message: string,
  range?: readonly [number, number],
  params: Readonly<Record<string, unknown>> = {},
  severity: Severity = 'blocking',
): Issue {
  const issue: Issue = { code, severity, path: [], params, message };
  return range ? { ...issue, range } : issue;
}
