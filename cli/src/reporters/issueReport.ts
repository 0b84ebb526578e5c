import { type Issue, locationOf, type Path, type Project, splitPath } from '@playhouse/core';
import type { Line, Styled } from '../terminal.ts';

/**
 * A location, as `--json` prints it: stored document, path inside it, owner and closest named thing.
 * docs/format.md#validating.
 */
export function reportLocation(project: Project, path: Path): Record<string, unknown> {
  return { ...splitPath(path), ...locationOf(project, path) };
}

/** An issue as `--json` prints it. */
export function reportIssue(project: Project, issue: Issue): Record<string, unknown> {
  return {
    code: issue.code,
    severity: issue.severity,
    message: issue.message,
    ...reportLocation(project, issue.path),
    params: issue.params,
    ...(issue.range ? { range: issue.range } : {}),
  };
}

/** One finding as a line for people: severity, location in words, message, code. */
export function issueLine(project: Project, issue: Issue): Line {
  const { owner, instance, behavior } = locationOf(project, issue.path);
  const location = [owner.name || owner.kind, instance?.name, behavior?.class].filter(Boolean).join(' › ');
  const mark: Styled =
    issue.severity === 'blocking' ? { style: 'error', text: 'error  ' } : { style: 'warning', text: 'warning' };
  return ['  ', mark, `  ${location}: ${issue.message}  `, { style: 'faint', text: `[${issue.code}]` }];
}
