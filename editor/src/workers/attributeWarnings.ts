import { type Issue, locationOf, type Project, type ValidationReport } from '@playhouse/core';

/** Whether the preference `attributeWarnings` hides a finding. docs/product-rules.md#preferences. */
function isAttributeWarning({ code, severity }: Issue): boolean {
  return code === 'attribute.mismatch' && severity === 'nonBlocking';
}

/** A report without warnings about attributes, also in its counts. */
export function withoutAttributeWarnings(project: Project, found: ValidationReport): ValidationReport {
  const hidden = found.issues.filter(isAttributeWarning);
  if (hidden.length === 0) return found;
  const counts = new Map<string, number>();
  for (const { path } of hidden) {
    const { kind, id } = locationOf(project, path).owner;
    counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + 1);
  }
  const owners = found.owners.map((owner) => ({
    ...owner,
    nonBlockingErrorCount: owner.nonBlockingErrorCount - (counts.get(`${owner.kind} ${owner.id}`) ?? 0),
  }));
  return {
    ...found,
    issues: found.issues.filter((issue) => !isAttributeWarning(issue)),
    owners: owners.filter(
      ({ blockingErrorCount, nonBlockingErrorCount }) => blockingErrorCount + nonBlockingErrorCount,
    ),
    nonBlockingErrorCount: found.nonBlockingErrorCount - hidden.length,
  };
}
