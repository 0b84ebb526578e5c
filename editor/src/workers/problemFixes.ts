import {
  createProjectChecker,
  documentPathToPath,
  furtherRepairs,
  type Issue,
  type Path,
  type Project,
  type RepairChange,
  repairProject,
} from '@playhouse/core';
import { keyOfIssue, type ProblemFix } from './problemFix.ts';
import { withRepairs } from './withRepairs.ts';

/** More findings than this are not tried; people mend a project that is so broken as a whole. */
const mostTried = 100;

/** The repairs of single findings. Each was tried: afterward, the finding is gone and there are no new ones. */
export function findFixes(project: Project, issues: readonly Issue[]): ProblemFix[] {
  const { changes } = repairProject(project, { repairSparse: true, further: furtherRepairs });
  if (changes.length === 0) return [];
  const checker = createProjectChecker();
  const before = new Set(checker.check(project).issues.map(kindAt));
  return issues.slice(0, mostTried).flatMap((issue) => {
    const fitting = changes.filter((change) => isAt(change, issue.path));
    if (fitting.length === 0) return [];
    const after = checker.check(withRepairs(project, fitting)).issues.map(kindAt);
    const isMended = !after.includes(kindAt(issue)) && after.every((each) => before.has(each));
    return isMended ? [{ key: keyOfIssue(issue), changes: fitting }] : [];
  });
}

/** Stays the same when another part of the value, and with it the position of the finding, changes. */
function kindAt({ code, path }: Issue): string {
  return `${code} ${path.join('/')}`;
}

/** True for a change of the value that a finding is about, or of a part of it or of what contains it. */
function isAt({ document, path }: RepairChange, found: Path): boolean {
  const own = [...(documentPathToPath(document) ?? [document]), ...path];
  const common = Math.min(own.length, found.length);
  // What contains a whole entity would be too much.
  return common > 2 && own.slice(0, common).every((step, at) => step === found[at]);
}
