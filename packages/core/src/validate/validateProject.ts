import type { Issue } from '../model/issue.ts';
import { type DocumentPath, documentPathToPath } from '../model/path.ts';
import type { AssetFiles, Project } from '../model/project.ts';
import { createProjectChecker } from './projectChecker.ts';
import type { ValidationReport } from './report.ts';

/**
 * Every finding in a project, and in its asset files when they are given. Total: a damaged project results in findings,
 * never in an exception. docs/product-rules.md#findings. To check again after edits, use `createProjectChecker`.
 */
export function validateProject(project: Project, files?: AssetFiles): ValidationReport {
  return createProjectChecker().check(project, files);
}

/** The findings of one document of a project, the same as those of `validateProject`. */
export function validateDocument(project: Project, document: DocumentPath, files?: AssetFiles): readonly Issue[] {
  const [head, id] = documentPathToPath(document) ?? [];
  return validateProject(project, files).issues.filter(
    ({ path }) => path[0] === head && (id === undefined || path[1] === id),
  );
}
