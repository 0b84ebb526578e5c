import { findAtPath, type Issue, ownerOf, type Path, type Project, splitPath } from '@playhouse/core';

/** An issue as `--json` prints it: the stored document and the path inside it, with owner and behavior. Format, chapter 5. */
export function reportIssue(project: Project, issue: Issue): Record<string, unknown> {
  const place = splitPath(issue.path);
  const behavior = behaviorAround(project, issue.path);
  const owner = ownerOf(project, issue.path);
  return {
    code: issue.code,
    severity: issue.severity,
    message: issue.message,
    document: place.document,
    path: place.path,
    owner: owner.owner,
    ...(owner.instance ? { instance: owner.instance } : {}),
    ...(behavior ? { behavior } : {}),
    params: issue.params,
    ...(issue.range ? { range: issue.range } : {}),
  };
}

/** One finding as a line for people: severity, place in words, message, code. */
export function issueLine(project: Project, issue: Issue): string {
  const { owner, instance } = ownerOf(project, issue.path);
  const behavior = behaviorAround(project, issue.path);
  const place = [owner.name || owner.kind, instance?.name, behavior?.class].filter(Boolean).join(' › ');
  const mark = issue.severity === 'blocking' ? 'error  ' : 'warning';
  return `  ${mark}  ${place}: ${issue.message}  [${issue.code}]`;
}

function behaviorAround(project: Project, path: Path): { id: string; class: string } | undefined {
  for (let length = path.length; length > 2; length--) {
    const list = path[length - 2];
    if (list !== 'behaviors' && list !== 'elseBehaviors') continue;
    const found = findAtPath(project, path.slice(0, length));
    if (isBehavior(found)) return { id: found.id, class: found.class };
  }
  return undefined;
}

function isBehavior(value: unknown): value is { id: string; class: string } {
  return typeof value === 'object' && value !== null && 'class' in value && 'id' in value;
}
