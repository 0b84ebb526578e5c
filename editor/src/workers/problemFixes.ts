import {
  applyRepairs,
  createProjectChecker,
  type DocumentPath,
  documentPathToPath,
  documentsOf,
  furtherRepairs,
  type Issue,
  type Path,
  type Project,
  type ProjectDocument,
  type RepairChange,
  repairProject,
  replaceDocuments,
} from '@playhouse/core';

/** A repair that makes one finding disappear. */
export interface ProblemFix {
  /** `keyOfIssue` of the finding. */
  readonly key: string;
  readonly changes: readonly RepairChange[];
}

/** More findings than this are not tried; people mend a project that is so broken as a whole. */
const mostTried = 100;

/** Identifies a finding of one check. */
export function keyOfIssue({ code, path }: Issue): string {
  return `${code} ${path.join('/')}`;
}

/** The repairs of single findings. Each was tried: afterward, the finding is gone and there are no new ones. */
export function findFixes(project: Project, issues: readonly Issue[]): ProblemFix[] {
  const { changes } = repairProject(project, { repairSparse: true, further: furtherRepairs });
  if (changes.length === 0) return [];
  const checker = createProjectChecker();
  const before = new Set(checker.check(project).issues.map(keyOfIssue));
  return issues.slice(0, mostTried).flatMap((issue) => {
    const fitting = changes.filter((change) => isAt(change, issue.path));
    if (fitting.length === 0) return [];
    const after = checker.check(withRepairs(project, fitting)).issues.map(keyOfIssue);
    const key = keyOfIssue(issue);
    return after.includes(key) || after.some((each) => !before.has(each)) ? [] : [{ key, changes: fitting }];
  });
}

/** The project with some changes of a repair. Changes of values that are different now are left out. */
export function withRepairs(project: Project, changes: readonly RepairChange[]): Project {
  const documents = new Map(documentsOf(project));
  const applied = applyRepairs(documents, changes, new Set(changes.keys()));
  const changed = [...applied.documents].filter(([name, document]) => documents.get(name) !== document);
  return replaceDocuments(project, new Map(changed as [DocumentPath, ProjectDocument][]));
}

/** True for a change of the value that a finding is about, or of a part of it or of what contains it. */
function isAt({ document, path }: RepairChange, found: Path): boolean {
  const own = [...(documentPathToPath(document) ?? [document]), ...path];
  const common = Math.min(own.length, found.length);
  // What contains a whole entity would be too much.
  return common > 2 && own.slice(0, common).every((step, at) => step === found[at]);
}
