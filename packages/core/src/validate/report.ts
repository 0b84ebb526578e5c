import type { Issue } from '../model/issue.ts';
import { type OwnerKind, ownerOf } from '../model/owner.ts';
import type { Project } from '../model/project.ts';

/** How many findings an owner has. docs/format.md#owners. */
export interface OwnerCount {
  readonly kind: OwnerKind;
  readonly id: string;
  readonly blockingErrorCount: number;
  readonly nonBlockingErrorCount: number;
}

/**
 * The findings of a whole project, document by document. docs/product-rules.md#findings, last point of "Per-behavior
 * messages".
 */
export interface ValidationReport {
  readonly issues: readonly Issue[];
  /** Owners with findings only. */
  readonly owners: readonly OwnerCount[];
  readonly blockingErrorCount: number;
  readonly nonBlockingErrorCount: number;
}

/** Findings of one document, counted once. */
export interface DocumentFindings {
  readonly issues: readonly Issue[];
  readonly blocking: number;
}

/** How many of the findings are blocking. */
export function countBlocking(issues: readonly Issue[]): number {
  let blocking = 0;
  for (const issue of issues) if (issue.severity === 'blocking') blocking += 1;
  return blocking;
}

/** Combines the findings of documents; each list belongs to one owner. */
export function createReport(project: Project, documents: Iterable<DocumentFindings>): ValidationReport {
  const issues: Issue[] = [];
  const owners = new Map<string, OwnerCount>();
  let total = 0;
  for (const { issues: found, blocking } of documents) {
    const [first] = found;
    if (first === undefined) continue;
    for (const issue of found) issues.push(issue);
    total += blocking;
    const { kind, id } = ownerOf(project, first.path);
    const key = `${kind} ${id}`;
    const before = owners.get(key);
    owners.set(key, {
      kind,
      id,
      blockingErrorCount: (before?.blockingErrorCount ?? 0) + blocking,
      nonBlockingErrorCount: (before?.nonBlockingErrorCount ?? 0) + found.length - blocking,
    });
  }
  return {
    issues,
    owners: [...owners.values()],
    blockingErrorCount: total,
    nonBlockingErrorCount: issues.length - total,
  };
}
