import {
  createProjectChecker,
  type DocumentPath,
  type Issue,
  locationOf,
  type Project,
  type ProjectDocument,
  replaceDocuments,
} from '@playhouse/core';
import { sceneCounts } from './sceneCounts.ts';

/** A finding with the names around it, ready to be shown. */
export interface Problem {
  readonly issue: Issue;
  readonly owner: { readonly kind: string; readonly id: string; readonly name: string };
  readonly instance?: { readonly id: string; readonly name: string };
  readonly behavior?: { readonly id: string; readonly class: string };
  readonly condition?: { readonly id: string };
}

/** The number of findings per severity of an owner; for scenes, the number of affected actors. */
interface ProblemCount {
  readonly kind: string;
  readonly id: string;
  readonly errors: number;
  readonly warnings: number;
}

export interface ProblemReport {
  readonly problems: readonly Problem[];
  readonly counts: readonly ProblemCount[];
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Checks a project in a worker, which keeps its own copy and only gets the changes.
 * docs/architecture.md#session-editor-and-workers.
 */
export interface CheckService {
  open(project: Project): ProblemReport;
  change(documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>): ProblemReport;
}

/** The maximum number of findings shown; counts include all. */
const mostProblems = 500;

export function createCheckService(): CheckService {
  const checker = createProjectChecker();
  let current: Project | undefined;
  const report = (project: Project): ProblemReport => {
    current = project;
    const found = checker.check(project);
    return {
      problems: found.issues.slice(0, mostProblems).map((issue) => ({ issue, ...locationOf(project, issue.path) })),
      counts: [
        ...found.owners.flatMap(({ kind, id, blockingErrorCount, nonBlockingErrorCount }) =>
          kind === 'scene' ? [] : [{ kind, id, errors: blockingErrorCount, warnings: nonBlockingErrorCount }],
        ),
        ...sceneCounts(project, found.issues).map((count) => ({ kind: 'scene', ...count })),
      ],
      errors: found.blockingErrorCount,
      warnings: found.nonBlockingErrorCount,
    };
  };
  return {
    open: report,
    change(documents) {
      if (!current) throw new Error('open comes before change');
      return report(replaceDocuments(current, documents));
    },
  };
}
