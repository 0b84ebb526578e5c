import { type Issue, type OwnerCount, ownerOf, type Project } from '@playhouse/core';

/** How many findings each owner has, in order of first occurrence. docs/format.md#owners. */
export function countOwners(project: Project, issues: readonly Issue[]): OwnerCount[] {
  const counts = new Map<string, OwnerCount>();
  for (const { path, severity } of issues) {
    const { kind, id } = ownerOf(project, path);
    const key = `${kind} ${id}`;
    const { blockingErrorCount = 0, nonBlockingErrorCount = 0 } = counts.get(key) ?? {};
    const blocks = severity === 'blocking' ? 1 : 0;
    counts.set(key, {
      kind,
      id,
      blockingErrorCount: blockingErrorCount + blocks,
      nonBlockingErrorCount: nonBlockingErrorCount + 1 - blocks,
    });
  }
  return [...counts.values()];
}
